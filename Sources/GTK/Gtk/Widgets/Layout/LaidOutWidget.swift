import CGtk
@_spi(Binding) import Gsk

extension LayoutManager {
    /// Traps if the layout manager belongs to a different widget. The layout manager stores data for each child, so it
    /// can't be used for the children of another widget.
    func requireWidget(_ widget: Widget, _ what: StaticString) {
        guard nativeClass(GtkLayoutManagerClass.self).pointee.layout_child_type != 0,
            widget.firstChild != nil, widget.layoutManager !== self
        else { return }
        fatalError("\(what): expected the widget that this \(type(of: self)) lays out, found \(widget)")
    }
}
