import CGtk
@_spi(Binding) import GLib

/// A rectangle with integer coordinates. `cairo_rectangle_int_t`, which is also `GdkRectangle`.
///
/// If one of the numbers doesn't fit in the C type `int`, passing the rectangle to C traps.
public struct RectangleInt: Hashable, Sendable {
    /// The leftmost column of pixels.
    public var x: Int
    /// The topmost row of pixels.
    public var y: Int
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// Creates a rectangle from its top left corner and its size.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    @_spi(Binding)
    public init(_ rectangle: cairo_rectangle_int_t) {
        self.init(x: Int(rectangle.x), y: Int(rectangle.y), width: Int(rectangle.width), height: Int(rectangle.height))
    }

    @_spi(Binding)
    public var cValue: cairo_rectangle_int_t {
        cairo_rectangle_int_t(
            x: exactInteger(x, "RectangleInt.x"),
            y: exactInteger(y, "RectangleInt.y"),
            width: exactInteger(width, "RectangleInt.width"),
            height: exactInteger(height, "RectangleInt.height")
        )
    }

    /// Returns a copy of a C rectangle. If C transfers ownership of the C rectangle, this method frees it.
    @_spi(Binding)
    public static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> RectangleInt {
        copied(from: pointer, as: cairo_rectangle_int_t.self, transfer: transfer) { RectangleInt($0) }
    }
}
