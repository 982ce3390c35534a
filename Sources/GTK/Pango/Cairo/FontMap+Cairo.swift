import CGtk
@_spi(Binding) import Cairo

/// Font maps for drawing with cairo. `PangoCairoFontMap`.
///
/// ``createContext()`` replaces the deprecated `pango_cairo_font_map_create_context`.
extension FontMap {
    /// Returns a new font map for cairo. In most cases, ``cairoDefault`` is sufficient. `pango_cairo_font_map_new`.
    public static func cairo() -> FontMap {
        convertPointer(UnsafeRawPointer(pango_cairo_font_map_new()), .full, "pango_cairo_font_map_new")
    }

    /// Returns a font map whose fonts are rendered with a particular library. `pango_cairo_font_map_new_for_font_type`.
    ///
    /// Returns nil if Pango was built without that library.
    public static func cairo(fontType: FontType) -> FontMap? {
        let type = cairo_font_type_t(rawValue: UInt32(truncatingIfNeeded: fontType.rawValue))
        let returned = pango_cairo_font_map_new_for_font_type(type)
        return convertOptional(UnsafeRawPointer(returned), .full)
    }

    /// The default font map for cairo, which GTK uses. Contexts and layouts that are created for a cairo context also
    /// use this font map.
    ///
    /// `pango_cairo_font_map_get_default`.
    public static var cairoDefault: FontMap {
        convertPointer(UnsafeRawPointer(pango_cairo_font_map_get_default()), .none, "pango_cairo_font_map_get_default")
    }

    /// Sets the font map that ``cairoDefault`` returns. `pango_cairo_font_map_set_default`.
    ///
    /// - Parameter fontMap: A font map for cairo, or nil to make Pango create a new font map when one is needed.
    public static func setCairoDefault(_ fontMap: FontMap?) {
        pango_cairo_font_map_set_default(fontMap?.cairoPointer("pango_cairo_font_map_set_default"))
    }

    /// A Boolean value that indicates whether the font map is for cairo. On Linux, this is true for all font maps.
    /// `PANGO_IS_CAIRO_FONT_MAP`.
    ///
    /// If it's false, ``fontType`` and ``resolution`` trap.
    public var isForCairo: Bool { g_type_is_a(gType, pango_cairo_font_map_get_type()) != 0 }

    /// The library that renders the fonts. `pango_cairo_font_map_get_font_type`.
    public var fontType: FontType {
        let type = pango_cairo_font_map_get_font_type(cairoPointer("pango_cairo_font_map_get_font_type"))
        return FontType(rawValue: Int(type.rawValue))
    }

    /// The resolution in pixels per inch. An inch is 72 points. The default is 96.
    /// `pango_cairo_font_map_set_resolution`.
    public var resolution: Double {
        get { pango_cairo_font_map_get_resolution(cairoPointer("pango_cairo_font_map_get_resolution")) }
        set { pango_cairo_font_map_set_resolution(cairoPointer("pango_cairo_font_map_set_resolution"), newValue) }
    }

    private func cairoPointer(_ function: StaticString) -> OpaquePointer {
        guard isForCairo else { fatalError("\(function): expected a PangoCairoFontMap, found a \(typeName)") }
        return OpaquePointer(pointer)
    }
}
