import CGtk
@_spi(Binding) import GLib

/// A set of pixels, represented as rectangles. `cairo_region_t`.
///
/// - A region is a reference type. ``copy()`` returns an independent copy.
/// - Two regions are equal if they contain the same pixels.
/// - The program traps if you pass a coordinate that doesn't fit in the C type `int`.
@MainActor
public final class Region {
    /// The `cairo_region_t *`, valid as long as this object exists. Any thread can read it, like ``CairoContext/pointer``.
    public nonisolated(unsafe) let pointer: OpaquePointer

    /// Wraps a region that C created.
    ///
    /// - Parameter transfer: A value that indicates whether the caller's reference is transferred to the wrapper.
    public nonisolated init(wrapping pointer: OpaquePointer, transfer: Transfer) {
        if transfer != .full { cairo_region_reference(pointer) }
        self.pointer = pointer
    }

    /// Creates an empty region. `cairo_region_create`.
    public convenience init() { self.init(wrapping: cairo_region_create(), transfer: .full) }

    /// Creates a region with the pixels of a rectangle. `cairo_region_create_rectangle`.
    public convenience init(_ rectangle: RectangleInt) {
        var rectangle = rectangle.cValue
        self.init(wrapping: cairo_region_create_rectangle(&rectangle), transfer: .full)
    }

    /// Creates a region with the pixels of several rectangles. `cairo_region_create_rectangles`.
    public convenience init(_ rectangles: [RectangleInt]) {
        let count: Int32 = exactInteger(rectangles.count, "Region(rectangles.count)")
        self.init(wrapping: cairo_region_create_rectangles(rectangles.map(\.cValue), count), transfer: .full)
    }

    isolated deinit { cairo_region_destroy(pointer) }

    /// Returns a wrapper for a region that a C function returned.
    @_spi(Binding)
    public nonisolated static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Region {
        Region(wrapping: OpaquePointer(pointer), transfer: transfer)
    }

    /// A pointer with an additional reference, for C code that takes ownership. `cairo_region_reference`.
    @_spi(Binding)
    public nonisolated var consumedPointer: OpaquePointer { cairo_region_reference(pointer) }

    /// Returns a copy of the region that can be changed independently. `cairo_region_copy`.
    public func copy() -> Region { Region(wrapping: cairo_region_copy(pointer), transfer: .full) }

    /// The status of the region, which is an error if there isn't enough memory. `cairo_region_status`.
    public var status: Status { Status(cValue: cairo_region_status(pointer)) }

    /// A Boolean value that indicates whether the region is empty. `cairo_region_is_empty`.
    public var isEmpty: Bool { cairo_region_is_empty(pointer) != 0 }

    /// The bounding box of the region. `cairo_region_get_extents`.
    public var extents: RectangleInt {
        var rectangle = cairo_rectangle_int_t()
        cairo_region_get_extents(pointer, &rectangle)
        return RectangleInt(rectangle)
    }

    /// The rectangles that make up the region. They don't overlap, and are sorted from top to bottom and from left to
    /// right.
    ///
    /// `cairo_region_num_rectangles`, `cairo_region_get_rectangle`.
    public var rectangles: [RectangleInt] {
        (0..<cairo_region_num_rectangles(pointer)).map { number in
            var rectangle = cairo_rectangle_int_t()
            cairo_region_get_rectangle(pointer, number, &rectangle)
            return RectangleInt(rectangle)
        }
    }

    /// Returns a Boolean value that indicates whether the region contains a pixel. `cairo_region_contains_point`.
    public func contains(x: Int, y: Int) -> Bool {
        cairo_region_contains_point(
            pointer,
            exactInteger(x, "Region.contains(x)"),
            exactInteger(y, "Region.contains(y)")
        ) != 0
    }

    /// Returns the degree to which the region covers a rectangle. `cairo_region_contains_rectangle`.
    public func overlap(with rectangle: RectangleInt) -> RegionOverlap {
        var rectangle = rectangle.cValue
        return RegionOverlap(cValue: cairo_region_contains_rectangle(pointer, &rectangle))
    }
}

extension Region: @MainActor Equatable {
    /// Returns a Boolean value that indicates whether two regions contain the same pixels. `cairo_region_equal`.
    public static func == (first: Region, second: Region) -> Bool {
        cairo_region_equal(first.pointer, second.pointer) != 0
    }
}
