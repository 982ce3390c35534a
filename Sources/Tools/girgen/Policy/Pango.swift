extension Policy {
    private static let layouts = "a step of what Pango.Layout does"

    static let pango: [String: [Decision]] = [
        // Attributes are made by their names: `Attribute.weight(.bold)`.
        "pango_attr_*_new": [.home("Attribute")],
        "pango_attr_line_height_new_absolute": [.home("Attribute", as: "absolute_line_height")],
        "pango_attr_background_new": [.home("Attribute"), .name("background(red:green:blue:)")],
        "pango_attr_foreground_new": [.home("Attribute"), .name("foreground(red:green:blue:)")],
        "pango_attr_overline_color_new": [.home("Attribute"), .name("overlineColor(red:green:blue:)")],
        "pango_attr_strikethrough_color_new": [.home("Attribute"), .name("strikethroughColor(red:green:blue:)")],
        "pango_attr_underline_color_new": [.home("Attribute"), .name("underlineColor(red:green:blue:)")],
        "pango_attr_insert_hyphens_new": [.home("Attribute", as: "insert_hyphens"), .name("insertsHyphens(_:)")],
        "pango_attr_allow_breaks_new": [.home("Attribute", as: "allow_breaks"), .name("allowsBreaks(_:)")],
        "pango_parse_markup": [.home("AttrList", as: "parse_markup"), .name("parseMarkup(_:acceleratorMarker:)")],
        "pango_find_base_dir": [.home("Direction", as: "base"), .name("base(of:)")],
        // Positions in a text.
        "pango_glyph_string_index_to_x": [.name("x(in:analysis:index:trailing:)")],
        "pango_glyph_string_x_to_index": [.name("index(in:analysis:x:)")],
        "pango_layout_line_index_to_x": [.name("x(at:trailing:)")],
        "pango_layout_line_x_to_index": [.name("index(atX:)")],
        "pango_layout_xy_to_index": [.name("index(atX:y:)")],
        // Layouts.
        "pango_shape*": [.hide(layouts)],
        "pango_reorder_items": [.hide(layouts)],
        "pango_find_paragraph_boundary": [.hide(layouts)],
        "pango_quantize_line_geometry": [.hide(layouts)],
        "pango_units_*": [.hide("multiply or divide by `PangoUnits.scale`")],
        // What the standard library does, or nobody needs.
        "pango_is_zero_width": [.hide(layouts)],
        "pango_unichar_direction": [.hide("deprecated for fribidi's functions")],
        "pango_parse_*": [.hide("Pango's names of enumerations, for readers of its markup")],
        "pango_split_file_list": [.hide("deprecated; `split` does it")],
        "pango_trim_string": [.hide("deprecated; `trimmingCharacters` does it")],
        "pango_version*": [.hide("says which version of Pango runs; GTK's says enough")],
    ]
}
