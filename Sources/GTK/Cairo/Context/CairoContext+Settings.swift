import CGtk
@_spi(Binding) import GLib

/// How shapes are drawn.
extension CairoContext {
    /// How wide lines are, in the coordinates as they are when a line is drawn; 2 to begin with.
    /// `cairo_set_line_width`.
    public var lineWidth: Double {
        get { cairo_get_line_width(pointer) }
        set { cairo_set_line_width(pointer, newValue) }
    }

    /// How lines end, `cairo_set_line_cap`.
    public var lineCap: LineCap {
        get { LineCap(cValue: cairo_get_line_cap(pointer)) }
        set { cairo_set_line_cap(pointer, newValue.cValue()) }
    }

    /// How a line's segments meet, `cairo_set_line_join`.
    public var lineJoin: LineJoin {
        get { LineJoin(cValue: cairo_get_line_join(pointer)) }
        set { cairo_set_line_join(pointer, newValue.cValue()) }
    }

    /// Corners that reach further than this many half line widths are cut off; 10 to begin with.
    /// `cairo_set_miter_limit`.
    public var miterLimit: Double {
        get { cairo_get_miter_limit(pointer) }
        set { cairo_set_miter_limit(pointer, newValue) }
    }

    /// Draws lines with dashes from now on, `cairo_set_dash`.
    ///
    /// - Parameters:
    ///   - lengths: of a dash, a gap, a dash and so on, again and again; one length is for both. With none the line is
    ///     whole. Lengths that are negative, or all 0, leave the ``status`` at ``Status/invalidDash``.
    ///   - offset: how far into the dashes the line begins.
    public func setDash(_ lengths: [Double], offset: Double = 0) {
        cairo_set_dash(pointer, lengths, exactInteger(lengths.count, "CairoContext.setDash(lengths.count)"), offset)
    }

    /// The lengths of dashes and gaps in turn; none for a whole line. `cairo_get_dash`.
    public var dashes: [Double] {
        let count = Int(cairo_get_dash_count(pointer))
        return [Double](unsafeUninitializedCapacity: count) { buffer, initialized in
            cairo_get_dash(pointer, buffer.baseAddress, nil)
            initialized = count
        }
    }

    /// How far into the dashes lines begin, `cairo_get_dash`.
    public var dashOffset: Double {
        var offset = 0.0
        cairo_get_dash(pointer, nil, &offset)
        return offset
    }

    /// Which points are inside a path that crosses itself, `cairo_set_fill_rule`.
    public var fillRule: FillRule {
        get { FillRule(cValue: cairo_get_fill_rule(pointer)) }
        set { cairo_set_fill_rule(pointer, newValue.cValue()) }
    }

    /// How what is drawn and what is there already are put together, `cairo_set_operator`.
    public var `operator`: Operator {
        get { Operator(cValue: cairo_get_operator(pointer)) }
        set { cairo_set_operator(pointer, newValue.cValue()) }
    }

    /// How the edges of shapes are smoothed, `cairo_set_antialias`. Text has ``fontOptions``.
    public var antialias: Antialias {
        get { Antialias(cValue: cairo_get_antialias(pointer)) }
        set { cairo_set_antialias(pointer, newValue.cValue()) }
    }

    /// How far, in pixels, the lines that curves are drawn with may be from them; 0.1 to begin with.
    /// `cairo_set_tolerance`.
    public var tolerance: Double {
        get { cairo_get_tolerance(pointer) }
        set { cairo_set_tolerance(pointer, newValue) }
    }
}
