import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of misuse that stops the program, and of the message. Each check runs in a separate process.
@MainActor
final class TrapTests: GtkTestCase {
    func testTheMessageForAnUnexpectedNullContainsTheFunction() {
        assertTraps(saying: "gtk_widget_get_first_child returned NULL, expected a Widget") {
            let nothing: UnsafeMutablePointer<GtkWidget>? = nil
            _ = convertPointer(nothing, .none, "gtk_widget_get_first_child") as Widget
        }
    }

    func testTheMessageForAWrongClassContainsBothClasses() {
        assertTraps(saying: "expected Adjustment, found Object (GObject)") {
            let object = g_object_new_with_properties(g_object_get_type(), 0, nil, nil)
            _ = convertPointer(object, .full, "test") as Adjustment
        }
    }

    func testTheMessageForAMissingInterfaceContainsTheClassAndTheInterface() {
        assertTraps(saying: "Object (GObject) isn't a Editable") {
            let object = g_object_new_with_properties(g_object_get_type(), 0, nil, nil)
            _ = convertInterface(object, .full, "test") as any Editable
        }
    }

    func testTheMessageContainsANumberThatDoesNotFit() {
        assertTraps(saying: "DropDown.selected: -1 doesn't fit in guint") {
            let number: UInt32 = exactInteger(-1, "DropDown.selected")
            print(number)
        }
    }

    func testAnEmptyArrayNeedsItsType() {
        assertTraps(saying: "Variant: an empty array requires an elementType") { _ = Variant([] as [Variant]) }
        assertTraps(saying: "of x can't contain a variant of type s") { _ = Variant([Variant(1), Variant("a")]) }
    }

    func testAnEmissionIsChecked() {
        assertTraps(saying: "GObject::notify: expected 1 argument (GParam), found 0") { Object().emit("notify", []) }
        assertTraps(saying: "argument 1 of GObject::notify is invalid: expected GParam, found Int") {
            Object().emit("notify", [5])
        }
        assertTraps(saying: "GObject has no signal \"sing\"") { Object().emit("sing", []) }
    }
}
