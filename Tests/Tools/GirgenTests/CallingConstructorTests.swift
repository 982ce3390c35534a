import XCTest

/// Tests of constructors that call C because setting properties wouldn't have the same effect.
final class CallingConstructorTests: GeneratorTestCase {
    func testAConstructorWithOtherEffectsCallsC() throws {
        let output = try generate(
            GIRSnippet.class(
                "PrintUnixDialog",
                GIRSnippet.property("title", GIRSnippet.string)
                    + GIRSnippet.constructor(
                        "new",
                        GIRSnippet.parameter("title", GIRSnippet.string),
                        of: "PrintUnixDialog"
                    )
            )
        )
        // It traps in a Swift subclass, because the C function creates an object of the C class.
        assertFile(
            "PrintUnixDialog",
            of: output,
            contains: """
                public convenience init(title: String) {
                    Self.requireWrapperClass(for: "gtk_print_unix_dialog_new")
                    Library.prepare()
                    let returned = gtk_print_unix_dialog_new(terminated(title, "gtk_print_unix_dialog_new: title"))
                    self.init(wrapping: requiredPointer(returned, "gtk_print_unix_dialog_new"), transfer: .none)
                }
                """
        )
    }

    func testAParameterWithoutAProperty() throws {
        let output = try generate(
            button: GIRSnippet.constructor(
                "new_from_file",
                GIRSnippet.parameter("name", GIRSnippet.string),
                result: GIRSnippet.result(GIRSnippet.type("Button", "GtkButton*"), transfer: "full")
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public convenience init(file name: String) {
                    Self.requireWrapperClass(for: "gtk_button_new_from_file")
                    Library.prepare()
                    let returned = gtk_button_new_from_file(terminated(name, "gtk_button_new_from_file: name"))
                    self.init(wrapping: requiredPointer(UnsafeRawPointer(returned), "gtk_button_new_from_file"), transfer: .full)
                }
                """
        )
    }

    func testAPropertyOfADifferentType() throws {
        let output = try generate(
            button: GIRSnippet.property("label", GIRSnippet.int),
            GIRSnippet.constructor("new_with_label", GIRSnippet.parameter("label", GIRSnippet.string))
        )
        assertFile("Button", of: output, contains: "public convenience init(label: String) {")
    }

    func testAReadOnlyProperty() throws {
        let output = try generate(
            button: GIRSnippet.property("label", GIRSnippet.string, ""),
            GIRSnippet.constructor("new_with_label", GIRSnippet.parameter("label", GIRSnippet.string))
        )
        assertFile("Button", of: output, contains: "public convenience init(label: String) {")
    }

    func testAFloatingReferenceIsOwned() throws {
        let output = try generate(
            button: GIRSnippet.constructor(
                "new_from_file",
                GIRSnippet.parameter("name", GIRSnippet.string),
                result: GIRSnippet.result(GIRSnippet.widget, transfer: "floating")
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: #"self.init(wrapping: requiredPointer(returned, "gtk_button_new_from_file"), transfer: .full)"#
        )
    }

    func testThrowing() throws {
        let output = try generate(
            button: GIRSnippet.constructor(
                "new_from_file",
                GIRSnippet.parameter("name", GIRSnippet.string),
                result: GIRSnippet.result(GIRSnippet.widget, transfer: "full"),
                attributes: #"throws="1""#
            )
        )
        try assertSnapshot("Button", of: output)
    }

    func testAConstructorThatMayReturnNull() throws {
        let output = try generate(
            button: GIRSnippet.constructor(
                "new_from_file",
                GIRSnippet.parameter("name", GIRSnippet.string),
                result: GIRSnippet.result(GIRSnippet.widget, #"nullable="1""#, transfer: "full")
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public convenience init?(file name: String) {
                    Self.requireWrapperClass(for: "gtk_button_new_from_file")
                    Library.prepare()
                    let returned = gtk_button_new_from_file(terminated(name, "gtk_button_new_from_file: name"))
                    guard let address = UnsafeMutableRawPointer(mutating: UnsafeRawPointer(returned)) else { return nil }
                    self.init(wrapping: address, transfer: .full)
                }
                """
        )
    }
}
