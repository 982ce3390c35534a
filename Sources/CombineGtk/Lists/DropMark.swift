import CGtk
import Gtk

/// The line between two rows that shows where dragged ones would be dropped.
@MainActor
final class DropMark {
    private weak var widget: Widget?

    func show(_ place: RowPlace?) {
        for name in ["drop-before", "drop-after"] { widget?.removeCSSClass(name) }
        widget = place?.widget
        if let place { widget?.addCSSClass(place.isInSecondHalf ? "drop-after" : "drop-before") }
    }

    private static var hasStyle = false

    /// Has the marks be drawn; a program's own style sheet may draw them otherwise.
    static func applyStyle() {
        guard !hasStyle, let display = gdk_display_get_default() else { return }
        hasStyle = true
        let provider = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, css, -1)
        gtk_style_context_add_provider_for_display(
            display,
            OpaquePointer(provider),
            guint(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK)
        )
        g_object_unref(provider)
    }

    private static let css = """
        listview > row.drop-before, columnview row.drop-before, list > row.drop-before {
            box-shadow: inset 0 2px @theme_selected_bg_color;
        }
        listview > row.drop-after, columnview row.drop-after, list > row.drop-after {
            box-shadow: inset 0 -2px @theme_selected_bg_color;
        }
        gridview > child.drop-before:dir(ltr), flowboxchild.drop-before:dir(ltr),
        gridview > child.drop-after:dir(rtl), flowboxchild.drop-after:dir(rtl) {
            box-shadow: inset 2px 0 @theme_selected_bg_color;
        }
        gridview > child.drop-after:dir(ltr), flowboxchild.drop-after:dir(ltr),
        gridview > child.drop-before:dir(rtl), flowboxchild.drop-before:dir(rtl) {
            box-shadow: inset -2px 0 @theme_selected_bg_color;
        }
        """
}
