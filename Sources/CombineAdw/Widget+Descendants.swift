import Gtk

extension Widget {
    /// Returns the first widget of a class within this widget, in depth-first order, or nil.
    func firstDescendant<Kind: Widget>(of kind: Kind.Type) -> Kind? {
        for child in children {
            if let found = child as? Kind ?? child.firstDescendant(of: kind) { return found }
        }
        return nil
    }
}
