import CGtk

extension LayoutLine {
    /// Traps, naming the C function, where the layout that the line was of no longer exists or was laid out again.
    func requireLayout(_ function: StaticString) {
        if pointer.assumingMemoryBound(to: PangoLayoutLine.self).pointee.layout == nil {
            fatalError("\(function): the line's layout was deallocated or laid out again")
        }
    }
}

extension TabArray {
    /// The maximum number of tab stops. With more, C's size computation overflows.
    var tabLimit: Int { 1 << 20 }
}
