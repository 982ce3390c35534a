import CGtk
@_spi(Binding) import Gsk

extension LayoutManager {
    /// Traps if the layout manager belongs to a different widget. A layout manager stores data for each child.
    /// Therefore, it can't lay out the children of another widget.
    func requireWidget(_ widget: Widget, _ what: StaticString) {
        guard nativeClass(GtkLayoutManagerClass.self).pointee.layout_child_type != 0,
            widget.firstChild != nil, widget.layoutManager !== self
        else { return }
        fatalError("\(what): expected the widget that this \(type(of: self)) lays out, found \(widget)")
    }
}
