import CombineGtk

extension WidgetExamples {
    static func drawingArea() -> Widget {
        let chart = DrawingArea().size(width: 220, height: 90).accessibilityLabel("Chart")
        chart.setDrawing { _, cairo, width, height in
            for (index, value) in [0.3, 0.7, 0.5, 0.9, 0.4].enumerated() {
                let (step, bar) = (Double(width) / 5, value * Double(height))
                cairo.rectangle(x: Double(index) * step, y: Double(height) - bar, width: step - 6, height: bar)
            }
            cairo.setSource(red: 0.21, green: 0.52, blue: 0.89)
            cairo.fill()
        }
        return chart
    }

    static func mediaControls() -> Widget {
        let video = Video()
        let controls = MediaControls().accessibilityLabel("Controls")
        controls.reactive.mediaStream <~ video.publisher(for: \.mediaStream)
        return controls
    }

    static func shortcutLabel() -> Widget {
        let keys = ShortcutLabel(accelerator: "<Control><Shift>f")
        return keys
    }
}
