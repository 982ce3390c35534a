import XCTest

@testable import GirgenAnalyse

/// Tests of interfaces: a protocol, and a class for implementations whose class is unknown.
final class InterfaceTests: GeneratorTestCase {
    func testAProtocolAndAClass() throws {
        let output = try generate(
            GIRSnippet.interface(
                "Actionable",
                GIRSnippet.property("orientation", GIRSnippet.int) + GIRSnippet.signal("turned")
            )
        )
        try assertSnapshot("Actionable", of: output)
        assertFile("Actionable", of: output, contains: "public var turned: Signal<Void> {")
        assertFile("GtkTypes", of: output, contains: "case \"GtkActionable\": ActionableObject.self")
    }

    func testARequiredClassIsTheSuperclass() throws {
        let output = try generate(
            GIRSnippet.interface("Editable", #"<prerequisite name="Widget"/>"#)
                + GIRSnippet.interface("RichEditable", #"<prerequisite name="Editable"/>"#)
        )
        assertFile("Editable", of: output, contains: "public protocol Editable: Widget, EditableRequirements {}")
        assertFile("Editable", of: output, contains: "public final class EditableObject: Widget, NativeEditable {")
        assertFile(
            "Editable",
            of: output,
            contains:
                "return ObjectType(EditableObject.self, gtk_widget_get_type(), interface: gtk_editable_get_type()) { EditableObject(wrapping: $0, transfer: $1) }"
        )
        assertFile("RichEditable", of: output, contains: "public protocol RichEditable: Widget, Editable {}")
        assertFile(
            "RichEditable",
            of: output,
            contains: "public final class RichEditableObject: Widget, RichEditable, NativeEditable {"
        )
    }

    func testInheritedConformancesAreNotRepeated() throws {
        let implements = #"<implements name="Actionable"/>"#
        let output = try generate(
            GIRSnippet.interface("Actionable")
                + GIRSnippet.class("Box", implements + #"<implements name="Gio.ListModel"/>"#)
                + GIRSnippet.class("CenterBox", parent: "Box", implements)
        )
        assertFile("Box", of: output, contains: "open class Box: Widget, Actionable, NativeListModel {")
        assertFile("CenterBox", of: output, contains: "open class CenterBox: Box {")
    }

    func testAnInterfaceThatIsNotBoundIsOmitted() throws {
        let output = try generate(GIRSnippet.class("Box", #"<implements name="GObject.TypePlugin"/>"#))
        assertFile("Box", of: output, contains: "open class Box: Widget {")
    }

    func testFunctionsAreMembersOfTheWrapperClass() throws {
        let output = try generate(
            GIRSnippet.interface(
                "Editable",
                GIRSnippet.function("count", "gtk_editable_count", result: GIRSnippet.result(GIRSnippet.int))
            )
        )
        assertFile(
            "Editable",
            of: output,
            contains: """
                extension EditableObject {
                    /// [`gtk_editable_count`](https://docs.gtk.org/gtk4/type_func.Editable.count.html)
                    public static func count() -> Int {
                        Library.initialize()
                        return convertInteger(gtk_editable_count())
                    }
                }
                """
        )
    }

    func testMethodsPassThePointerOfTheInterface() throws {
        let output = try generate(GIRSnippet.interface("Editable", GIRSnippet.method("clear", of: "Editable")))
        assertFile(
            "Editable",
            of: output,
            contains: """
                extension Editable {
                    /// [`gtk_editable_clear`](https://docs.gtk.org/gtk4/method.Editable.clear.html)
                    public func clear() { gtk_editable_clear(OpaquePointer(pointer)) }
                }
                """
        )
    }
}
