import Gsk

extension GdkSnapshot {
    /// The same snapshot with GTK's drawing functions, for a `Paintable` that is drawn.
    ///
    /// ```swift
    /// func snapshot(_ snapshot: GdkSnapshot, width: Double, height: Double) {
    ///     snapshot.drawing.appendColor(color, bounds: Rect(x: 0, y: 0, width: width, height: height))
    /// }
    /// ```
    ///
    /// Traps for a snapshot that GTK didn't create. GTK has no others. Like the cast `GTK_SNAPSHOT`.
    public var drawing: Snapshot {
        guard let snapshot = self as? Snapshot else { fatalError("expected a GtkSnapshot, found \(typeName)") }
        return snapshot
    }
}
