import CGtk
import Gtk

/// The indicator of the drop position: a line between two rows, or a frame around a row.
@MainActor
final class DropMark {
    private weak var widget: Widget?

    /// Shows the indicator at a row and removes it from the previous row. If `place` is nil, the indicator is only
    /// removed. If `isOnto` is true, the indicator surrounds the row. Otherwise, the indicator is above or below the
    /// row.
    func show(_ place: RowPlace?, isOnto: Bool = false) {
        for name in ["drop-before", "drop-after", "drop-onto"] { widget?.removeCSSClass(name) }
        widget = place?.widget
        guard let place else { return }
        widget?.addCSSClass(isOnto ? "drop-onto" : place.isInSecondHalf ? "drop-after" : "drop-before")
    }

    private static var hasStyle = false

    /// Adds the style of the indicator. The program's style sheets can override it.
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
        row.drop-onto, gridview > child.drop-onto, flowboxchild.drop-onto {
            background-color: alpha(@theme_selected_bg_color, 0.2);
            box-shadow: inset 0 0 0 2px @theme_selected_bg_color;
        }
        """
}
