import CGtk
@_spi(Binding) import Gsk

extension LayoutManager {
    /// Traps if a layout manager that keeps something for each child is asked about the children of another's widget.
    func requireWidget(_ widget: Widget, _ what: StaticString) {
        guard nativeClass(GtkLayoutManagerClass.self).pointee.layout_child_type != 0,
            widget.firstChild != nil, widget.layoutManager !== self
        else { return }
        fatalError("\(what): expected the widget that this \(type(of: self)) lays out, found \(widget)")
    }
}
