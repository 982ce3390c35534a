import CombineGtk

/// A color that can draw itself. There are 16,777,216 colors.
final class NamedColor: Object, Paintable {
    /// The red, green and blue components, with eight bits each.
    let components: (red: Int, green: Int, blue: Int)

    /// Creates the color for a position in ``ColorList``.
    init(at position: Int) {
        components = (
            Self.component(0, at: position), Self.component(1, at: position), Self.component(2, at: position)
        )
        super.init(properties: [:])
    }

    /// The hexadecimal notation, for example `#ff8000`.
    var name: String {
        "#"
            + [components.red, components.green, components.blue].map { number in
                (number < 16 ? "0" : "") + String(number, radix: 16)
            }.joined()
    }

    var rgba: RGBA {
        RGBA(
            red: Double(components.red) / 255,
            green: Double(components.green) / 255,
            blue: Double(components.blue) / 255,
            alpha: 1
        )
    }

    // MARK: As a paintable

    var flags: PaintableFlags { [.contents, .size] }
    var intrinsicWidth: Int { 32 }
    var intrinsicHeight: Int { 32 }

    func snapshot(_ snapshot: GdkSnapshot, width: Double, height: Double) {
        snapshot.drawing.appendColor(rgba, bounds: Rect(x: 0, y: 0, width: width, height: height))
    }

    /// Returns the value of a component for a position. It consists of every third bit, interpreted as a Gray code that
    /// begins with the highest bit.
    ///
    /// In this order, the first colors are as different as possible, and no color occurs twice.
    private static func component(_ index: Int, at position: Int) -> Int {
        var (number, bit) = (0, 0)
        for place in 0..<8 {
            bit ^= (position >> (3 * place + index)) & 1
            number = number << 1 | bit
        }
        return number
    }
}
