import XCTest

/// Tests of functions that return a number, with which another function ends the activity.
final class CounterpartTests: GeneratorTestCase {
    private let number = GIRSnippet.type("guint", "guint")

    func testAPairIsOneFunctionThatReturnsACancellable() throws {
        let output = try generate(
            button: GIRSnippet.method("signal_subscribe", result: GIRSnippet.result(number)),
            GIRSnippet.method("signal_unsubscribe", GIRSnippet.parameter("id", number))
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func signalSubscribe() -> AnyCancellable {
                    let returned = gtk_button_signal_subscribe(OpaquePointer(pointer))
                    return endingWhenCancelled(returned) { gtk_button_signal_unsubscribe(OpaquePointer($0), $1) }
                """
        )
        assertFile("Button", of: output, lacks: "func signalUnsubscribe")
        XCTAssertEqual(output.coverage.counts["Gtk"]?[.methods]?.bound, 2)
    }

    func testUnrelatedFunctionsReturnANumber() throws {
        let output = try generate(
            button: GIRSnippet.method("add_row", result: GIRSnippet.result(number)),
            GIRSnippet.method("remove_row", GIRSnippet.parameter("row", GIRSnippet.widget))
        )
        assertFile("Button", of: output, contains: "@discardableResult public func addRow() -> Int {")
        assertFile("Button", of: output, contains: "public func removeRow(_ row: Widget) {")
    }
}
