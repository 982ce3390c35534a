import CGtk

extension Popover {
    /// Traps, naming the C function, where the popover points at nothing that is in a window.
    func requireRoot(_ function: StaticString) {
        if root == nil { fatalError("\(function) is for a popover whose parent is in a window") }
    }
}
