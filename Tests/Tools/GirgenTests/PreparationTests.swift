import XCTest

@testable import GirgenAnalyse

/// Tests of the preparation before the first use of a module.
final class PreparationTests: GeneratorTestCase {
    private let make = GIRSnippet.function("make", "gtk_make", result: GIRSnippet.result(GIRSnippet.widget))

    func testAFunctionOfGTK() throws {
        assertFile(
            "Functions",
            of: try generate(make),
            contains: """
                public func make() -> Widget {
                    Library.initialize()
                    return convertPointer(gtk_make(), .none, "gtk_make")
                }
                """
        )
    }

    func testAFunctionThatMustBeCalledBeforeInitialization() throws {
        let output = try generate(
            GIRSnippet.function(
                "disable_setlocale",
                "gtk_disable_setlocale"
            ) + GIRSnippet.class("Application")
        )
        assertFile("Application", of: output, contains: "public static func disableSettingLocale() {")
        assertFile("Application", of: output, lacks: "Library")
    }

    func testAClassThatNeedsADisplay() throws {
        XCTAssertNotNil(try decision(on: "Gtk.Widget").type.needsDisplay)
        let output = try generate("")
        assertFile(
            "Widget",
            of: output,
            contains: """
                /// Creates an object of this class. Traps if no display is available. See ``/GLib/Object/init(properties:)``.
                public override init(properties: KeyValuePairs<String, any ValueConvertible> = [:]) { Library.prepare(); super.init(properties: properties) }
                """
        )
    }

    func testAnApplicationIsCreatedBeforeInitialization() throws {
        let output = try generate(GIRSnippet.class("Application"))
        assertFile(
            "Application",
            of: output,
            contains: """
                open override class var objectType: ObjectType { GtkTypes.register(); return ObjectType(Application.self, gtk_application_get_type()) { Application(wrapping: $0, transfer: $1) } }
                """
        )
    }

    func testAMethodNeedsNoPreparation() throws {
        let output = try generate(button: GIRSnippet.method("show"))
        assertFile(
            "Button",
            of: output,
            contains: """
                public func show() { gtk_button_show(OpaquePointer(pointer)) }
                """
        )
    }

    func testAnInterfaceOfAnotherModule() throws {
        let output = try generate(
            "",
            gio: """
                <function name="look_up" c:identifier="g_look_up">
                <return-value transfer-ownership="full"><type name="ListModel" c:type="GListModel*"/></return-value>
                </function>
                """
        )
        assertFile(
            "Gio/Generated/Functions.swift",
            of: output,
            contains: """
                public func lookUp() -> any ListModel {
                    GioTypes.register()
                """
        )
    }
}
