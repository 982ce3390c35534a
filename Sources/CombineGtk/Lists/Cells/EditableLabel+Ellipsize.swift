import Gtk

extension EditableLabel {
    /// The position at which the label truncates its text if the text is too long. Text isn't truncated while the user
    /// is editing it.
    ///
    /// ```swift
    /// EditableLabel(text: todo.title).set(\.ellipsize, .end)
    /// ```
    ///
    /// By default, nothing is truncated, and the label and the list that contains it are as wide as the text. This is
    /// the property `GtkLabel:ellipsize` of the inner label.
    public var ellipsize: EllipsizeMode {
        get { label?.ellipsize ?? .none }
        set { label?.ellipsize = newValue }
    }

    /// The inner label. A stack shows either this label or an entry.
    private var label: Label? { children.lazy.flatMap(\.children).compactMap { $0 as? Label }.first }
}
