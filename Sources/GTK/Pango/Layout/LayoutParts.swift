import CGtk

extension LayoutLine {
    /// Traps if the layout of the line no longer exists or was laid out again.
    func requireLayout(_ function: StaticString) {
        if pointer.assumingMemoryBound(to: PangoLayoutLine.self).pointee.layout == nil {
            fatalError("\(function): the line's layout was deallocated or laid out again")
        }
    }
}

extension TabArray {
    /// The maximum number of tab stops. With more tab stops, the computation of the size in C overflows.
    var tabLimit: Int { 1 << 20 }
}
