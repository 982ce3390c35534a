import XCTest

/// Tests of functions that compare and hash, which make a class `Hashable`.
final class EqualityTests: GeneratorTestCase {
    private let equal = GIRSnippet.method(
        "equal",
        GIRSnippet.parameter("other", GIRSnippet.type("Button", "GtkButton*")),
        result: GIRSnippet.result(GIRSnippet.bool)
    )
    private let hash = GIRSnippet.method("hash", result: GIRSnippet.result(GIRSnippet.type("guint", "guint")))

    func testAPairOfFunctions() throws {
        let output = try generate(button: equal, hash)
        assertFile(
            "Button",
            of: output,
            contains: """
                open override nonisolated func isEqual(to other: Object) -> Bool {
                    guard let other = other as? Button else { return false }
                """
        )
        assertFile("Button", of: output, contains: "hasher.combine(gtk_button_hash(OpaquePointer(pointer)))")
        assertFile("Button", of: output, lacks: "func hash()")
        assertFile("Button", of: output, lacks: "func equal(")
    }

    func testAClassThatIsOnlyCompared() throws {
        let output = try generate(button: equal)
        assertFile(
            "Button",
            of: output,
            contains: """
                open override nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(Button.self)) }
                """
        )
    }

    func testAHashFunctionAloneStaysAFunction() throws {
        assertFile("Button", of: try generate(button: hash), lacks: "override nonisolated")
    }
}
