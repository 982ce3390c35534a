import Gtk

extension EditableLabel {
    /// The place where a text that is too long for the label is cut, while it isn't edited.
    ///
    /// ```swift
    /// EditableLabel(text: todo.title).set(\.ellipsize, .end)
    /// ```
    ///
    /// Without it the label is as wide as its text, and so is the list in which it is a row. `GtkLabel:ellipsize` of the label that
    /// GTK makes.
    public var ellipsize: EllipsizeMode {
        get { label?.ellipsize ?? .none }
        set { label?.ellipsize = newValue }
    }

    /// The label in the stack that shows it or an entry.
    private var label: Label? {
        children.lazy.flatMap(\.children).compactMap { $0 as? Label }.first
    }
}
