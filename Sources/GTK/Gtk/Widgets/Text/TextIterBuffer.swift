import CGtk
@_spi(Binding) import Gsk

/// Returns the buffer of a position, which the position keeps alive. `gtk_text_iter_get_buffer`.
func textBuffer(of position: GtkTextIter) -> AnyObject? {
    // A structure that C hasn't initialized has no buffer.
    guard position.dummy1 != nil else { return nil }
    var position = position
    let buffer: TextBuffer? = convertOptional(gtk_text_iter_get_buffer(&position), .borrowed)
    return buffer
}

extension TextIter {
    /// Traps if the text changed after the position was created.
    @_spi(Binding)
    public func requireValid(_ what: StaticString) {
        _ = validBuffer(what)
    }

    /// Traps if a position isn't in the same text as this one.
    @_spi(Binding)
    public func requirePosition(_ position: TextIter, _ what: StaticString) {
        position.requireBuffer(validBuffer(what), what)
    }

    /// Traps if the position isn't in a buffer.
    func requireBuffer(_ buffer: UnsafeMutablePointer<GtkTextBuffer>?, _ what: StaticString) {
        if validBuffer(what) != buffer { fatalError("\(what): the position belongs to another text buffer") }
    }

    private func validBuffer(_ what: StaticString) -> UnsafeMutablePointer<GtkTextBuffer> {
        var position = cValue
        // A structure that C hasn't initialized has no buffer. For an outdated one, GTK logs a warning.
        if position.dummy1 != nil, let buffer = gtk_text_iter_get_buffer(&position) { return buffer }
        fatalError(
            "\(what): the text changed after the TextIter was created. Create another one, or keep a TextMark instead."
        )
    }
}

extension TextBuffer {
    /// Traps if a position isn't in this text.
    @_spi(Binding)
    public func requirePosition(_ position: TextIter, _ what: StaticString) {
        position.requireBuffer(pointer.assumingMemoryBound(to: GtkTextBuffer.self), what)
    }
}

extension TextView {
    /// Traps if a position isn't in the text that this view shows.
    @_spi(Binding)
    public func requirePosition(_ position: TextIter, _ what: StaticString) {
        position.requireBuffer(gtk_text_view_get_buffer(pointer.assumingMemoryBound(to: GtkTextView.self)), what)
    }
}

/// Traps if the text changed after a position was created. The position isn't compared with a buffer of the receiver.
@_spi(Binding)
@MainActor
public func requirePosition(_ position: TextIter, _ what: StaticString) {
    position.requireValid(what)
}

/// Traps if the text changed after a position was created. The position may be in another buffer than the receiver.
@_spi(Binding)
@MainActor
public func requireValidPosition(_ position: TextIter, _ what: StaticString) {
    position.requireValid(what)
}
