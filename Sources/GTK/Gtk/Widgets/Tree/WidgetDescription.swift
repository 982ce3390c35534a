import CGtk
import Gsk

extension Widget: DescribedObject {
    package var objectDescription: String {
        var text = "\(type(of: self))"
        if let title = shownTitle { text += " \(title.debugDescription)" }
        if let name = givenName { text += " #\(name)" }
        if let root = gtk_widget_get_root(widgetPointer) {
            let window = Widget.wrap(UnsafeMutableRawPointer(root))
            if window != self { text += " in \(type(of: window))" }
        }
        return text
    }

    /// A string by which the user can identify the widget: the text of a label, the label of a button, the title of a
    /// window, or the accessible name. It never includes text that the user has typed.
    private var shownTitle: String? {
        let title =
            self is Label
            ? gtk_label_get_text(OpaquePointer(pointer)).map { String(cString: $0) }
            : text(ofProperty: "label") ?? text(ofProperty: "title") ?? accessible.label
        guard let title, !title.isEmpty else { return nil }
        return title.count > 40 ? title.prefix(37) + "..." : title
    }

    /// Returns the text of a property without the underscores that mark mnemonics. Returns nil if the widget doesn't
    /// have the property.
    private func text(ofProperty name: String) -> String? {
        guard let text = try? value(forProperty: name, as: String?.self) else { return nil }
        guard (try? value(forProperty: "use-underline", as: Bool.self)) == true else { return text }
        // Two consecutive underscores represent a single displayed underscore.
        return text.substituting("__", with: "\u{0}").substituting("_", with: "").substituting("\u{0}", with: "_")
    }
}
