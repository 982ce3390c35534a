import Gtk

/// Exceptions from the calls of functions, each with its reason.
enum FunctionExceptions {
    /// Functions that are never called.
    static let notCalled: [String: String] = [
        "GDBusConnection:exit-on-close": "ends the program when the other end goes, as it is asked to",
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
        "gtk_print_dialog_setup": "GTK 4.18 crashes where it is cancelled without a portal, in C too",
        "gtk_print_operation_run": "waits for a dialog's answer",
        "gtk_print_run_page_setup_dialog": "waits for a dialog's answer",
        "gtk_show_uri": "starts a program",
        "gtk_test_accessible_assertion_message_role": "ends the program, as it is asked to",
        "gtk_test_widget_wait_for_draw": "waits for a widget that is not shown",
        "gtk_tree_list_model_new": "asks the closure for children, which here always gives some",
    ]

    /// Functions that aren't called on objects that other functions have used.
    static let notCalledInSequences: [String: String] = [
        "g_output_stream_splice": "waits for data if the source is a socket's stream",
        "g_socket_accept": "waits for a connection if the socket listens",
        "g_socket_condition_timed_wait": "waits as long as it is told",
        "g_socket_condition_wait": "waits for data",
        "g_socket_receive": "waits for data",
    ]

    /// Functions that aren't called with some variations of arguments on objects that other functions have used.
    static let notCalledInSequencesWith: [String: (variations: [Variation], reason: String)] = [
        "AdwAboutWindow:comments": ([.huge], wrapping), "AdwExpanderRow:subtitle": ([.huge], wrapping),
        "GtkMessageDialog:secondary-text": ([.huge], wrapping), "GtkMessageDialog:text": ([.huge], wrapping),
        "GtkIconTheme:resource-path": (
            [.huge, .mixed, .mixedOtherwise], "looking icons up in a path of a megabyte takes seconds"
        ),
        "GtkInscription:text": ([.huge], "laid out in no width, a megabyte of text takes half a minute"),
        "GtkSettings:gtk-font-name": ([.huge], "finding fonts for a name of a megabyte takes half a minute"),
    ]

    private static let wrapping = "breaking a megabyte of text into lines takes more than a minute"

    /// Functions that are called last in their process.
    static let last: [String: String] = [
        "gdk_display_close": "leaves no display for the others"
    ]

    /// Functions that aren't called with some variations of arguments, with the reasons.
    static let notCalledWith = neverCalledWith.merging(
        GTK.version.minor < 10 ? [:] : notCalledInGTK4_18With
    ) { first, _ in first }

    private static let notCalledInGTK4_18With: [String: (variations: [Variation], reason: String)] = [
        "gsk_path_builder_html_arc_to": (unbounded, endless), "gsk_path_builder_rel_html_arc_to": (unbounded, endless),
        "gsk_path_builder_rel_svg_arc_to": (unbounded, endless), "gsk_path_builder_svg_arc_to": (unbounded, endless),
        "gtk_css_provider_load_from_string": ([.huge], "complains of each word of a megabyte"),
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
        "gdk_pixbuf_composite_color_simple": ([.mixed, .mixedOtherwise], "draws thousands of millions of pixels"),
        "gdk_pixbuf_scale_simple": ([.mixed, .mixedOtherwise], "draws thousands of millions of pixels"),
        "GtkShortcutLabel:accelerator": ([.huge], slow), "GtkShortcutsShortcut:accelerator": ([.huge], slow),
        "gtk_shortcut_label_new": ([.huge], slow),
        "adw_avatar_new": ([.huge], "lays out a megabyte of text"),
        "AdwAvatar:text": ([.huge], "lays out a megabyte of text"),
    ]

    /// Types for which the tests can't create values.
    static let withoutSpecimen: [String: String] = [
        "ButtonEvent": late, "Event": late, "FocusEvent": late, "KeyEvent": late, "MotionEvent": late,
        "ScrollEvent": late,
        "ContentDeserializer": "made by GDK when this program reads what another offers in its own way",
        "ContentSerializer": "made by GDK when another program reads what this one offers in its own way",
        "CrossingEvent": "handled by GTK, which tells controllers of it in other ways",
        "DBusAnnotationInfo": "a part of a description of an interface that Swift does not get at",
        "DBusInterfaceSkeleton": "abstract; its subclasses are generated C code",
        "DBusMethodInvocation": "made when another program calls a method of a skeleton",
        "DNDEvent": "made when a user drags something over a window",
        "DragSurfaceSize": "handed over while the size of what is dragged is computed",
        "DesktopAppInfoLookup": "an interface that nothing implements any more",
        "DevicePad": "a graphics tablet",
        "Drive": "what the system finds in a computer with drives",
        "Drop": "made when a user drags something over a window",
        "EventSequence": "the touches of a touch screen",
        "GLTexture": "needs a picture in the memory of OpenGL",
        "GrabBrokenEvent": "sent when another program takes the pointer",
        "Mount": "what the system finds in a computer with drives",
        "PadEvent": "a graphics tablet's",
        "PrintSetup": "what a print dialog gives that a user answered",
        "SubsurfaceNode": "made by GTK for what is drawn next to a window's surface",
        "Tooltip": "made by GTK for a query of a visible window",
        "TouchEvent": "a touch screen's",
        "TouchpadEvent": "a touchpad's",
        "UnixMountPoint": "a line of a file that need not be there",
        "Volume": "what the system finds in a computer with drives",
    ]

    private static let unasserted = "GTK checks the index by an assertion that its release builds may leave out"
    private static let crashing = "GTK 4.18 crashes"
    private static let endless = "GTK 4.24 divides an arc without bounds into segments without end"
    private static let slow = "takes a time for a text that grows with the square of its length"
    private static let late = "a user's, whom a busy X server may serve too late"
}
