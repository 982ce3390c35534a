import CGtk

extension TextChildAnchor {
    /// Traps, naming the C function and the parameter, where the anchor is in no buffer.
    func requireBuffer(_ what: StaticString) {
        if pointer.assumingMemoryBound(to: GtkTextChildAnchor.self).pointee.segment == nil || isDeleted {
            fatalError("\(what): the anchor isn't in a buffer")
        }
    }
}
