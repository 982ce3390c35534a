import CGtk
@_spi(Binding) import Gsk

extension LayoutManager {
    /// Traps if a layout manager that stores data for each child is used for the children of another widget.
    func requireWidget(_ widget: Widget, _ what: StaticString) {
        guard nativeClass(GtkLayoutManagerClass.self).pointee.layout_child_type != 0,
            widget.firstChild != nil, widget.layoutManager !== self
        else { return }
        fatalError("\(what): expected the widget that this \(type(of: self)) lays out, found \(widget)")
    }
}
