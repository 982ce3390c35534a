import CGtk

extension LayoutLine {
    /// Traps, naming the C function, where the layout that the line was of is gone or was laid out anew.
    func requireLayout(_ function: StaticString) {
        if pointer.assumingMemoryBound(to: PangoLayoutLine.self).pointee.layout == nil {
            fatalError("\(function): the line's layout is gone or was laid out anew")
        }
    }
}

extension TabArray {
    /// How many tab stops there can be, as C's arithmetic of their room has no more.
    var tabLimit: Int { 1 << 20 }
}
