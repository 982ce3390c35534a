/// Where the GIR files are wrong or say too little, and where a rule gives a poor name: each with its reason.
enum Overrides {
    // MARK: Types

    /// GLib's types that are generated; the rest of GLib is written by hand or is Swift's and Foundation's business.
    static let glibTypes: Set<String> = [
        "Date", "DateMonth", "DateTime", "DateWeekday", "DateYear", "IOCondition", "KeyFile", "KeyFileFlags",
        "OptionArg", "OptionFlags", "SeekType", "SpawnFlags", "TimeType", "TimeZone", "VariantDict",
    ]

    /// Types that a module has by hand, and what they are.
    static let handwrittenTypes: [String: Declaration.Category] = [
        "GLib.Bytes": .boxed,
        "GLib.Variant": .counted(copy: "g_variant_ref_sink", free: "g_variant_unref", as: nil),
        "GLib.VariantType": .boxed,
        "GObject.Object": .object,
        "GObject.ParamSpec": .fundamental,
        "Gio.AsyncReadyCallback": .callback,  // What makes a function asynchronous in Swift.
        "cairo.Context": .boxed,
        "cairo.Surface": .boxed,
        "cairo.Pattern": .boxed,
        "cairo.Region": .boxed,
        "cairo.FontOptions": .boxed,
        "cairo.RectangleInt": .value,
        "cairo.Content": .enumeration,
        "cairo.FontType": .enumeration,
        "cairo.Antialias": .enumeration,
    ]

    /// Types whose Swift name is not their own.
    static let typeNames: [String: String] = [
        // In every program's sight it would hide GLib's variants, which more programs need.
        "Pango.Variant": "PangoVariant"
    ]

    /// Structures with fields in the GIR that C's headers keep to themselves.
    static let incompleteTypes: Set<String> = [
        "GdkPixbufAnimation", "GdkPixbufAnimationIter", "GdkPixbufFormat", "GdkPixbufModule",
        "GdkPixbufModulePattern",
    ]

    /// Types that C programs use, if they use them at all, with headers of their own.
    static let unboundTypes: [String: String] = [
        "GdkPixbuf.PixbufModule": "for those who write image loaders",
        "GdkPixbuf.PixbufModulePattern": "for those who write image loaders",
        "GdkPixbuf.PixbufModulePreparedFunc": "for those who write image loaders",
        "GdkPixbuf.PixbufModuleSizeFunc": "for those who write image loaders",
        "GdkPixbuf.PixbufModuleUpdatedFunc": "for those who write image loaders",
        "GdkPixbuf.PixbufModuleLoadXpmDataFunc": "for those who write image loaders",
        "Gsk.NglRenderer": "an experiment without a header",
        "GdkPixbuf.PixbufNonAnim": "gdk-pixbuf's own, without a header",
    ]

    /// Records that the rules would take for something else.
    static let recordCategories: [String: Declaration.Category] = [
        // Made to live on C's stack; C copies them by assignment.
        "Gtk.TextIter": .opaqueValue,
        "Gtk.TreeIter": .opaqueValue,
        "Gtk.BitsetIter": .opaqueValue,
        // Its fields are kept in step by its functions.
        "GLib.Date": .boxed,
        // Its corners are a C array, which Swift sees as a tuple; its methods give what there is to know.
        "Gsk.RoundedRect": .opaqueValue,
        // Registered once, for as long as the program runs.
        "Gio.IOExtension": .permanent,
        "Gio.IOExtensionPoint": .permanent,
        // Belongs to the item that it was made for.
        "Pango.Analysis": .opaqueValue,
        // An attribute with a value of a type; copied and freed as the attribute that it begins with.
        "Pango.AttrColor": attribute, "Pango.AttrFloat": attribute, "Pango.AttrFontDesc": attribute,
        "Pango.AttrFontFeatures": attribute, "Pango.AttrInt": attribute, "Pango.AttrLanguage": attribute,
        "Pango.AttrShape": attribute, "Pango.AttrSize": attribute, "Pango.AttrString": attribute,
    ]

    private static let attribute = Declaration.Category.counted(
        copy: "pango_attribute_copy",
        free: "pango_attribute_destroy",
        as: "PangoAttribute"
    )

    /// Classes of which C keeps the only object, or makes each itself: an object of these cannot be made.
    static let classesMadeByC: Set<String> = [
        "Gtk.StackPage", "Gtk.NamedAction", "Gtk.SignalAction", "Gtk.ActivateAction", "Gtk.MnemonicAction",
        "Gtk.NothingAction", "Gtk.NeverTrigger",
    ]

    /// Lines that a class's body needs and an extension cannot have.
    static let classBodies: [String: [String]] = [
        "Gtk.Widget": [
            "/// Makes a widget of this class; see ``Object/init(properties:)``.",
            "public override init(properties: KeyValuePairs<String, any ValueConvertible> = [:]) {",
            "    Library.prepare()",
            "    super.init(properties: properties)",
            "}",
            "",
            "public override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {",
            "    super.init(wrapping: pointer, transfer: transfer)",
            "}",
            "",
            "open override class func initializeClass(_ classPointer: UnsafeMutableRawPointer) {",
            "    super.initializeClass(classPointer)",
            "    unparentChildrenWhenDisposed(classPointer)",
            "}",
        ],
        "Gtk.Window": [
            "/// The one reference that making a window returns belongs to GTK's list of windows.",
            "open override class var newObjectTransfer: Transfer { .none }",
        ],
    ]

    /// What there is to say about a type beyond its C name.
    static let documentation: [String: [String]] = [
        "Gtk.Widget": [
            "A Swift subclass of `Widget` itself unparents its children when it is disposed, as GTK asks of custom"
                + " widgets."
        ],
        "Gtk.Window": [
            "GTK keeps a window alive until it is closed. Closing tears it down: its subscriptions and those of the",
            "widgets and controllers in it finish, their ``Object/cancellables`` are emptied, and what nobody else holds",
            "is freed. So a handler that captures its window strongly does not keep the window alive beyond its closing.",
        ],
    ]

    // MARK: Members

    /// Members that are written by hand, or are no business of a Swift program, by C name or `Class:property`,
    /// `Class::signal`. They count as bound where `isBound` says so.
    struct Exclusion {
        let reason: String
        let isBound: Bool

        static func handwritten(_ reason: String) -> Exclusion { Exclusion(reason: reason, isBound: true) }
        static func left(_ reason: String) -> Exclusion { Exclusion(reason: reason, isBound: false) }
    }

    private static let fills = "fills an array that the caller makes room for"

    static let exclusions: [String: Exclusion] = [
        "g_io_module_load": .left("a function that a plug-in of GIO's has, not the library"),
        "g_io_module_unload": .left("a function that a plug-in of GIO's has, not the library"),
        "g_io_module_query": .left("a function that a plug-in of GIO's has, not the library"),
        "g_cancellable_connect": .handwritten("the signal `cancelled` does it"),
        "g_icon_hash": .handwritten("Swift hashes objects by itself"),
        // The GIR says that these read arrays which they fill.
        "g_buffered_input_stream_peek": .left(fills),
        "g_converter_convert": .left(fills),
        "g_pollable_stream_read": .left(fills),
        "pango_attr_break": .left(fills),
        "pango_break": .left(fills),
        "pango_get_log_attrs": .handwritten(fills),
        "pango_glyph_item_get_logical_widths": .handwritten(fills),
        "pango_glyph_string_get_logical_widths": .handwritten(fills),
        "pango_tailor_break": .left(fills),
        "Gtk.Editable::insert-text": .handwritten("gives something back by a parameter"),
        "Gtk.SpinButton::input": .handwritten("gives something back by a parameter"),
        "Gtk.Overlay::get-child-position": .handwritten("gives something back by a parameter"),
        "g_input_stream_read": .handwritten(fills),
        "g_input_stream_read_all": .handwritten(fills),
        "g_input_stream_read_async": .handwritten(fills),
        "g_input_stream_read_all_async": .handwritten(fills),
        "g_socket_receive": .handwritten(fills),
        "g_socket_receive_from": .handwritten(fills),
        "g_socket_receive_with_blocking": .handwritten(fills),
        "g_list_store_sort": .handwritten("takes a predicate, as Swift's sorting does"),
        "g_list_store_insert_sorted": .handwritten("takes a predicate, as Swift's sorting does"),
        "g_list_store_find_with_equal_func": .handwritten("takes a predicate, as Swift's searching does"),
        "g_list_store_find_with_equal_func_full": .handwritten("takes a predicate, as Swift's searching does"),
        "gtk_custom_sorter_new": .handwritten("takes a predicate, as Swift's sorting does"),
        "gtk_custom_sorter_set_sort_func": .handwritten("takes a predicate, as Swift's sorting does"),
        "gdk_content_provider_new_union": .handwritten("consumes the elements of an array, not the array"),
        "g_action_map_add_action_entries": .handwritten("addAction(_:activate:) takes closures, one by one"),
        "g_simple_action_group_add_entries": .handwritten("addAction(_:activate:) takes closures, one by one"),
        "gdk_texture_download": .handwritten("the GIR says that it reads the array which it fills"),
        "g_bus_own_name_with_closures": .handwritten("takes Swift closures"),
        "g_bus_own_name_on_connection_with_closures": .handwritten("takes Swift closures"),
        "g_bus_watch_name_with_closures": .handwritten("takes Swift closures"),
        "g_bus_watch_name_on_connection_with_closures": .handwritten("takes Swift closures"),
        "g_application_run": .handwritten("joins Dispatch's main queue to the loop first"),
        "g_settings_new": .handwritten("says which schema is missing, where C would end the program"),
        "gtk_window_destroy": .handwritten("also tears the window down"),
        "gtk_init": .handwritten("done when the first widget is made; isDisplayAvailable() asks"),
        "gtk_init_check": .handwritten("isDisplayAvailable()"),
    ]

    /// Swift names for members that the rules name badly, by C name.
    static let names: [String: String] = [:]

    /// Swift names for parameters, by C function and C name.
    static let parameterNames: [String: [String: String]] = [
        "gtk_label_new": ["str": "label"]
    ]

    /// What a parameter is where it is not given, by C function and C name.
    static let defaults: [String: [String: String]] = [
        "gtk_adjustment_new": [
            "lower": "0", "upper": "0", "step_increment": "1", "page_increment": "0", "page_size": "0",
        ],
        "gtk_box_new": ["spacing": "0"],
    ]

    /// Structures that a function changes although the GIR says that they only go in: positions in a text or a tree that
    /// the function moves, or keeps valid while it changes what they point into.
    static let changedParameters: [String: Set<String>] = [
        "gtk_list_store_remove": ["iter"],
        "gtk_text_buffer_backspace": ["iter"],
        "gtk_text_buffer_create_child_anchor": ["iter"],
        "gtk_text_buffer_delete": ["start", "end"],
        "gtk_text_buffer_delete_interactive": ["start_iter", "end_iter"],
        "gtk_text_buffer_insert": ["iter"],
        "gtk_text_buffer_insert_child_anchor": ["iter"],
        "gtk_text_buffer_insert_interactive": ["iter"],
        "gtk_text_buffer_insert_markup": ["iter"],
        "gtk_text_buffer_insert_paintable": ["iter"],
        "gtk_text_buffer_insert_range": ["iter"],
        "gtk_text_buffer_insert_range_interactive": ["iter"],
        "gtk_text_iter_order": ["second"],
        "gtk_text_view_backward_display_line": ["iter"],
        "gtk_text_view_backward_display_line_start": ["iter"],
        "gtk_text_view_forward_display_line": ["iter"],
        "gtk_text_view_forward_display_line_end": ["iter"],
        "gtk_text_view_move_visually": ["iter"],
        "gtk_tree_model_iter_next": ["iter"],
        "gtk_tree_model_iter_previous": ["iter"],
        "gtk_tree_store_remove": ["iter"],
    ]

    /// The properties that a constructor sets, by C function and parameter, where their names differ.
    static let constructorProperties: [String: [String: String]] = [
        "gtk_label_new": ["str": "label"]
    ]

    /// Properties that a constructor sets only once the object has its Swift one, as they make others tell of it.
    static let propertiesSetLater: [String: Set<String>] = [
        "gtk_application_window_new": ["application"]
    ]

    /// Constructors that do more than set the properties of their parameters' names.
    static let constructorsThatDoMore: Set<String> = [
        "gtk_link_button_new",  // Also shows the address as the label.
        "gtk_combo_box_new_with_model_and_entry",  // Also asks for the entry.
        "gdk_pixbuf_new",  // Also makes room for the pixels.
        "g_desktop_app_info_new_from_filename",  // Also reads the file, and fails without it.
        "g_inet_address_new_any", "g_inet_address_new_loopback",  // Also give the address its bytes.
    ]

    /// The functions that finish asynchronous ones, where the names do not pair.
    static let finishFunctions: [String: String] = [
        "g_file_replace_contents_bytes_async": "replace_contents_finish",
        "gdk_pixbuf_new_from_stream_at_scale_async": "new_from_stream_finish",
        "gdk_pixbuf_save_to_streamv_async": "save_to_stream_finish",
    ]

    /// Numbers for which C has a special value that means none.
    static let optionalNumbers: Set<String> = [
        "Gtk.DropDown:selected", "Gtk.SingleSelection:selected",
    ]

    /// Parameters that may be null although the GIR says never, by C function or callback type.
    static let nullableParameters: [String: Set<String>] = [
        "GtkPrintJobCompleteFunc": ["error"],  // There is one only where printing failed.
        "GtkPageSetupDoneFunc": ["page_setup"],  // There is none where the dialog was cancelled.
        "gtk_application_window_new": ["application"],  // The property that it sets takes it.
    ]

    /// Functions that set a property and tell nobody, or tell before they set it; set by its name it is told after.
    static let silentSetters: Set<String> = [
        "g_dbus_connection_set_exit_on_close", "gtk_cell_renderer_toggle_set_radio", "gtk_event_controller_set_name",
        "gtk_print_unix_dialog_set_embed_page_setup", "gtk_spinner_set_spinning",
        "gtk_tree_view_set_level_indentation",
    ]

    /// Results that are null although the GIR says never, by C function.
    static let nullableResults: Set<String> = [
        "gtk_event_controller_get_widget",  // Until a widget has it.
        "gtk_print_operation_get_default_page_setup", "gtk_text_view_get_extra_menu",  // Until it is set.
        // Before the widget is realised.
        "gtk_native_get_renderer", "gtk_native_get_surface",
    ]

    /// Methods that only emit the signal of their name; they are called `emit…`, and the signal has the plain name.
    static let emitters: Set<String> = [
        "g_application_activate", "gdk_content_provider_content_changed", "gdk_paintable_invalidate_contents",
        "gdk_paintable_invalidate_size", "gtk_cell_editable_editing_done", "gtk_cell_editable_remove_widget",
        "gtk_toggle_button_toggled", "gtk_tree_sortable_sort_column_changed", "gtk_tree_view_column_clicked",
    ]
}
