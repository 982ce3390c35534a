import CGtk

/// A source for drawing: a color, a gradient or another surface. `cairo_pattern_t`.
///
/// - A pattern is a reference type. If you change a pattern that is the source of a context, the change affects later
///   drawing with the context.
/// - An invalid operation, such as adding a color stop to a solid pattern, sets the ``status`` to an error. If a
///   context draws with this pattern, the context's status also becomes an error.
/// - Color components range from 0 to 1 and aren't premultiplied by alpha.
@MainActor
public final class Pattern {
    /// The `cairo_pattern_t *`, valid as long as this object exists. Any thread can read it, like ``CairoContext/pointer``.
    public nonisolated(unsafe) let pointer: OpaquePointer

    /// Wraps a pattern that C created.
    ///
    /// - Parameter transfer: A value that indicates whether the caller's reference is transferred to the wrapper.
    public nonisolated init(wrapping pointer: OpaquePointer, transfer: Transfer) {
        if transfer != .full { cairo_pattern_reference(pointer) }
        self.pointer = pointer
    }

    /// Returns a pattern with a single color. `cairo_pattern_create_rgba`.
    public static func solid(red: Double, green: Double, blue: Double, alpha: Double = 1) -> Pattern {
        Pattern(wrapping: cairo_pattern_create_rgba(red, green, blue, alpha), transfer: .full)
    }

    /// Returns a gradient along the line from one point to another. `cairo_pattern_create_linear`.
    ///
    /// The gradient is transparent until you add color stops.
    public static func linear(x0: Double, y0: Double, x1: Double, y1: Double) -> Pattern {
        Pattern(wrapping: cairo_pattern_create_linear(x0, y0, x1, y1), transfer: .full)
    }

    /// Returns a gradient from one circle to another. `cairo_pattern_create_radial`.
    ///
    /// The gradient is transparent until you add color stops.
    public static func radial(
        x0: Double,
        y0: Double,
        radius0: Double,
        x1: Double,
        y1: Double,
        radius1: Double
    ) -> Pattern {
        Pattern(wrapping: cairo_pattern_create_radial(x0, y0, radius0, x1, y1, radius1), transfer: .full)
    }

    /// Creates a pattern from the content of a surface. `cairo_pattern_create_for_surface`.
    ///
    /// The pattern retains the surface. Throws ``CairoError`` if the surface has an error status or was finished.
    public convenience init(_ surface: CairoSurface) throws(CairoError) {
        try surface.checkUsable()
        let created = cairo_pattern_create_for_surface(surface.pointer)
        let pattern = try checked(created, status: cairo_pattern_status, destroy: cairo_pattern_destroy)
        self.init(wrapping: pattern, transfer: .full)
    }

    isolated deinit { cairo_pattern_destroy(pointer) }

    /// Returns a wrapper for a pattern that a C function returned.
    @_spi(Binding)
    public nonisolated static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Pattern {
        Pattern(wrapping: OpaquePointer(pointer), transfer: transfer)
    }

    /// A pointer with an additional reference, for C code that takes ownership. `cairo_pattern_reference`.
    @_spi(Binding)
    public nonisolated var consumedPointer: OpaquePointer { cairo_pattern_reference(pointer) }

    /// The status of the pattern, which is an error after an invalid operation. `cairo_pattern_status`.
    public var status: Status { Status(cValue: cairo_pattern_status(pointer)) }

    /// The type of the pattern. `cairo_pattern_get_type`.
    public var patternType: PatternType { PatternType(cValue: cairo_pattern_get_type(pointer)) }

    /// The mode for drawing the pattern outside of its area. `cairo_pattern_set_extend`.
    public var extend: Extend {
        get { Extend(cValue: cairo_pattern_get_extend(pointer)) }
        set { cairo_pattern_set_extend(pointer, newValue.cValue()) }
    }

    /// The filter for scaling or rotating a surface. `cairo_pattern_set_filter`.
    public var filter: CairoFilter {
        get { CairoFilter(cValue: cairo_pattern_get_filter(pointer)) }
        set { cairo_pattern_set_filter(pointer, newValue.cValue()) }
    }

    /// The transformation from user coordinates to the pattern's coordinates. `cairo_pattern_set_matrix`.
    ///
    /// To draw a pattern at twice its size, scale the matrix by 0.5. If the matrix isn't invertible, the ``status``
    /// becomes ``Status/invalidMatrix``.
    public var matrix: CairoMatrix {
        get { CairoMatrix { cairo_pattern_get_matrix(pointer, $0) } }
        set {
            var matrix = newValue.cValue
            cairo_pattern_set_matrix(pointer, &matrix)
        }
    }
}

extension Pattern: Hashable {
    /// Returns a Boolean value that indicates whether two wrappers refer to the same C pattern.
    public nonisolated static func == (first: Pattern, second: Pattern) -> Bool { first.pointer == second.pointer }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(pointer) }
}
