import CGtk
@_spi(Binding) import GLib

/// The settings with which shapes are drawn.
extension CairoContext {
    /// The width of lines, in the coordinates at the time of drawing. The default is 2. `cairo_set_line_width`.
    public var lineWidth: Double {
        get { cairo_get_line_width(pointer) }
        set { cairo_set_line_width(pointer, newValue) }
    }

    /// The shape of line ends. `cairo_set_line_cap`.
    public var lineCap: LineCap {
        get { LineCap(cValue: cairo_get_line_cap(pointer)) }
        set { cairo_set_line_cap(pointer, newValue.cValue()) }
    }

    /// The shape of the joints between the segments of a line. `cairo_set_line_join`.
    public var lineJoin: LineJoin {
        get { LineJoin(cValue: cairo_get_line_join(pointer)) }
        set { cairo_set_line_join(pointer, newValue.cValue()) }
    }

    /// The number of half line widths beyond which corners are cut off. The default is 10. `cairo_set_miter_limit`.
    public var miterLimit: Double {
        get { cairo_get_miter_limit(pointer) }
        set { cairo_set_miter_limit(pointer, newValue) }
    }

    /// Sets the dashes of lines, `cairo_set_dash`.
    ///
    /// - Parameters:
    ///   - lengths: The lengths of a dash, a gap, a dash and so on, which repeat. A single length applies to dashes and
    ///     gaps. Without lengths the line is solid. If a length is negative or all are 0, the ``status`` becomes
    ///     ``Status/invalidDash``.
    ///   - offset: The offset into the dashes at which the line begins.
    public func setDash(_ lengths: [Double], offset: Double = 0) {
        cairo_set_dash(pointer, lengths, exactInteger(lengths.count, "CairoContext.setDash(lengths.count)"), offset)
    }

    /// The alternating lengths of dashes and gaps. It's empty for a solid line. `cairo_get_dash`.
    public var dashes: [Double] {
        let count = Int(cairo_get_dash_count(pointer))
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

    /// The rule that determines which points are inside a path that crosses itself. `cairo_set_fill_rule`.
    public var fillRule: FillRule {
        get { FillRule(cValue: cairo_get_fill_rule(pointer)) }
        set { cairo_set_fill_rule(pointer, newValue.cValue()) }
    }

    /// The operator that composes new shapes with the existing content. `cairo_set_operator`.
    public var `operator`: Operator {
        get { Operator(cValue: cairo_get_operator(pointer)) }
        set { cairo_set_operator(pointer, newValue.cValue()) }
    }

    /// The smoothing of the edges of shapes. Text uses ``fontOptions``. `cairo_set_antialias`.
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
