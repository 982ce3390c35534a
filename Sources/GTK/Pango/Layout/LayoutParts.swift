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
    /// The maximum number of tab stops. It prevents an overflow when C computes the size of the array.
    var tabLimit: Int { 1 << 20 }
}
