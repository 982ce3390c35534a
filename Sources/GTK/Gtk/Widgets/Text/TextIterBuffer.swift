import CGtk
@_spi(Binding) import Gsk

/// Returns the buffer of a position, so that the wrapper of the position can retain it. `gtk_text_iter_get_buffer`.
func textBuffer(of position: GtkTextIter) -> AnyObject? {
    // If C hasn't initialized the structure, there is no buffer.
    guard position.dummy1 != nil else { return nil }
    var position = position
    let buffer: TextBuffer? = convertOptional(gtk_text_iter_get_buffer(&position), .borrowed)
    return buffer
}

extension TextIter {
    /// Traps if the text has changed since this position was created.
    @_spi(Binding)
    public func requireValid(_ what: StaticString) { _ = validBuffer(what) }

    /// Traps if `position` isn't in the same buffer as this position.
    @_spi(Binding)
    public func requirePosition(_ position: TextIter, _ what: StaticString) {
        position.requireBuffer(validBuffer(what), what)
    }

    /// Traps if this position isn't in `buffer`.
    func requireBuffer(_ buffer: UnsafeMutablePointer<GtkTextBuffer>?, _ what: StaticString) {
        if validBuffer(what) != buffer { fatalError("\(what): the position belongs to another text buffer") }
    }

    private func validBuffer(_ what: StaticString) -> UnsafeMutablePointer<GtkTextBuffer> {
        var position = cValue
        // If C hasn't initialized the structure, there is no buffer. If the position is outdated, GTK logs a warning
        // and returns nil.
        if position.dummy1 != nil, let buffer = gtk_text_iter_get_buffer(&position) { return buffer }
        fatalError(
            "\(what): the text changed after the TextIter was created. Create another one, or keep a TextMark instead."
        )
    }
}

extension TextBuffer {
    /// Traps if `position` isn't in this buffer.
    @_spi(Binding)
    public func requirePosition(_ position: TextIter, _ what: StaticString) {
        position.requireBuffer(pointer.assumingMemoryBound(to: GtkTextBuffer.self), what)
    }
}

extension TextView {
    /// Traps if `position` isn't in this view's buffer.
    @_spi(Binding)
    public func requirePosition(_ position: TextIter, _ what: StaticString) {
        position.requireBuffer(gtk_text_view_get_buffer(pointer.assumingMemoryBound(to: GtkTextView.self)), what)
    }
}

/// Traps if the text of the position's buffer has changed since the position was created. The position can be in any
/// buffer.
@_spi(Binding)
@MainActor
public func requirePosition(_ position: TextIter, _ what: StaticString) {
    position.requireValid(what)
}

/// Traps if the text of the position's buffer has changed since the position was created. The position can be in any
/// buffer.
@_spi(Binding)
@MainActor
public func requireValidPosition(_ position: TextIter, _ what: StaticString) {
    position.requireValid(what)
}

extension TextChildAnchor {
    /// Traps if the anchor isn't in a text buffer.
    func requireBuffer(_ what: StaticString) {
        if pointer.assumingMemoryBound(to: GtkTextChildAnchor.self).pointee.segment == nil || isDeleted {
            fatalError("\(what): the anchor isn't in a buffer")
        }
    }
}
