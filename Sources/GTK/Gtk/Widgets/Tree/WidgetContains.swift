import CGtk
@_spi(Binding) import Gsk

extension Widget {
    /// Returns a Boolean value that indicates whether the widget contains a point, which is given in the widget's
    /// coordinates. `gtk_widget_contains`.
    ///
    /// If a subclass doesn't override `contains(x:y:)`, that method calls this one.
    func containsPoint(x: Double, y: Double) -> Bool {
        gtk_widget_contains(pointer.assumingMemoryBound(to: GtkWidget.self), x, y) != 0
    }
}
