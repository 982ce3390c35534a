import Adw

extension Toast {
    /// Creates a toast that displays plain text. In contrast, ``/Adw/Toast/init(title:)`` interprets its title as Pango
    /// markup.
    public convenience init(_ text: String) {
        self.init(title: markup(text))
    }
}
