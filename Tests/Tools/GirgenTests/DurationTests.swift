import XCTest

@testable import GirgenAnalyse

/// Tests of numbers that are times.
final class DurationTests: GeneratorTestCase {
    func testAParameterWhoseNameStatesTheUnit() throws {
        let output = try generate(
            button: GIRSnippet.method("wait", GIRSnippet.parameter("timeout_msec", GIRSnippet.int)),
            GIRSnippet.method("limit", GIRSnippet.parameter("rate_us", GIRSnippet.type("gint64", "gint64")))
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func wait(_ timeout: Duration? = nil) { gtk_button_wait(OpaquePointer(pointer), exactDuration(timeout, .milliseconds, "gtk_button_wait: timeout_msec")) }
                """
        )
        assertFile("Button", of: output, contains: "public func limit(_ rate: Duration) {")
    }

    func testAPropertyOfTheTable() throws {
        let number = GIRSnippet.type("guint", "guint")
        let output = try generate(
            GIRSnippet.class("Revealer", GIRSnippet.property("transition-duration", number, #"writable="1""#))
        )
        assertFile(
            "Revealer",
            of: output,
            contains: """
                public var transitionDuration: Duration {
                    get { convertDuration(property("transition-duration") as Int, .milliseconds) }
                """
        )
        let setter = #"exactDuration(newValue, .milliseconds, "transition-duration") as Int)"#
        XCTAssertEqual(output["Revealer"]?.contains(setter), true)
    }

    func testNamesWithoutTheUnit() {
        XCTAssertEqual(DurationTypes.withoutUnit("timeout_msec"), "timeout")
        XCTAssertEqual(DurationTypes.withoutUnit("usecs"), "usecs")
        XCTAssertEqual(DurationTypes.withoutUnit("start_time"), "start_time")
    }
}
