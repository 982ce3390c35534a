import Gtk
import GtkTesting

/// Functions that want the class of a widget, or one above it.
@MainActor
final class OwnClassTests: GtkTestCase {
    func testAClassThatIsNotTheWidgets() {
        let button = Button(label: "")
        assertTraps(saying: "gtk_widget_dispose_template: widget_type", "isn't a Label") {
            button.disposeTemplate(Label.self)
        }
        assertTraps(saying: "gtk_widget_dispose_template: widget_type", "isn't a String") {
            button.disposeTemplate(String.self)
        }
    }
}
