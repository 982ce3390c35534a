import CombineGtk

final class Gauge: Widget {
    @GObjectProperty(range: 0...1) var value = 0.0
    private(set) var needle = 0.0
    private var motion: (any Disposable)?

    override class var cssName: String? { "gauge" }

    init() {
        super.init(properties: [:])
        publisher(for: \.value).sink(on: self) { gauge, value in gauge.turn(to: value) }
    }

    override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
        Measurement(minimum: 50, natural: orientation == .horizontal ? 200 : 100)
    }

    override func snapshot(_ snapshot: Snapshot) {
        let (x, y) = (Double(width) / 2, Double(height))
        let cairo = snapshot.appendCairo(Rect(x: 0, y: 0, width: 2 * x, height: y))
        cairo.setSource(styleContext.color)
        cairo.lineWidth = 4
        cairo.arc(centerX: x, centerY: y, radius: min(x, y) * 0.9, from: .pi, to: 2 * .pi)
        cairo.stroke()
        cairo.arc(centerX: x, centerY: y, radius: min(x, y) * 0.8, from: .pi * (1 + needle), to: .pi * (1 + needle))
        cairo.lineTo(x: x, y: y)
        cairo.stroke()
    }

    private func turn(to value: Double) {
        let start = needle
        motion?.cancel()
        motion = animate(for: .milliseconds(400)) { gauge, progress in
            gauge.needle = start + (value - start) * progress
            gauge.queueDraw()
        }
    }
}
