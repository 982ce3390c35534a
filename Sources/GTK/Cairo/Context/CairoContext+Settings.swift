import CGtk
@_spi(Binding) import GLib

/// Settings for drawing shapes.
extension CairoContext {
    /// The line width, in the user coordinates at the time of drawing. The default is 2. `cairo_set_line_width`.
    public var lineWidth: Double {
        get { cairo_get_line_width(pointer) }
        set { cairo_set_line_width(pointer, newValue) }
    }

    /// The shape of line ends. `cairo_set_line_cap`.
    public var lineCap: LineCap {
        get { LineCap(cValue: cairo_get_line_cap(pointer)) }
        set { cairo_set_line_cap(pointer, newValue.cValue()) }
    }

    /// The shape of the joins between line segments. `cairo_set_line_join`.
    public var lineJoin: LineJoin {
        get { LineJoin(cValue: cairo_get_line_join(pointer)) }
        set { cairo_set_line_join(pointer, newValue.cValue()) }
    }

    /// The maximum ratio of the length of a sharp corner to the line width. If a corner exceeds this limit, its tip is
    /// cut off. The default is 10. `cairo_set_miter_limit`.
    public var miterLimit: Double {
        get { cairo_get_miter_limit(pointer) }
        set { cairo_set_miter_limit(pointer, newValue) }
    }

    /// Sets the dash pattern of lines. `cairo_set_dash`.
    ///
    /// - Parameters:
    ///   - lengths: The alternating lengths of dashes and gaps. The pattern is repeated. A single length applies to
    ///     both dashes and gaps. If the array is empty, lines are solid. If a length is negative or all lengths are 0,
    ///     the ``status`` becomes ``Status/invalidDash``.
    ///   - offset: The offset into the dash pattern at which lines begin.
    public func setDash(_ lengths: [Double], offset: Double = 0) {
        cairo_set_dash(pointer, lengths, exactInteger(lengths.count, "CairoContext.setDash(lengths.count)"), offset)
    }

    /// The alternating lengths of dashes and gaps. It's empty for a solid line. `cairo_get_dash`.
    public var dashes: [Double] {
        let count = Int(cairo_get_dash_count(pointer))
        // If the capacity were 0, the array initializer would write to the storage that all empty arrays share, which
        // is a data race.
        if count == 0 { return [] }
        return [Double](unsafeUninitializedCapacity: count) { buffer, initialized in
            cairo_get_dash(pointer, buffer.baseAddress, nil)
            initialized = count
        }
    }

    /// The offset into the dash pattern at which lines begin. `cairo_get_dash`.
    public var dashOffset: Double {
        var offset = 0.0
        cairo_get_dash(pointer, nil, &offset)
        return offset
    }

    /// The rule that determines which points are inside a path. `cairo_set_fill_rule`.
    public var fillRule: FillRule {
        get { FillRule(cValue: cairo_get_fill_rule(pointer)) }
        set { cairo_set_fill_rule(pointer, newValue.cValue()) }
    }

    /// The compositing operator that combines new shapes with the existing content. `cairo_set_operator`.
    public var `operator`: Operator {
        get { Operator(cValue: cairo_get_operator(pointer)) }
        set { cairo_set_operator(pointer, newValue.cValue()) }
    }

    /// The antialiasing of shapes. Text uses ``fontOptions`` instead. `cairo_set_antialias`.
    public var antialias: Antialias {
        get { Antialias(cValue: cairo_get_antialias(pointer)) }
        set { cairo_set_antialias(pointer, newValue.cValue()) }
    }

    /// The maximum distance, in pixels, between a curve and the lines that approximate it. The default is 0.1.
    /// `cairo_set_tolerance`.
    public var tolerance: Double {
        get { cairo_get_tolerance(pointer) }
        set { cairo_set_tolerance(pointer, newValue) }
    }
}
