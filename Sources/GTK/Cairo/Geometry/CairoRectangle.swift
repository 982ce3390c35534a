import CGtk

/// A rectangle with floating-point coordinates. `cairo_rectangle_t`.
public struct CairoRectangle: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a rectangle from its top left corner and its size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    @_spi(Binding)
    public init(_ rectangle: cairo_rectangle_t) {
        self.init(x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
    }

    @_spi(Binding)
    public var cValue: cairo_rectangle_t { cairo_rectangle_t(x: x, y: y, width: width, height: height) }

    /// Returns a copy of a C rectangle. If C transfers ownership of the C rectangle, this method frees it.
    @_spi(Binding)
    public static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> CairoRectangle {
        copied(from: pointer, as: cairo_rectangle_t.self, transfer: transfer) { CairoRectangle($0) }
    }
}
