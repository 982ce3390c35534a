import CGtk
@_spi(Binding) import Gsk

extension Widget {
    /// Returns a Boolean value that indicates whether the widget contains a point. The point is in the widget's
    /// coordinates. `gtk_widget_contains`.
    ///
    /// The default implementation of `contains(x:y:)` calls this method.
    func containsPoint(x: Double, y: Double) -> Bool {
        gtk_widget_contains(pointer.assumingMemoryBound(to: GtkWidget.self), x, y) != 0
    }
}
