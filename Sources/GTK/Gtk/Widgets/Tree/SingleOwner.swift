@_spi(Binding) import Gsk

// Checks of objects that only one widget at a time can use. If another widget already uses the object, GTK logs a
// message that doesn't contain names.

extension Widget {
    /// Traps if the widget already has a parent.
    @_spi(Binding)
    public func requireNoParent(_ what: StaticString) {
        guard let parent else { return }
        fatalError("\(what): \(self) already has a parent, \(parent). Create another widget, or call unparent() first.")
    }

    /// Traps if a widget can't be added to this widget as a new child.
    @_spi(Binding)
    public func requireNewChild(_ child: Widget, _ what: StaticString) {
        requireOther(child, what)
        child.requireNoParent(what)
    }
}

extension EventController {
    /// Traps if a widget already has this controller.
    func requireFree(_ what: StaticString) {
        guard let widget else { return }
        fatalError("\(what): \(widget) already has this \(type(of: self)). Create another one.")
    }
}

extension LayoutManager {
    /// Traps if a widget already has this layout manager.
    func requireFree(_ what: StaticString) {
        guard let widget else { return }
        fatalError("\(what): \(widget) already has this \(type(of: self)). Create another one.")
    }
}
