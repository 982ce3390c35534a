import Gtk

extension EditableLabel {
    /// The position at which a text that is too long for the label is truncated, while it isn't edited.
    ///
    /// ```swift
    /// EditableLabel(text: todo.title).set(\.ellipsize, .end)
    /// ```
    ///
    /// By default, the label is as wide as its text, and so is the list that contains it. It sets `GtkLabel:ellipsize`
    /// of the inner label.
    public var ellipsize: EllipsizeMode {
        get { label?.ellipsize ?? .none }
        set { label?.ellipsize = newValue }
    }

    /// The label in the stack that shows either the label or an entry.
    private var label: Label? {
        children.lazy.flatMap(\.children).compactMap { $0 as? Label }.first
    }
}
