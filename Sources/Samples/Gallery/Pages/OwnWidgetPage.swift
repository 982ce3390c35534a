import CombineGtk

struct OwnWidgetPage: GalleryPage {
    let title = "Your Own Widget"
    let section = GallerySection.drawing
    let keywords = "custom subclass snapshot measure property"
    let source = PackageResources.OwnWidgetPage_swift

    func makeContent() -> Widget {
        let dial = Dial()
        let scale = Scale(orientation: .horizontal, min: 0, max: 1, step: 0.01)
        let value = CurrentValueRelay(0.7)
        scale.reactive.value <~> value
        dial.reactive.value <~ value

        return Box.vertical(spacing: 18) {
            dial.align(horizontal: .center)
            scale.accessibilityLabel("Value")
        }
    }
}

/// A ring that is filled in proportion to its value.
private final class Dial: Widget {
    @GObjectProperty(range: 0...1) var value = 0.0

    override class var cssName: String? { "dial" }

    init() {
        super.init(properties: [:])
        publisher(for: \.value).sink(on: self) { dial, _ in dial.queueDraw() }
    }

    override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
        Measurement(minimum: 80, natural: 220)
    }

    override func snapshot(_ snapshot: Snapshot) {
        let (width, height) = (Double(width), Double(height))
        let cairo = snapshot.appendCairo(Rect(x: 0, y: 0, width: width, height: height))
        let radius = min(width, height) / 2 - 12
        cairo.translate(x: width / 2, y: height / 2)
        cairo.lineWidth = 18
        cairo.lineCap = .round
        cairo.setSource(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.3)
        cairo.arc(centerX: 0, centerY: 0, radius: radius)
        cairo.stroke()
        let top = -Double.pi / 2
        cairo.setSource(red: 0.21, green: 0.52, blue: 0.89)
        cairo.arc(centerX: 0, centerY: 0, radius: radius, from: top, to: top + value * 2 * .pi)
        cairo.stroke()
    }
}
