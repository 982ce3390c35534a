import Gtk

/// The looks of what GTK has no widget for: toasts, and the rows of preferences.
@MainActor
enum Appearance {
    private static var styled: [Display] = []

    /// Has the widgets of a display look so, from the first time on.
    static func apply(to display: Display) {
        if styled.contains(where: { $0 === display }) { return }
        styled.append(display)
        sheet.apply(to: display)
    }

    private static let sheet: StyleSheet = {
        do {
            return try StyleSheet(file: "Appearance.swift", content: Array(css.utf8))
        } catch {
            fatalError("the style sheet of CombineGtk: \(error)")
        }
    }()

    private static let css = """
        .toast { border-radius: 24px; padding: 6px 6px 6px 18px; background-color: rgba(54, 54, 54, 0.97); }
        .toast { border: 1px solid rgba(255, 255, 255, 0.1); box-shadow: 0 1px 6px rgba(0, 0, 0, 0.35); }
        .toast.plain { padding: 12px 18px; }
        .toast label { color: white; }
        .toast button { border-radius: 18px; padding: 4px 14px; min-height: 24px; font-weight: bold; }
        .boxed-list { border: 1px solid @borders; border-radius: 12px; }
        .boxed-list > row { padding: 8px 12px; min-height: 36px; }
        .boxed-list > row:first-child { border-top-left-radius: 11px; border-top-right-radius: 11px; }
        .boxed-list > row:last-child { border-bottom-left-radius: 11px; border-bottom-right-radius: 11px; }
        .boxed-list > row:last-child { border-bottom: none; }
        .preferences-row .subtitle { font-size: smaller; }
        """
}
