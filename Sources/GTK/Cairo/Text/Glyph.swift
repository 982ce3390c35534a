import CGtk
@_spi(Binding) import GLib

/// A glyph of a font at a position. `cairo_glyph_t`.
public struct Glyph: Hashable, Sendable {
    /// The glyph's number in the font. A negative number traps when the glyph is passed to C.
    public var index: Int
    /// The x coordinate of its origin.
    public var x: Double
    /// The y coordinate of its base line.
    public var y: Double

    /// Creates a glyph at a position.
    public init(index: Int, x: Double, y: Double) {
        self.index = index
        self.x = x
        self.y = y
    }

    package init(_ glyph: cairo_glyph_t) {
        // Fonts number their glyphs with 16 or 32 bits.
        self.init(index: Int(clamping: glyph.index), x: glyph.x, y: glyph.y)
    }

    package var cValue: cairo_glyph_t {
        guard let index = UInt(exactly: index) else { fatalError("Glyph.index: \(index) does not fit gulong") }
        return cairo_glyph_t(index: index, x: x, y: y)
    }
}

extension [Glyph] {
    /// Passes the glyphs and their number to C, for the duration of the call.
    func withCGlyphs<Result>(_ body: (UnsafePointer<cairo_glyph_t>?, Int32) -> Result) -> Result {
        let count: Int32 = exactInteger(count, "[Glyph].count")
        return map(\.cValue).withUnsafeBufferPointer { body($0.baseAddress, count) }
    }
}
