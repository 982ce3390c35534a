/// Functions that are not called as the others are, with the reason of each.
enum FunctionExceptions {
    /// Not called at all.
    static let notCalled: [String: String] = [
        "g_socket_listener_accept": "waits for a connection",
        "g_socket_listener_accept_socket": "waits for a connection",
        "g_test_dbus_up": "starts a bus",
        "gtk_print_operation_run": "waits for a dialog's answer",
        "gtk_print_run_page_setup_dialog": "waits for a dialog's answer",
        "gtk_show_uri": "starts a program",
        "gtk_test_accessible_assertion_message_role": "ends the program, as it is asked to",
        "gtk_test_widget_wait_for_draw": "waits for a widget that is not shown",
        "gtk_tree_list_model_new": "asks the closure for children, which here always gives some",
    ]

    /// Calls that end the program within C, and why that is left so.
    static let crashing: [String: (variations: [Variation], reason: String)] = [
        "gdk_clipboard_read_async": ([.huge], notUnderstood),
        "g_proxy_resolver_is_supported": ([.ordinary], notUnderstood),
        "gtk_media_file_new_for_file": (Variation.allCases, noMedia),
        "gtk_media_file_new_for_filename": (Variation.allCases, noMedia),
        "gtk_media_file_new_for_input_stream": (Variation.allCases, noMedia),
        "gtk_media_file_new_for_resource": (Variation.allCases, noMedia),
        "GtkCellRendererText:language": ([.ordinary, .huge], notUnderstood),
    ]

    private static let notUnderstood = "crashes within C; the cause is yet to be found"
    private static let noMedia = "crashes where GTK has no media backend installed; the cause is yet to be found"
}
