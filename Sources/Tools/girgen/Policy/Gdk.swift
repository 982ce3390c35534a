extension Policy {
    private static let cairo = "Cairo.Context and Cairo.Surface have it as methods"

    static let gdk: [String: [Decision]] = [
        "gdk_*_error_quark": [.hide("GLibError names the domain; `catch` matches the enumeration")],
        "GdkContentProviderClass.get_value": [
            .hide("asks for a value of the type that the caller's has, which a Swift method is not told")
        ],
        "Gdk.Paintable": [
            // GDK's own current image is the paintable without the reference that it promises.
            .implementable(optional: [
                "get_flags", "get_intrinsic_width", "get_intrinsic_height",
                "get_intrinsic_aspect_ratio",
            ])
        ],
        "gdk_cairo_draw_from_gl": [.hide("deprecated; GLArea draws what GL made")],
        "gdk_cairo_*": [.hide(cairo)],
        "gdk_pixbuf_get_from_surface": [.hide(cairo)],
        "gdk_pixbuf_get_from_texture": [.method("Texture", as: "get_pixbuf")],
        "gdk_content_deserialize_async": [.hide("its result is read with a type: Clipboard.read and Drop.read")],
        "gdk_content_serialize_async": [.hide("a content provider writes itself")],
        "gdk_content_serialize_finish": [.hide("a content provider writes itself")],
        "gdk_content_deserialize_finish": [.hide("its result is read with a type: Clipboard.read and Drop.read")],
        "gdk_events_get_angle": [.name("angle(to:)")],
        "gdk_events_get_center": [.name("center(with:)")],
        "gdk_events_get_distance": [.name("distance(to:)")],
        "gdk_intern_mime_type": [.hide("Swift compares texts")],
        "gdk_device_get_surface_at_position": [.name("surfaceAtPosition()")],
        "gdk_surface_translate_coordinates": [.name("translateCoordinates(to:x:y:)")],
        "gdk_texture_save_to_png_bytes": [.hide("pngBytes() gives them")],
        "gdk_texture_save_to_tiff_bytes": [.name("tiffBytes()")],
        "gdk_crossing_event_get_focus": [.name("hasFocus")],
        "gdk_key_event_get_keyval": [.name("key")],
        "gdk_display_map_keyval": [.name("keymapKeys(for:)")],
        "gdk_keyval_*": [.hide("Key does it")],
        "gdk_keyval_get_aliases": [.hide("Key.aliases gives them")],
        "gdk_memory_texture_builder_get_offset": [.name("offset(forPlane:)")],
        "gdk_memory_texture_builder_set_offset": [.name("setOffset(forPlane:offset:)")],
        "gdk_unicode_to_keyval": [.hide("Key does it")],
        "gdk_set_allowed_backends": [.hide("Display.allow(backends:) does it")],
        "gdk_texture_save_to_png": [.hide("saveToPNG(_:) says why it fails")],
        "gdk_toplevel_size_get_type": [.hide("a type that nothing hands over")],
        "gdk_clipboard_read_value_async": [.name("readValue(of:priority:)")],
        "gdk_drop_read_value_async": [.name("readValue(of:priority:)")],
        "gdk_content_formats_contain_gtype": [.name("contains(_:)")],
        "gdk_content_formats_contain_mime_type": [.name("contains(mimeType:)")],
        "gdk_content_formats_match": [.name("matches(_:)")],
        "gdk_content_formats_match_gtype": [.name("firstType(in:)")],
        "gdk_content_formats_match_mime_type": [.name("firstMIMEType(in:)")],
        "gdk_content_formats_new_for_gtype": [.name("init(type:)")],
        "gdk_content_formats_builder_add_gtype": [.name("add(_:)")],
        "gdk_content_formats_builder_add_mime_type": [.name("add(mimeType:)")],
    ]
}
