import CGtk

extension LayoutLine {
    /// Traps if the layout to which the line belongs no longer exists or has been recomputed.
    func requireLayout(_ function: StaticString) {
        if pointer.assumingMemoryBound(to: PangoLayoutLine.self).pointee.layout == nil {
            fatalError("\(function): the line's layout was deallocated or laid out again")
        }
    }
}

extension TabArray {
    /// The maximum number of tab stops. If there are more, the computation of the memory size in C overflows.
    var tabLimit: Int { 1 << 20 }
}
