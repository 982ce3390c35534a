/// A drawing of a run as a marble diagram in SVG, for light or dark pages.
struct MarbleDrawing {
    /// The colors of a page.
    struct Palette {
        let text, line, box: String
        /// The colors of the marbles of each input, and of the outputs.
        let inputs: [String]
        let output: String

        static let light = Palette(
            text: "#1d1d1f",
            line: "#6e6e73",
            box: "#f2f2f7",
            inputs: ["#bfdcff", "#ffdcb0", "#c6ecc9"],
            output: "#e2d0ff"
        )
        static let dark = Palette(
            text: "#f5f5f7",
            line: "#98989d",
            box: "#2c2c2e",
            inputs: ["#1f4f8a", "#7a4a0c", "#215c2b"],
            output: "#54348a"
        )
    }

    private static let width = 360.0
    private static let margin = 22.0
    private static let radius = 12.0
    private static let step = (width - 2 * margin) / Double(MarbleStage.duration)

    private let palette: Palette
    private var elements: [String] = []
    private var height = 8.0

    /// Returns the SVG file of a diagram.
    ///
    /// - Parameter code: The text between the inputs and the outputs, with a line break where it should wrap.
    static func svg(_ stage: MarbleStage, code: String, title: String, palette: Palette) -> String {
        var drawing = MarbleDrawing(palette: palette)
        for (index, line) in stage.inputs.enumerated() {
            drawing.draw(line, palette.inputs[index % palette.inputs.count])
        }
        drawing.drawBox(code)
        for line in stage.outputs { drawing.draw(line, palette.output) }
        let size = "width=\"\(text(width))\" height=\"\(text(drawing.height))\""
        return """
            <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="0 0 \(text(width)) \(text(drawing.height))" \
            role="img" font-family="-apple-system, Cantarell, Helvetica, Arial, sans-serif">
            <title>\(escaped(title))</title>
            \(drawing.elements.joined(separator: "\n"))
            </svg>

            """
    }

    private init(palette: Palette) {
        self.palette = palette
    }

    private mutating func draw(_ line: MarbleStage.Line, _ color: String) {
        if !line.name.isEmpty {
            drawText(line.name, x: 8, y: height + 10, size: 11, color: palette.line, anchor: "start")
            height += 14
        }
        if line.events.contains(where: { if case .request = $0.event { true } else { false } }) { height += 10 }
        let y = height + Self.radius + 8
        drawStroke(from: 0, to: Double(MarbleStage.duration), y, isDotted: true)
        for part in line.subscriptions {
            drawStroke(from: part.start, to: part.end ?? Double(MarbleStage.duration), y, isDotted: false)
            if part.end == nil { drawArrow(y) }
        }
        var stacked: [Double: Int] = [:]
        // A completion is drawn behind a value with the same time.
        for (time, event, isReceived) in line.events {
            switch event {
            case .finished: drawEnd(time, y, "M0,-19V19", isReceived)
            case .failed: drawEnd(time, y, "M-8,-8L8,8M8,-8L-8,8", isReceived)
            case .value, .request: break
            }
        }
        for (time, event, isReceived) in line.events {
            let offset = Double(stacked[time, default: 0]) * (2 * Self.radius + 2)
            switch event {
            case .value(let value):
                drawMarble(value, time, y + offset, color, isReceived)
                stacked[time, default: 0] += 1
            case .request(let count): drawRequest(count, time, y)
            case .finished, .failed: break
            }
        }
        height = y + Self.radius + Double((stacked.values.max() ?? 1) - 1) * (2 * Self.radius + 2) + 6
    }

    /// Draws a line, which is dotted where there is no subscription.
    private mutating func drawStroke(from start: Double, to end: Double, _ y: Double, isDotted: Bool) {
        let style = isDotted ? "stroke-width=\"1\" stroke-dasharray=\"1 5\"" : "stroke-width=\"2\""
        let path = "M\(Self.text(x(start))),\(Self.text(y))H\(Self.text(x(end)))"
        elements.append("<path d=\"\(path)\" stroke=\"\(palette.line)\" \(style)/>")
    }

    private mutating func drawArrow(_ y: Double) {
        let end = x(Double(MarbleStage.duration))
        let path = "M\(Self.text(end)),\(Self.text(y - 5))l8,5l-8,5z"
        elements.append("<path d=\"\(path)\" fill=\"\(palette.line)\"/>")
    }

    private mutating func drawMarble(_ value: String, _ time: Double, _ y: Double, _ color: String, _ isReceived: Bool)
    {
        let width = max(2 * Self.radius, Double(value.count) * 7.5 + 12)
        let left = min(x(time) - width / 2, Self.width - width - 1)
        let opacity = isReceived ? "" : " opacity=\"0.45\" stroke-dasharray=\"2 2\""
        elements.append(
            "<rect x=\"\(Self.text(left))\" y=\"\(Self.text(y - Self.radius))\" width=\"\(Self.text(width))\" "
                + "height=\"\(Self.text(2 * Self.radius))\" rx=\"\(Self.text(Self.radius))\" fill=\"\(color)\" "
                + "stroke=\"\(palette.line)\"\(opacity)/>"
        )
        drawText(value, x: left + width / 2, y: y + 4.5, size: 13, color: palette.text, anchor: "middle")
    }

    private mutating func drawRequest(_ count: Int, _ time: Double, _ y: Double) {
        drawText("+\(count)", x: x(time), y: y - 17, size: 11, color: palette.line, anchor: "middle")
    }

    private mutating func drawEnd(_ time: Double, _ y: Double, _ path: String, _ isReceived: Bool) {
        let opacity = isReceived ? "" : " opacity=\"0.45\""
        elements.append(
            "<path transform=\"translate(\(Self.text(x(time))) \(Self.text(y)))\" d=\"\(path)\" fill=\"none\" "
                + "stroke=\"\(palette.text)\" stroke-width=\"2.5\"\(opacity)/>"
        )
    }

    private mutating func drawBox(_ code: String) {
        let lines = code.split(separator: "\n")
        let boxHeight = Double(lines.count) * 17 + 13
        height += 4
        elements.append(
            "<rect x=\"8\" y=\"\(Self.text(height))\" width=\"\(Self.text(Self.width - 16))\" "
                + "height=\"\(Self.text(boxHeight))\" rx=\"8\" fill=\"\(palette.box)\" stroke=\"\(palette.line)\"/>"
        )
        for (index, line) in lines.enumerated() {
            drawText(
                String(line),
                x: Self.width / 2,
                y: height + Double(index) * 17 + 19,
                size: 12,
                color: palette.text,
                anchor: "middle",
                attributes: " font-family=\"ui-monospace, Menlo, monospace\" xml:space=\"preserve\""
            )
        }
        height += boxHeight + 8
    }

    private mutating func drawText(
        _ content: String,
        x: Double,
        y: Double,
        size: Int,
        color: String,
        anchor: String,
        attributes: String = ""
    ) {
        elements.append(
            "<text x=\"\(Self.text(x))\" y=\"\(Self.text(y))\" font-size=\"\(size)\" fill=\"\(color)\" "
                + "text-anchor=\"\(anchor)\"\(attributes)>\(Self.escaped(content))</text>"
        )
    }

    /// Returns the horizontal position of a time.
    private func x(_ time: Double) -> Double { Self.margin + time * Self.step }

    /// Returns a number with at most one decimal.
    private static func text(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
