import Gtk

extension Label {
    /// Creates a label for the text of a row. The text is aligned at the start, on one line, and truncated if it's too
    /// long.
    @usableFromInline
    static func forRow() -> Label {
        let label = Label()
        label.xalign = 0
        label.ellipsize = .end
        return label
    }

    /// Creates a label for a number in a cell of a table, with digits of equal width.
    static func forNumber() -> Label {
        let label = forRow()
        label.addCSSClass("numeric")
        return label
    }
}
