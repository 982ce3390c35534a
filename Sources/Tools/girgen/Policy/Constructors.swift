/// The properties that constructors' parameters set where the names differ, and Swift code for constructors that do more.
///
/// Each entry repeats what the C constructor does, so that an inherited initializer makes an object of a Swift subclass. A
/// constructor that neither a rule nor an entry covers traps in Swift subclasses.
extension Policy {
    private static let rangeAdjustment = "Adjustment.forSteps(of: step, from: min, to: max)"

    static let constructors: [String: [Decision]] = [
        // MARK: Gio
        "g_buffered_input_stream_new_sized": [.properties(["size": "buffer-size"])],
        "g_buffered_output_stream_new_sized": [.properties(["size": "buffer-size"])],
        "g_dbus_object_proxy_new": [.properties(["connection": "g-connection", "object_path": "g-object-path"])],
        "g_dbus_object_skeleton_new": [.properties(["object_path": "g-object-path"])],
        "g_emblemed_icon_new": [
            .properties(["icon": "gicon"], statements: ["if let emblem { addEmblem(emblem) }"])
        ],
        "g_memory_input_stream_new_from_bytes": [.properties([:], statements: ["add(bytes)"])],
        "g_menu_item_new": [
            .properties(
                [:],
                statements: ["setLabel(label)", "if let detailedAction { setDetailedAction(detailedAction) }"]
            )
        ],
        "g_menu_item_new_section": [.properties([:], statements: ["setLabel(label)", "setSection(section)"])],
        "g_menu_item_new_submenu": [.properties([:], statements: ["setLabel(label)", "setSubmenu(submenu)"])],
        "g_notification_new": [.properties([:], statements: ["setTitle(title)"])],
        "g_proxy_address_new": [.properties(["inetaddr": "address"])],
        "g_settings_new_full": [.properties(["schema": "settings-schema"])],
        "g_simple_permission_new": [
            .properties([:], statements: ["implUpdate(allowed, canAcquire: false, canRelease: false)"])
        ],
        "g_themed_icon_new": [.properties(["iconname": "name"])],
        "g_themed_icon_new_from_names": [.properties(["iconnames": "names"])],
        "g_themed_icon_new_with_default_fallbacks": [
            .properties(["iconname": "name"], values: ["use-default-fallbacks": "true"])
        ],

        // MARK: Gsk
        "gsk_gl_shader_new_from_bytes": [.properties(["sourcecode": "source"])],
        "gsk_gl_shader_new_from_resource": [.properties(["resource_path": "resource"])],

        // MARK: Gtk
        "gtk_app_chooser_dialog_new": [.properties(["file": "gfile"], values: dialogFlags)],
        "gtk_app_chooser_dialog_new_for_content_type": [.properties([:], values: dialogFlags)],
        "gtk_cell_view_new_with_context": [.properties(["context": "cell-area-context"])],
        "gtk_combo_box_new_with_model_and_entry": [.properties([:], values: ["has-entry": "true"])],
        "gtk_custom_filter_new": [.properties([:], statements: ["setFilter(matchFunction)"])],
        "gtk_drop_down_new_from_strings": [.properties([:], values: ["model": "StringList(strings: strings)"])],
        "gtk_drop_target_new": [.properties([:], values: ["formats": "ContentFormats(type: type)"])],
        "gtk_editable_label_new": [.properties(["str": "text"])],
        "gtk_entry_buffer_new": [.properties([:], values: ["text": "initialChars ?? \"\""])],
        "gtk_font_button_new_with_font": [.properties(["fontname": "font"])],
        "gtk_image_new_from_file": [.properties(["filename": "file"])],
        "gtk_image_new_from_gicon": [.properties(["icon": "gicon"])],
        "gtk_image_new_from_pixbuf": [.properties([:], statements: ["setFromPixbuf(pixbuf)"])],
        "gtk_image_new_from_resource": [.properties(["resource_path": "resource"])],
        "gtk_link_button_new": [.properties([:], values: ["label": "uri"])],
        "gtk_list_store_newv": [.properties([:], statements: ["setColumnTypes(types)"])],
        "gtk_map_list_model_new": [.properties([:], statements: ["setMap(mapFunction)"])],
        "gtk_pad_controller_new": [
            .properties(["group": "action-group"], values: ["propagation-phase": "PropagationPhase.capture"])
        ],
        "gtk_picture_new_for_filename": [.properties([:], statements: ["setFilename(filename)"])],
        "gtk_picture_new_for_pixbuf": [.properties([:], statements: ["setPixbuf(pixbuf)"])],
        "gtk_picture_new_for_resource": [.properties([:], statements: ["setResource(resourcePath)"])],
        "gtk_popover_menu_bar_new_from_model": [.properties(["model": "menu-model"])],
        "gtk_popover_menu_new_from_model": [.properties(["model": "menu-model"])],
        "gtk_scale_button_new": [.properties([:], values: ["adjustment": rangeAdjustment])],
        "gtk_scale_new_with_range": [
            .properties(
                [:],
                values: ["adjustment": rangeAdjustment, "digits": "Adjustment.digits(of: step, atMost: 5)"]
            )
        ],
        "gtk_spin_button_new_with_range": [
            .properties(
                [:],
                values: [
                    "adjustment": rangeAdjustment, "climb-rate": "step",
                    "digits": "Adjustment.digits(of: step, atMost: 20)", "numeric": "true",
                ]
            )
        ],
        "gtk_string_list_new": [
            .properties([:], statements: ["if let strings { splice(at: 0, removing: 0, adding: strings) }"])
        ],
        "gtk_svg_new_from_bytes": [.properties([:], statements: ["load(fromBytes: bytes)"])],
        "gtk_svg_new_from_resource": [.properties(["path": "resource"])],
        "gtk_text_buffer_new": [.properties(["table": "tag-table"])],
        "gtk_tree_model_sort_new_with_model": [.properties(["child_model": "model"])],
        "gtk_tree_store_newv": [.properties([:], statements: ["setColumnTypes(types)"])],
        "gtk_video_new_for_filename": [.properties([:], statements: ["setFilename(filename)"])],
        "gtk_video_new_for_resource": [.properties([:], statements: ["setResource(resourcePath)"])],
    ]

    private static let dialogFlags = [
        "destroy-with-parent": "flags.contains(.destroyWithParent)", "modal": "flags.contains(.modal)",
    ]
}
