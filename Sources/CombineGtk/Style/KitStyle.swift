import CStyleSheets
import Gtk

/// The style of the widgets that this package adds to GTK: toasts and preferences rows.
///
/// The modern style and the program's style sheets take precedence.
@MainActor
enum KitStyle {
    private static var styled: [Display] = []

    /// Adds the style to a display. Further calls for the same display do nothing.
    static func apply(to display: Display) {
        if styled.contains(where: { $0 === display }) { return }
        styled.append(display)
        StyleSheet.ofPackage("kit", combinegtk_kit_css()).apply(to: display, in: .kit)
    }
}

extension StyleSheet {
    /// Parses a style sheet of this package. Traps if the style sheet isn't valid.
    static func ofPackage(_ name: String, _ css: UnsafePointer<CChar>) -> StyleSheet {
        do {
            return try StyleSheet(file: name, content: Array(String(cString: css).utf8))
        } catch {
            fatalError("GTK can't parse the style sheet \(name): \(error)")
        }
    }
}
