import CGtk
@_spi(Binding) import Gsk

/// Returns the buffer of a position, which the position must retain. `gtk_text_iter_get_buffer`.
func textBuffer(of position: GtkTextIter) -> AnyObject? {
    // A structure that C hasn't initialized doesn't have a buffer.
    guard position.dummy1 != nil else { return nil }
    var position = position
    let buffer: TextBuffer? = convertOptional(gtk_text_iter_get_buffer(&position), .borrowed)
    return buffer
}

extension TextIter {
    /// Traps if the text changed after this position was created.
    @_spi(Binding)
    public func requireValid(_ what: StaticString) {
        _ = validBuffer(what)
    }

    /// Traps if another position isn't in the same buffer as this one.
    @_spi(Binding)
    public func requirePosition(_ position: TextIter, _ what: StaticString) {
        position.requireBuffer(validBuffer(what), what)
    }

    /// Traps if this position isn't in the given buffer.
    func requireBuffer(_ buffer: UnsafeMutablePointer<GtkTextBuffer>?, _ what: StaticString) {
        if validBuffer(what) != buffer { fatalError("\(what): the position belongs to another text buffer") }
    }

    private func validBuffer(_ what: StaticString) -> UnsafeMutablePointer<GtkTextBuffer> {
        var position = cValue
        // A structure that C hasn't initialized doesn't have a buffer. For an outdated position, GTK logs a warning.
        if position.dummy1 != nil, let buffer = gtk_text_iter_get_buffer(&position) { return buffer }
        fatalError(
            "\(what): the text changed after the TextIter was created. Create another one, or keep a TextMark instead."
        )
    }
}

extension TextBuffer {
    /// Traps if a position isn't in this buffer.
    @_spi(Binding)
    public func requirePosition(_ position: TextIter, _ what: StaticString) {
        position.requireBuffer(pointer.assumingMemoryBound(to: GtkTextBuffer.self), what)
    }
}

extension TextView {
    /// Traps if a position isn't in the buffer of this view.
    @_spi(Binding)
    public func requirePosition(_ position: TextIter, _ what: StaticString) {
        position.requireBuffer(gtk_text_view_get_buffer(pointer.assumingMemoryBound(to: GtkTextView.self)), what)
    }
}

/// Traps if the text changed after a position was created. The position can be in any buffer.
@_spi(Binding)
@MainActor
public func requirePosition(_ position: TextIter, _ what: StaticString) {
    position.requireValid(what)
}

/// Traps if the text changed after a position was created. The position can be in any buffer.
@_spi(Binding)
@MainActor
public func requireValidPosition(_ position: TextIter, _ what: StaticString) {
    position.requireValid(what)
}
