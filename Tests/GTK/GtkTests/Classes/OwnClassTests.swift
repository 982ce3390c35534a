import Gtk
import GtkTesting

/// Tests of functions that require the class of a widget, or one of its superclasses.
@MainActor
final class OwnClassTests: GtkTestCase {
    func testAClassThatIsNotAClassOfTheWidget() {
        let button = Button(label: "")
        assertTraps(saying: "gtk_widget_dispose_template: widget_type", "isn't a Label") {
            button.disposeTemplate(Label.self)
        }
        assertTraps(saying: "gtk_widget_dispose_template: widget_type", "isn't a String") {
            button.disposeTemplate(String.self)
        }
    }
}
