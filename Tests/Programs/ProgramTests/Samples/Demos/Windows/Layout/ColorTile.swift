import CombineGtk

/// A square with a single color.
final class ColorTile: Widget {
    static let side = 32

    let color: RGBA

    init(color: RGBA) {
        self.color = color
        super.init(properties: [:])
    }

    override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
        Measurement(Self.side)
    }

    override func snapshot(_ snapshot: Snapshot) {
        snapshot.appendColor(color, bounds: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
    }
}
