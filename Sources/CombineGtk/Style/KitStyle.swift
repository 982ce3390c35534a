import Gtk

/// The style of the widgets that GTK doesn't have: toasts and the rows of preferences.
///
/// The modern look and a program's style sheets take precedence.
@MainActor
enum KitStyle {
    private static var styled: [Display] = []

    /// Styles the widgets of a display, on the first call.
    static func apply(to display: Display) {
        if styled.contains(where: { $0 === display }) { return }
        styled.append(display)
        StyleSheet.ofPackage("kit.css", PackageResources.kit_css).apply(to: display, in: .kit)
    }
}

extension StyleSheet {
    /// Returns a style sheet of this package, which is known to be valid.
    static func ofPackage(_ file: String, _ content: [UInt8]) -> StyleSheet {
        do {
            return try StyleSheet(file: file, content: content)
        } catch {
            fatalError("GTK doesn't accept \(file): \(error)")
        }
    }
}
