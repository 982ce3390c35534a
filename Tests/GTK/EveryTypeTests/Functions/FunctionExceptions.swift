import Gtk

/// Exceptions from the calls of functions, each with its reason.
enum FunctionExceptions {
    /// Functions that are never called.
    static let notCalled: [String: String] = [
        "GDBusConnection:exit-on-close": "ends the program when the connection is closed, as documented",
        "g_app_info_launch": "starts a program",
        "g_app_info_launch_uris": "starts a program",
        "g_app_info_launch_uris_async": "starts a program",
        "g_desktop_app_info_launch_action": "starts a program",
        "g_desktop_app_info_launch_uris_as_manager": "starts a program",
        "g_desktop_app_info_launch_uris_as_manager_with_fds": "starts a program",
        "g_socket_listener_accept": "waits for a connection",
        "g_socket_listener_accept_socket": "waits for a connection",
        "g_test_dbus_up": "starts a bus",
        "gsk_shader_args_builder_set_bool": unasserted, "gsk_shader_args_builder_set_float": unasserted,
        "gsk_shader_args_builder_set_int": unasserted, "gsk_shader_args_builder_set_uint": unasserted,
        "gsk_shader_args_builder_set_vec2": unasserted, "gsk_shader_args_builder_set_vec3": unasserted,
        "gsk_shader_args_builder_set_vec4": unasserted,
        "gtk_print_dialog_setup": "GTK 4.18 crashes if it is cancelled without a portal, also in C",
        "gtk_print_operation_run": "waits for the response of a dialog",
        "gtk_print_run_page_setup_dialog": "waits for the response of a dialog",
        "gtk_show_uri": "starts a program",
        "gtk_test_accessible_assertion_message_role": "ends the program, as documented",
        "gtk_test_widget_wait_for_draw": "waits for a widget that is not visible",
        "gtk_tree_list_model_new": "calls the closure endlessly, because it always returns children",
    ]

    /// Functions that aren't called on objects that other functions have used.
    static let notCalledInSequences: [String: String] = [
        "g_output_stream_splice": "waits for data if the source is a socket's stream",
        "g_socket_accept": "waits for a connection if the socket listens",
        "g_socket_condition_timed_wait": "waits for the duration of the argument",
        "g_socket_condition_wait": "waits for data",
        "g_socket_receive": "waits for data",
    ]

    /// Functions that aren't called with some variations of arguments on objects that other functions have used.
    static let notCalledInSequencesWith: [String: (variations: [Variation], reason: String)] = [
        "AdwAboutWindow:comments": ([.huge], wrapping), "AdwExpanderRow:subtitle": ([.huge], wrapping),
        "GtkMessageDialog:secondary-text": ([.huge], wrapping), "GtkMessageDialog:text": ([.huge], wrapping),
        "GtkIconTheme:resource-path": (
            [.huge, .mixed, .mixedOtherwise], "searching for icons in a path of a megabyte takes seconds"
        ),
        "GtkInscription:text": ([.huge], "the layout of a megabyte of text without a width takes half a minute"),
        "GtkSettings:gtk-font-name": ([.huge], "finding fonts for a name of a megabyte takes half a minute"),
    ]

    private static let wrapping = "breaking a megabyte of text into lines takes more than a minute"

    /// Functions that are called last in their process.
    static let last: [String: String] = [
        "gdk_display_close": "the other functions need the display"
    ]

    /// Functions that aren't called with some variations of arguments, with the reasons.
    static let notCalledWith = neverCalledWith.merging(
        GTK.version.minor < 10 ? [:] : notCalledInGTK4_18With
    ) { first, _ in first }

    private static let notCalledInGTK4_18With: [String: (variations: [Variation], reason: String)] = [
        "gsk_path_builder_html_arc_to": (unbounded, endless), "gsk_path_builder_rel_html_arc_to": (unbounded, endless),
        "gsk_path_builder_rel_svg_arc_to": (unbounded, endless), "gsk_path_builder_svg_arc_to": (unbounded, endless),
        "gtk_css_provider_load_from_string": ([.huge], "logs a message for each word of a megabyte"),
        "gtk_snapshot_append_conic_gradient": (wild, crashing),
        "gtk_snapshot_append_inset_shadow": (wild, crashing),
        "gtk_snapshot_append_linear_gradient": (wild, crashing),
        "gtk_snapshot_append_outset_shadow": (wild, crashing),
        "gtk_snapshot_append_radial_gradient": (wild, crashing),
        "gtk_snapshot_append_repeating_linear_gradient": (wild, crashing),
        "gtk_snapshot_append_repeating_radial_gradient": (wild, crashing),
    ]
    /// Variations whose numbers aren't used for drawing.
    private static let wild: [Variation] = [.negative, .notANumber, .mixed, .mixedOtherwise]

    private static let unbounded: [Variation] = [.huge, .negative, .notANumber, .mixed, .mixedOtherwise]

    private static let neverCalledWith: [String: (variations: [Variation], reason: String)] = [
        "gdk_pixbuf_composite_color_simple": ([.mixed, .mixedOtherwise], "draws billions of pixels"),
        "gdk_pixbuf_scale_simple": ([.mixed, .mixedOtherwise], "draws billions of pixels"),
        "GtkShortcutLabel:accelerator": ([.huge], slow), "GtkShortcutsShortcut:accelerator": ([.huge], slow),
        "gtk_shortcut_label_new": ([.huge], slow),
        "adw_avatar_new": ([.huge], "lays out a megabyte of text"),
        "AdwAvatar:text": ([.huge], "lays out a megabyte of text"),
    ]

    /// Types for which the tests can't create values.
    static let withoutSpecimen: [String: String] = [
        "ButtonEvent": late, "Event": late, "FocusEvent": late, "KeyEvent": late, "MotionEvent": late,
        "ScrollEvent": late,
        "ContentDeserializer": "created by GDK when this program reads content of another program in a custom format",
        "ContentSerializer": "created by GDK when another program reads content of this program in a custom format",
        "CrossingEvent": "handled by GTK, which notifies controllers in other ways",
        "DBusAnnotationInfo": "a part of an interface description that Swift cannot access",
        "DBusInterfaceSkeleton": "abstract; its subclasses are generated C code",
        "DBusMethodInvocation": "created when another program calls a method of a skeleton",
        "DNDEvent": "created when a user drags something over a window",
        "DragSurfaceSize": "passed while GTK computes the size of a drag surface",
        "DesktopAppInfoLookup": "an interface without implementations in current versions",
        "DevicePad": "requires a graphics tablet",
        "Drive": "requires a computer with drives",
        "Drop": "created when a user drags something over a window",
        "EventSequence": "requires a touch screen",
        "GLTexture": "needs an OpenGL texture",
        "GrabBrokenEvent": "sent when another program takes the pointer",
        "Mount": "requires a computer with drives",
        "PadEvent": "requires a graphics tablet",
        "PrintSetup": "created when a user confirms a print dialog",
        "SubsurfaceNode": "created by GTK for content on a subsurface of a window",
        "Tooltip": "created by GTK for a query of a visible window",
        "TouchEvent": "requires a touch screen",
        "TouchpadEvent": "requires a touchpad",
        "UnixMountPoint": "requires an entry in a file that may not exist",
        "Volume": "requires a computer with drives",
    ]

    private static let unasserted = "GTK checks the index with an assertion, which release builds of GTK can omit"
    private static let crashing = "GTK 4.18 crashes"
    private static let endless = "GTK 4.24 divides an unbounded arc into an infinite number of segments"
    private static let slow = "the duration grows quadratically with the length of the text"
    private static let late = "caused by a user, but a busy X server may deliver it too late"
}
