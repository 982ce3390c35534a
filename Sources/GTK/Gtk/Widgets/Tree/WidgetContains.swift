import CGtk
@_spi(Binding) import Gsk

extension Widget {
    /// Returns a Boolean value that indicates whether the widget contains a point, which is in the widget's
    /// coordinates. `gtk_widget_contains`.
    ///
    /// `contains(x:y:)` calls this method unless a subclass overrides it.
    func containsPoint(x: Double, y: Double) -> Bool {
        gtk_widget_contains(pointer.assumingMemoryBound(to: GtkWidget.self), x, y) != 0
    }
}
