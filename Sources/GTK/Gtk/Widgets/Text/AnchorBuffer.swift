import CGtk

extension TextChildAnchor {
    /// Traps if the anchor isn't in a text buffer.
    func requireBuffer(_ what: StaticString) {
        if pointer.assumingMemoryBound(to: GtkTextChildAnchor.self).pointee.segment == nil || isDeleted {
            fatalError("\(what): the anchor isn't in a buffer")
        }
    }
}
