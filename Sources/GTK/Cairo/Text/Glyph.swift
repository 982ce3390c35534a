import CGtk
@_spi(Binding) import GLib

/// A glyph of a font at a position. `cairo_glyph_t`.
public struct Glyph: Hashable, Sendable {
    /// The index of the glyph in the font. The program traps if you pass a glyph with a negative index to C.
    public var index: Int
    /// The x coordinate of the glyph's origin.
    public var x: Double
    /// The y coordinate of the glyph's origin, which is on the baseline.
    public var y: Double

    /// Creates a glyph at a position.
    public init(index: Int, x: Double, y: Double) {
        self.index = index
        self.x = x
        self.y = y
    }

    package init(_ glyph: cairo_glyph_t) {
        // All glyph indexes fit in an `Int`, because they have 16 or 32 bits.
        self.init(index: Int(clamping: glyph.index), x: glyph.x, y: glyph.y)
    }

    package var cValue: cairo_glyph_t {
        guard let index = UInt(exactly: index) else { fatalError("Glyph.index: \(index) doesn't fit in gulong") }
        return cairo_glyph_t(index: index, x: x, y: y)
    }
}

extension [Glyph] {
    /// Calls a closure with the glyphs as a C array and with their number. The array is valid only during the call.
    func withCGlyphs<Result>(_ body: (UnsafePointer<cairo_glyph_t>?, Int32) -> Result) -> Result {
        let count: Int32 = exactInteger(count, "[Glyph].count")
        return map(\.cValue).withUnsafeBufferPointer { body($0.baseAddress, count) }
    }
}
