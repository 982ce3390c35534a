@_spi(Binding) import Gsk

extension GdkSnapshot {
    /// This snapshot as a ``Gtk/Snapshot``, which has methods for drawing. Use this property to implement a
    /// `Paintable`.
    ///
    /// ```swift
    /// func snapshot(_ snapshot: GdkSnapshot, width: Double, height: Double) {
    ///     snapshot.drawing.appendColor(color, bounds: Rect(x: 0, y: 0, width: width, height: height))
    /// }
    /// ```
    ///
    /// All snapshots that GTK passes to your code have this class. If this object has a different class, the program
    /// traps. The property corresponds to the cast `GTK_SNAPSHOT`.
    public var drawing: Snapshot {
        guard let snapshot = self as? Snapshot else { fatalError("expected a GtkSnapshot, found \(typeName)") }
        return snapshot
    }
}

extension Snapshot {
    /// Traps if the snapshot was already converted to a render node or a paintable.
    func requireUnfinished(_ function: StaticString) {
        if isFinished {
            fatalError("\(function): the snapshot was already converted to a node or a paintable. Create a new one.")
        }
    }
}
