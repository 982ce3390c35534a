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

    /// The text that identifies the widget to the user: a label's text, a button's label, a window's title, or else its
    /// accessible name. It's never text that the user typed.
    private var shownTitle: String? {
        let title =
            self is Label
            ? gtk_label_get_text(OpaquePointer(pointer)).map { String(cString: $0) }
            : text(ofProperty: "label") ?? text(ofProperty: "title") ?? accessible.label
        guard let title, !title.isEmpty else { return nil }
        return title.count > 40 ? title.prefix(39) + "…" : title
    }

    /// Returns the text of a property, without the underscores of mnemonics, or nil if the widget doesn't have the
    /// property.
    private func text(ofProperty name: String) -> String? {
        guard let text = try? value(forProperty: name, as: String?.self) else { return nil }
        guard (try? value(forProperty: "use-underline", as: Bool.self)) == true else { return text }
        // Two underscores in a row are displayed as one.
        return text.replacing("__", with: "\u{0}").replacing("_", with: "").replacing("\u{0}", with: "_")
    }
}
