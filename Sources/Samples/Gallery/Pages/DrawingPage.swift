import CombineGtk

struct DrawingPage: GalleryPage {
    let title = "Drawing"
    let section = GallerySection.drawing
    let keywords = "canvas cairo paint line arc curve chart"
    let source = PackageResources.DrawingPage_swift

    func makeContent() -> Widget {
        let values = CurrentValueRelay([0.3, 0.7, 0.5, 0.9, 0.4, 0.6])
        let chart = DrawingArea()
        chart.setDrawing { area, cairo, width, height in
            let step = Double(width) / Double(values.value.count)
            for (index, value) in values.value.enumerated() {
                let length = value * Double(height - 2)
                cairo.rectangle(
                    x: Double(index) * step + 6,
                    y: Double(height) - length,
                    width: step - 12,
                    height: length
                )
            }
            cairo.setSource(red: 0.21, green: 0.52, blue: 0.89)
            cairo.fill()
            cairo.setSource(area.styleContext.color)  // The text color of the theme.
            cairo.moveTo(x: 0, y: Double(height) - 1)
            cairo.lineTo(x: Double(width), y: Double(height) - 1)
            cairo.stroke()
        }
        values.sink(on: chart) { chart, _ in chart.queueDraw() }

        let shuffle = Button(label: "Other Values")
        shuffle.clicked.sink(on: shuffle) { _ in
            values.value = values.value.map { _ in .random(in: 0.1...1) }
        }

        return Box.vertical(spacing: 18) {
            chart.size(height: 240).accessibilityLabel("Chart")
            shuffle.align(horizontal: .center)
        }
    }
}
