import CombineGtk

/// An icon that Swift code draws, in the color of the text.
final class ThermometerIcon: Object, SymbolicPaintable {
    private let level: Double

    init(level: Double) {
        self.level = level
        super.init(properties: [:])
    }

    var flags: PaintableFlags { [.contents, .size] }
    var intrinsicAspectRatio: Double { 1 }
    var currentImage: any Paintable { self }

    func snapshotSymbolic(_ snapshot: GdkSnapshot, width: Double, height: Double, colors: [RGBA]) {
        let cairo = snapshot.drawing.appendCairo(Rect(x: 0, y: 0, width: width, height: height))
        cairo.setSource(colors[0])
        cairo.lineCap = .round
        cairo.lineWidth = width / 6
        cairo.moveTo(x: width / 2, y: height * 0.8)
        cairo.lineTo(x: width / 2, y: height * (0.8 - 0.65 * level))
        cairo.stroke()
        cairo.arc(centerX: width / 2, centerY: height * 0.8, radius: width / 6)
        cairo.fill()
    }

    func snapshot(_ snapshot: GdkSnapshot, width: Double, height: Double) {
        let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        snapshotSymbolic(snapshot, width: width, height: height, colors: [black])
    }
}
