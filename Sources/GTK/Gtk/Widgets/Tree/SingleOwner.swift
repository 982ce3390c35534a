@_spi(Binding) import Gsk

// Checks for objects that only one widget can use at a time. The messages of the traps name the object and the widget
// that uses it. GTK only logs a message without names.

extension Widget {
    /// Traps if the widget already has a parent.
    @_spi(Binding)
    public func requireNoParent(_ what: StaticString) {
        guard let parent else { return }
        fatalError("\(what): \(self) already has a parent, \(parent). Create another widget, or call unparent() first.")
    }

    /// Traps if a widget can't become a new child of this widget.
    @_spi(Binding)
    public func requireNewChild(_ child: Widget, _ what: StaticString) {
        requireOther(child, what)
        child.requireNoParent(what)
    }
}

extension Tooltip {
    /// Traps if the tooltip can't contain a widget.
    ///
    /// A widget that is already in a tooltip is accepted, because a handler sets the same widget again whenever the
    /// pointer moves.
    func requireContent(_ widget: Widget, _ what: StaticString) {
        if widget is any Native {
            fatalError("\(what): a tooltip can't contain \(widget), because it has its own surface")
        }
        if let native = widget.native, native.typeName == "GtkTooltipWindow" { return }
        widget.requireNoParent(what)
    }
}

extension EventController {
    /// Traps if a widget already uses this event controller.
    func requireFree(_ what: StaticString) {
        guard let widget else { return }
        fatalError("\(what): \(widget) already has this \(type(of: self)). Create another one.")
    }
}

extension LayoutManager {
    /// Traps if a widget already uses this layout manager.
    func requireFree(_ what: StaticString) {
        guard let widget else { return }
        fatalError("\(what): \(widget) already has this \(type(of: self)). Create another one.")
    }
}
