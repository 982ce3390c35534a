import CombineGtk

/// A label with a line below its text.
final class UnderlinedLabel: Label {
    override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
        var measurement = super.measure(orientation, forSize: forSize)
        if orientation == .vertical {
            measurement.minimum += 3
            measurement.natural += 3
        }
        return measurement
    }

    override func snapshot(_ snapshot: Snapshot) {
        super.snapshot(snapshot)
        let line = Rect(x: 0, y: Double(height - 2), width: Double(width), height: 2)
        snapshot.appendColor(RGBA(red: 0.2, green: 0.5, blue: 0.9, alpha: 1), bounds: line)
    }
}

/// A list of the numbers up to a billion, which are created on demand.
final class Numbers: Object, ListModel {
    var itemType: GType { StringObject.registeredType }
    var itemCount: Int { 1_000_000_000 }
    func object(_ position: Int) -> Object? { position < itemCount ? StringObject(string: "\(position)") : nil }
}
