/// Where the GIR files are wrong or say too little, and where a rule gives a poor name: each with its reason.
enum Overrides {
    // MARK: Types

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

    /// The fields in which records count their references.
    static let referenceCounts: Set<String> = ["ref_count", "refcount", "refcnt", "ref_cnt", "n_refs", "refs"]

    /// Returns a Boolean value that indicates whether a field's name says that it counts what C reads from memory.
    static func counts(_ field: String) -> Bool {
        let words = field.split(separator: "_")
        return ["n", "num"].contains(words.first)
            || words.contains {
                ["len", "length", "size", "maxsize", "count", "capacity", "alloc", "allocated"].contains($0)
            }
    }

    /// The records whose fields Swift doesn't set, with the reason.
    static let readOnlyRecords: [String: String] = [
        "GLib.Date": "the bits say which of the fields are valid",
        "Gio.DBusPropertyInfo": "programs have it in memory that can't be written",
        "Pango.LayoutLine": "the layout keeps what it computed",
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
        "Gio.DBusMessageFilterFunction": onWorker,
        "Gio.VfsFileLookupFunc": onWorker,
        "GdkPixbuf.PixbufNonAnim": "gdk-pixbuf's own, without a header",
        // What walks over something that may change or end meanwhile.
        "Pango.AttrIterator": "points into its list; AttrList.runs gives what it goes through",
        "Pango.GlyphItemIter": "points into its text, which a Swift string has for a call alone",
        "Pango.ScriptIter": "points into its text; Script.runs(in:) gives what it goes through",
        "Gtk.BitsetIter": "points into its set; a Bitset is a sequence",
    ]

    /// Records that the rules would take for something else.
    static let recordCategories: [String: Declaration.Category] = [
        // Made to live on C's stack; C copies them by assignment.
        "Gtk.TextIter": .opaqueValue,
        "Gtk.TreeIter": .opaqueValue,
        "Gtk.BitsetIter": .opaqueValue,
        "Gsk.PathPoint": .opaqueValue,
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
        // Without what their constructors give them, or a windowing system's subclass, they have no functions to call.
        // End by letting go of the reference that C made them with.
        "Gdk.ContentDeserializer", "Gdk.ContentSerializer",
        "Gdk.Display", "Gdk.DmabufTexture", "Gdk.GLTexture", "Gdk.MemoryTexture",
        "Gio.DesktopAppInfo", "Gio.Vfs", "Gio.VolumeMonitor", "Gtk.PrintContext", "Gtk.PrintJob", "Gtk.Printer",
        "Gtk.StyleContext",
        "Gtk.IconPaintable", "Pango.Layout",
        "Gio.ProxyAddressEnumerator",  // Has no addresses unless its connectable creates it.
        "Gtk.TextChildAnchor",  // Gets its replacement character from its C constructors only.
        "Gtk.DragIcon",  // Draws on the surface of a drag, which only C gives it.
        "Gtk.CustomLayout",  // Calls functions that only its C constructor takes.
        "Gtk.StackPage", "Gtk.NamedAction", "Gtk.SignalAction", "Gtk.ActivateAction", "Gtk.MnemonicAction",
        "Gtk.NothingAction", "Gtk.NeverTrigger",
    ]

    // MARK: Initialisation

    /// Classes that are made before their library is initialised.
    static let classesBeforeInitialization: Set<String> = [
        "Gtk.Application"  // Initialises GTK when it starts, if another instance does not run already.
    ]

    /// Functions that are called before their library is initialised.
    static let functionsBeforeInitialization: Set<String> = ["gtk_disable_setlocale"]

    /// Classes that, with all that derive from them, can be made only where there is a display.
    static let classesThatNeedADisplay: Set<String> = [
        "Gtk.EntryCompletion", "Gtk.FileChooserNative", "Gtk.StyleContext", "Gtk.Tooltip", "Gtk.TreeViewColumn",
        "Gtk.Widget",
    ]

    /// Functions that can be called only where there is a display.
    static let functionsThatNeedADisplay: Set<String> = [
        "gtk_print_run_page_setup_dialog", "gtk_print_run_page_setup_dialog_async", "gtk_show_uri",
    ]

    /// What there is to say about a type beyond its C name.
    static let documentation: [String: [String]] = [
        "Gtk.Widget": [
            "A Swift subclass of `Widget` itself unparents its children when it is disposed, as GTK asks of custom"
                + " widgets."
        ],
        "Gtk.Window": [
            "A window is its Swift owners' until it is shown for the first time, and from then on GTK's until it is closed.",
            "Closing tears it down: handlers of ``Widget/destroy`` run, then subscriptions to it and to what is in it finish,",
            "``Object/cancellables`` are emptied, closures that GTK keeps are freed, and so is what nobody else holds. So a",
            "handler that captures its window strongly does not keep the window alive beyond its closing.",
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

    private static let onWorker = "called on a thread of GIO's own, which waits for the answer"
    private static let emittedOnWorker = "emitted on a thread of GIO's own, which waits for the answer"

    private static let ofModels = "tells of what a model made in C did; a view believes it"

    private static let fills = "fills an array that the caller makes room for"

    /// The calls of functions written by hand that programs mean when they call a virtual function.
    static let entries: [String: String] = ["GtkWidgetClass.contains": "containsPoint(x: x, y: y)"]

    static let exclusions: [String: Exclusion] = [
        "g_io_module_load": .left("a function that a plug-in of GIO's has, not the library"),
        "g_io_module_unload": .left("a function that a plug-in of GIO's has, not the library"),
        "g_io_module_query": .left("a function that a plug-in of GIO's has, not the library"),
        "g_application_add_main_option": .handwritten("addMainOption(_:shortName:…) takes a Character"),
        "g_settings_get_int": .handwritten("integer(forKey:) reads integers of each width"),
        "g_settings_get_int64": .handwritten("integer(forKey:) reads integers of each width"),
        "g_settings_get_uint": .handwritten("integer(forKey:) reads integers of each width"),
        "g_settings_get_uint64": .handwritten("unsignedInteger(forKey:) reads it"),
        "g_settings_set_int": .handwritten("set(_:forKey:) sets integers of each width"),
        "g_settings_set_int64": .handwritten("set(_:forKey:) sets integers of each width"),
        "g_settings_set_uint": .handwritten("set(_:forKey:) sets integers of each width"),
        "g_settings_set_uint64": .handwritten("set(_:forKey:) sets integers of each width"),
        "g_file_info_get_attribute_int32": .handwritten("integer(forAttribute:) reads integers of each width"),
        "g_file_info_get_attribute_int64": .handwritten("integer(forAttribute:) reads integers of each width"),
        "g_file_info_get_attribute_uint32": .handwritten("integer(forAttribute:) reads integers of each width"),
        "g_file_info_get_attribute_uint64": .handwritten("unsignedInteger(forAttribute:) reads it"),
        "g_file_info_set_attribute_int32": .handwritten("setAttribute(_:to:) takes each width of integers"),
        "g_file_info_set_attribute_int64": .handwritten("setAttribute(_:to:) takes each width of integers"),
        "g_file_info_set_attribute_uint32": .handwritten("setAttribute(_:to:) takes each width of integers"),
        "g_file_info_set_attribute_uint64": .handwritten("setAttribute(_:to:) takes each width of integers"),
        "g_file_set_attribute_int32": .handwritten(
            "setAttribute(_:to:flags:cancellable:) takes each width of integers"
        ),
        "g_file_set_attribute_int64": .handwritten(
            "setAttribute(_:to:flags:cancellable:) takes each width of integers"
        ),
        "g_file_set_attribute_uint32": .handwritten(
            "setAttribute(_:to:flags:cancellable:) takes each width of integers"
        ),
        "g_file_set_attribute_uint64": .handwritten(
            "setAttribute(_:to:flags:cancellable:) takes each width of integers"
        ),
        "gtk_text_iter_in_range": .handwritten("isIn(_:) takes a range"),
        "gtk_text_view_scroll_to_iter": .handwritten("scroll(to:margin:alignment:) does it"),
        "gtk_text_view_scroll_to_mark": .handwritten("scroll(to:margin:alignment:) does it"),
        "gtk_widget_contains": .handwritten("contains(x:y:), which subclasses override, calls it"),
        "g_cancellable_connect": .handwritten("the signal `cancelled` does it"),
        "g_cancellable_disconnect": .handwritten("what a subscription of the signal `cancelled` returns does it"),
        // What GIO asks on other threads than the main one, where all objects of Swift's are.
        "g_dbus_connection_add_filter": .handwritten("observeMessages(_:) hands copies to the main thread"),
        "g_dbus_connection_remove_filter": .handwritten("what observeMessages(_:) returns does it"),
        "g_vfs_register_uri_scheme": .left("takes functions which are " + onWorker),
        "g_vfs_unregister_uri_scheme": .left("undoes g_vfs_register_uri_scheme, which is left out"),
        "Gio.DBusAuthObserver::allow-mechanism": .left(emittedOnWorker),
        "Gio.DBusAuthObserver::authorize-authenticated-peer": .left(
            emittedOnWorker + "; DBusServerFlags.authenticationRequireSameUser admits the program's own user alone"
        ),
        "Gio.DBusInterfaceSkeleton::g-authorize-method": .left(emittedOnWorker),
        "Gio.DBusObjectSkeleton::authorize-method": .left(emittedOnWorker),
        "Gio.DebugControllerDBus::authorize": .left(emittedOnWorker),
        "Gio.ThreadedSocketService::run": .left(
            emittedOnWorker + "; SocketService.incoming is emitted on the main thread"
        ),
        // The GIR says that these read arrays which they fill.
        "g_buffered_input_stream_peek": .left(fills),
        "g_converter_convert": .left(fills),
        "g_pollable_stream_read": .left(fills),
        "g_cancellable_pop_current": .left("undoes g_cancellable_push_current, which is left out"),
        "g_cancellable_push_current": .left("keeps a pointer to an object that may end"),
        "g_cancellable_get_current": .left("gives what g_cancellable_push_current keeps"),
        // C's own objects are initialized by what makes them, and end the program where they are not and are asked to.
        "g_initable_init": .handwritten("Initable.initializeBlocking(_:)"),
        "g_async_initable_init_async": .handwritten("AsyncInitable.initialize(priority:)"),
        "g_async_initable_init_finish": .handwritten("AsyncInitable.initialize(priority:)"),
        "gtk_editable_delegate_get_accessible_platform_state": .left("for those who write a class in C"),
        "gtk_editable_get_delegate": .handwritten("NativeEditable.delegate"),
        "gtk_entry_buffer_emit_deleted_text": .left("tells of what a buffer made in C did; an entry believes it"),
        "gtk_entry_buffer_emit_inserted_text": .left("tells of what a buffer made in C did; an entry believes it"),
        "gtk_file_filter_new_from_gvariant": .left("reads any variant as if a file filter had written it"),
        "g_date_clear": .left("clears as many dates as it is told that there are"),
        "g_inet_address_new_from_bytes": .handwritten("reads as many bytes as the family says"),
        "gtk_svg_get_state_names": .handwritten("SVG.stateNames passes a length, which GTK 4.22 requires"),
        "gtk_try_expression_new": .handwritten("TryExpression(_:) copies the array"),
        // What these find wrong in a description ends the program, or comes without its line.
        "gtk_builder_new_from_file": .handwritten("Builder(Interface(path:))"),
        "gtk_builder_new_from_resource": .handwritten("Builder(Interface(resource:))"),
        "gtk_builder_new_from_string": .handwritten("Builder(Interface(file:content:))"),
        "gtk_builder_add_from_file": .handwritten("Builder.add(_:)"),
        "gtk_builder_add_from_resource": .handwritten("Builder.add(_:)"),
        "gtk_builder_add_from_string": .handwritten("Builder.add(_:)"),
        "gtk_builder_add_objects_from_file": .left("a part of a description is a description of its own"),
        "gtk_builder_add_objects_from_resource": .left("a part of a description is a description of its own"),
        "gtk_builder_add_objects_from_string": .left("a part of a description is a description of its own"),
        "gtk_builder_extend_with_template": .handwritten("Widget.load(_:)"),
        "gtk_text_iter_assign": .handwritten("Swift assigns by itself"),
        "gtk_tree_model_ref_node": .left("counts in C's views, which miscount by a wrong call"),
        "gtk_tree_model_unref_node": .left("counts in C's views, which miscount by a wrong call"),
        "gtk_tree_model_row_deleted": .left(ofModels),
        "gtk_tree_model_row_has_child_toggled": .left(ofModels),
        "gtk_tree_model_row_inserted": .left(ofModels),
        "gtk_tree_model_rows_reordered_with_length": .left(ofModels),
        "pango_attr_list_get_iterator": .handwritten("AttrList.runs"),
        "pango_coverage_copy": .handwritten("C never ends for a coverage whose characters were removed"),
        "pango_default_break": .left(fills),
        "pango_extents_to_pixels": .handwritten("changes the rectangles that it is given"),
        "pango_item_apply_attrs": .left("takes a PangoAttrIterator, which points into a list that may be gone"),
        "pango_parse_enum": .left("looks into a type as if it were an enumeration"),
        "pango_shape_full": .handwritten("looks where one text lies in another; Item.shape(_:flags:)"),
        "pango_shape_with_flags": .handwritten("looks where one text lies in another; Item.shape(_:flags:)"),
        "pango_shape_item": .handwritten("reads a part of a text that the item says"),
        "pango_itemize": .handwritten("reads a part of a text that the caller measures"),
        "pango_itemize_with_base_dir": .handwritten("reads a part of a text that the caller measures"),
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
        "gtk_widget_insert_action_group": .handwritten("a closed window lets go of its groups"),
        "gtk_accessible_update_property_value": .handwritten("accessible has each property by its type"),
        "gtk_accessible_update_relation_value": .handwritten("accessible has each relation by its type"),
        "gtk_accessible_update_state_value": .handwritten("accessible has each state by its type"),
        "gtk_widget_unparent": .handwritten("removes a child of a container through the container"),
        "gtk_window_close": .handwritten("also closes a window that was never shown"),
        "gtk_window_destroy": .handwritten("also tears the window down"),
        "gtk_init": .handwritten("done when the first widget is made; GTK.isDisplayAvailable() asks"),
        "gtk_init_check": .handwritten("GTK.isDisplayAvailable()"),
    ]

    /// Members of enumerations and flags that are left out, by C name.
    static let leftOutValues: [String: String] = [
        "G_DBUS_INTERFACE_SKELETON_FLAGS_HANDLE_METHOD_INVOCATIONS_IN_THREAD":
            "has GIO emit signals on a thread of its own, which waits for the answer",
        "G_DBUS_SERVER_FLAGS_RUN_IN_THREAD":
            "has GIO emit new-connection on a thread of its own, which waits for the answer",
    ]

    /// The properties that constructors' parameters set, where libraries use another name for the parameter.
    static let propertiesByParameter = [
        "app": "application", "area": "cell-area", "parent": "transient-for", "str": "label", "stream": "media-stream",
    ]

    /// Properties that a constructor sets only once the object has its Swift one, as they make others tell of it.
    static let propertiesSetLater: [String: Set<String>] = [
        "gtk_application_window_new": ["application"]
    ]

    /// Constructors that do more than set the properties of their parameters' names.
    static let constructorsThatDoMore: Set<String> = [
        "gtk_builder_list_item_factory_new_from_bytes",  // C reads the bytes' first one.
        // Also give the dialog a title in the user's language.
        "gtk_page_setup_unix_dialog_new", "gtk_print_unix_dialog_new",
        "gtk_text_child_anchor_new",  // Also sets the replacement character.
        "gdk_pixbuf_new",  // Also makes room for the pixels.
        "g_network_address_new_loopback",  // Also keeps the address to this machine.
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
        "g_file_monitor_emit_event": ["other_file"],  // There is one only where a file was moved.
        "gtk_application_window_new": ["application"],  // The property that it sets takes it.
    ]

    /// What C gets from a closure that was ended while C keeps it, by callback type, where it takes no null or where 0
    /// says something.
    static let resultsOfEndedCallbacks: [String: String] = [
        "GtkAssistantPageFunc": "-1",  // No page; 0 is the first.
        // A list wants a widget for each item. Binding it to no model asks for none.
        "GtkFlowBoxCreateWidgetFunc": "gtk_label_new(nil)",
        "GtkListBoxCreateWidgetFunc": "gtk_label_new(nil)",
        "GtkMapListModelMapFunc": "argument0",  // The item itself, which C handed over with its reference.
    ]

    /// Texts that are names of files although the GIR does not say so: a function's parameter, results, properties.
    static let fileNameParameters: [String: String] = [
        "g_file_info_set_attribute_byte_string": "attr_value", "g_file_info_set_symlink_target": "symlink_target",
        "g_file_set_attribute_byte_string": "value", "g_key_file_save_to_file": "filename",
        "g_keyfile_settings_backend_new": "filename", "g_subprocess_launcher_set_stdin_file_path": "path",
        "g_test_dbus_add_service_dir": "path", "g_unix_is_system_device_path": "device_path",
        "g_unix_socket_address_new": "path", "g_vfs_get_file_for_path": "path", "gdk_pixbuf_init_modules": "path",
        "gtk_im_context_simple_add_compose_file": "compose_file",
    ]
    static let fileNameResults: Set<String> = [
        "g_file_info_get_attribute_byte_string", "g_file_info_get_symlink_target", "g_unix_mount_get_root_path",
        "g_unix_socket_address_get_path",
    ]
    static let fileNameProperties: Set<String> = [
        "Gio.DesktopAppInfo:filename", "Gio.UnixSocketAddress:path", "Gtk.Image:file",
    ]

    /// Results of the type `guint64` that count elements. They are an `Int`, like other counts.
    static let countResults: Set<String> = ["gtk_bitset_get_size", "gtk_bitset_get_size_in_range"]

    /// Functions whose text and its length may hold a NUL; others read the text as UTF-8 and stop there.
    static let textsWithNul: Set<String> = ["g_data_input_stream_read_upto", "g_data_input_stream_read_upto_async"]

    /// Functions that say by a parameter how long the text is that they give back.
    static let resultsWithLength: Set<String> = [
        "g_data_input_stream_read_line_finish_utf8", "g_data_input_stream_read_line_utf8",
        "g_data_input_stream_read_until", "g_data_input_stream_read_until_finish", "g_data_input_stream_read_upto",
        "g_data_input_stream_read_upto_finish", "g_key_file_to_data",
    ]

    /// Functions that set a property and tell nobody, tell before they set it, or tell twice; set by its name it is told
    /// once, after.
    static let silentSetters: Set<String> = [
        "g_dbus_connection_set_exit_on_close", "gtk_cell_renderer_toggle_set_radio", "gtk_event_controller_set_name",
        "gtk_print_unix_dialog_set_embed_page_setup", "gtk_spinner_set_spinning", "gtk_text_buffer_set_text",
        "gtk_tree_view_set_level_indentation",
    ]

    /// Results that are null although the GIR says never, by C function.
    static let nullableResults: Set<String> = [
        "gdk_event_get_event_sequence",  // Other than of touches.
        "gtk_entry_completion_get_entry",  // Until an entry has it.
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
