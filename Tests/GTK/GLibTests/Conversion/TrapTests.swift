import CGtk
@_spi(Binding) import Gtk
import GtkTestSupport
import GtkTesting
import XCTest

/// Misuse that stops the program, and its message. Each check runs in a separate process.
@MainActor
final class TrapTests: GtkTestCase {
    func testANullThatMayNotBeNamesTheFunction() {
        assertTraps(saying: "gtk_widget_get_first_child returned no Widget") {
            let nothing: UnsafeMutablePointer<GtkWidget>? = nil
            _ = convertPointer(nothing, .none, "gtk_widget_get_first_child") as Widget
        }
    }

    func testAnObjectOfAnotherClassNamesBoth() {
        assertTraps(saying: "expected Adjustment, found Object (GObject)") {
            let object = g_object_new_with_properties(g_object_get_type(), 0, nil, nil)
            _ = convertPointer(object, .full, "test") as Adjustment
        }
    }

    func testAnObjectWithoutTheInterfaceNamesBoth() {
        assertTraps(saying: "Object (GObject) is no Editable") {
            let object = g_object_new_with_properties(g_object_get_type(), 0, nil, nil)
            _ = convertInterface(object, .full, "test") as any Editable
        }
    }

    func testANumberThatDoesNotFitIsNamed() {
        assertTraps(saying: "DropDown.selected: -1 does not fit guint") {
            let number: UInt32 = exactInteger(-1, "DropDown.selected")
            print(number)
        }
    }

    func testAnArrayOfNothingNeedsItsType() {
        assertTraps(saying: "needs its elementType") { _ = Variant([] as [Variant]) }
        assertTraps(saying: "of x can't contain a variant of type s") { _ = Variant([Variant(1), Variant("a")]) }
    }

    func testAnEmissionIsChecked() {
        assertTraps(saying: "GObject::notify takes 1 arguments, found 0") { Object().emit("notify", []) }
        assertTraps(saying: "argument 1 of GObject::notify: expected GParam, found Int") {
            Object().emit("notify", [5])
        }
        assertTraps(saying: "GObject has no signal \"sing\"") { Object().emit("sing", []) }
    }
}
