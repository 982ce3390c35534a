import CGtk

extension Widget {
    /// Traps unless the widget, or the parent of a popover, is in a window.
    func requireRoot(_ function: StaticString) {
        if root == nil { fatalError("\(function): \(self) isn't in a window") }
    }
}
