import Gsk

extension GdkSnapshot {
    /// The snapshot with the GTK drawing functions, for a `Paintable`.
    ///
    /// ```swift
    /// func snapshot(_ snapshot: GdkSnapshot, width: Double, height: Double) {
    ///     snapshot.drawing.appendColor(color, bounds: Rect(x: 0, y: 0, width: width, height: height))
    /// }
    /// ```
    ///
    /// Traps if the snapshot isn't a ``Gtk/Snapshot``. All snapshots of GTK are. It corresponds to the cast
    /// `GTK_SNAPSHOT`.
    public var drawing: Snapshot {
        guard let snapshot = self as? Snapshot else { fatalError("expected a GtkSnapshot, found \(typeName)") }
        return snapshot
    }
}
