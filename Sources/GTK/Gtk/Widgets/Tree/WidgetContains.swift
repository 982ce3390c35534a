import CGtk
@_spi(Binding) import Gsk

extension Widget {
    /// Returns a Boolean value that indicates whether a point of the widget's coordinates is in it. `gtk_widget_contains`.
    ///
    /// `contains(x:y:)` calls this function if no subclass overrides it.
    func containsPoint(x: Double, y: Double) -> Bool {
        gtk_widget_contains(pointer.assumingMemoryBound(to: GtkWidget.self), x, y) != 0
    }
}
