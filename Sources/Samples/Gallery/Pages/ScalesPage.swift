import CombineGtk

struct ScalesPage: GalleryPage {
    let title = "Scales"
    let section = GallerySection.choices
    let keywords = "slider range volume marks level scrollbar"
    let source = PackageResources.ScalesPage_swift

    func makeContent() -> Widget {
        let volume = CurrentValueRelay(40.0)
        let scale = Scale(orientation: .horizontal, min: 0, max: 100, step: 1)
        scale.reactive.value <~> volume
        scale.drawsValue = true
        scale.valuePosition = .right
        scale.setFormatValueFunction { _, value in "\(Int(value)) %" }

        let speed = Scale(orientation: .horizontal, min: 1, max: 3, step: 1)
        for (value, name) in [(1.0, "Slow"), (2, "Medium"), (3, "Fast")] {
            speed.addMark(value, position: .bottom, markup: name)
        }
        speed.roundDigits = 0

        return Box.vertical(spacing: 18) {
            scale.accessibilityLabel("Volume")
            Label("").bind(\.label, to: volume.map { $0 == 0 ? "Muted" : "Audible" })
            speed.accessibilityLabel("Speed")
            Box.horizontal(spacing: 18) {
                for name in ["Bass", "Middle", "Treble"] { equalizer(name) }
            }
            .align(horizontal: .center)
            // The scrollbar has the same adjustment as the scale.
            Scrollbar(orientation: .horizontal, adjustment: scale.adjustment)
                .accessibilityLabel("Volume")
        }
    }

    private func equalizer(_ name: String) -> Box {
        let band = Scale(orientation: .vertical, min: -12, max: 12, step: 1)
        band.isInverted = true
        band.value = 3
        return Box.vertical(spacing: 6) {
            band.size(height: 120).accessibilityLabel(name)
            Label(name).css("caption")
        }
    }
}
