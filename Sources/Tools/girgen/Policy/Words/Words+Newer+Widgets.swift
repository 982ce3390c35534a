extension Words {
    /// Sentences for what the traits for GTK 4.20 and later bring in addition to drawing.
    static let newerWidgets: KeyValuePairs<String, String> = [
        // MARK: Dates and files
        "g_date_get_week_of_year": "Returns the week of the year, or 0 for days before the first full week.",
        "g_date_get_weeks_in_year": "Returns the number of weeks in a year, 52 or 53.",
        "g_key_file_load_unix_configurations":
            "Loads and merges the configuration files of a project from the system's directories.",
        "G_FILE_COPY_TARGET_DEFAULT_MODIFIED_TIME": "The copy gets a new modification time instead of the source's.",
        "G_IO_ERROR_DESTINATION_UNSET": "The message has no destination address.",
        "GZlibCompressor:os": "The code of the operating system in the gzip header, or -1 for that of the platform.",

        // MARK: Sockets
        "GEcnCodePoint": "A mark of Explicit Congestion Notification in the header of an IP packet.",
        "G_ECN_NO_ECN": "The sender doesn't support congestion marks.",
        "G_ECN_ECT_1": "The sender supports congestion marks, by the code ECT(1).",
        "G_ECN_ECT_0": "The sender supports congestion marks, by the code ECT(0).",
        "G_ECN_ECT_CE": "The packet met congestion on its way.",
        "GIPTosMessage": "A control message with the type of service of an IPv4 packet.",
        "g_ip_tos_message_new": "Creates a message with a service class and a congestion mark.",
        "g_ip_tos_message_get_dscp": "The service class, a Differentiated Services code point.",
        "g_ip_tos_message_get_ecn": "The congestion mark.",
        "GIPv6TclassMessage": "A control message with the traffic class of an IPv6 packet.",
        "g_ipv6_tclass_message_new": "Creates a message with a service class and a congestion mark.",
        "g_ipv6_tclass_message_get_dscp": "The service class, a Differentiated Services code point.",
        "g_ipv6_tclass_message_get_ecn": "The congestion mark.",
        "GInetAddress:flowinfo": "The flow information of an IPv6 address.",
        "GInetAddress:scope-id": "The scope of an IPv6 address.",
        "g_unix_fd_list_append_take": "Adds a descriptor, which the list then owns, and returns its index.",
        "g_unix_fd_list_lookup": "Returns the descriptor at an index, which the list owns, or -1 if there is none.",
        "g_unix_fd_list_peek": "Returns the descriptor at a valid index, which the list owns.",

        // MARK: Accessibility
        "gtk_accessible_get_accessible_id": "The identifier for assistive technologies, or `nil` if there is none.",
        "GtkAccessibleHyperlink": "A link within a widget, for assistive technologies.",
        "gtk_accessible_hyperlink_set_platform_state": "Sets whether the link is in a state, such as focused.",
        "GtkAccessibleHypertext": "A widget that contains links, for assistive technologies.",
        "GtkATContext:realized": "A Boolean value that indicates whether assistive technologies know the object.",
        "gtk_accelerator_get_accessible_label":
            "Returns a description of an accelerator for assistive technologies, such as \"Control+S\".",

        // MARK: Appearance
        "GtkInterfaceColorScheme": "A color scheme of the user interface.",
        "GTK_INTERFACE_COLOR_SCHEME_UNSUPPORTED": "The system has no color schemes.",
        "GTK_INTERFACE_COLOR_SCHEME_DEFAULT": "The default color scheme.",
        "GTK_INTERFACE_COLOR_SCHEME_DARK": "A dark color scheme.",
        "GTK_INTERFACE_COLOR_SCHEME_LIGHT": "A light color scheme.",
        "GtkInterfaceContrast": "The contrast that the user prefers.",
        "GTK_INTERFACE_CONTRAST_UNSUPPORTED": "The system has no setting for the contrast.",
        "GTK_INTERFACE_CONTRAST_NO_PREFERENCE": "The user has no preference.",
        "GTK_INTERFACE_CONTRAST_MORE": "The user prefers more contrast.",
        "GTK_INTERFACE_CONTRAST_LESS": "The user prefers less contrast.",
        "GtkReducedMotion": "The amount of motion that the user prefers.",
        "GTK_REDUCED_MOTION_NO_PREFERENCE": "The user has no preference.",
        "GTK_REDUCED_MOTION_REDUCE": "The user prefers an interface without movement that isn't needed.",
        "GtkCssProvider:prefers-color-scheme": "The color scheme for the media queries of the style sheet.",
        "GtkCssProvider:prefers-contrast": "The contrast for the media queries of the style sheet.",
        "GtkCssProvider:prefers-reduced-motion": "The amount of motion for the media queries of the style sheet.",
        "GtkSettings:gtk-accent-color": "The accent color of the desktop, or nil if there is none.",
        "GtkSettings:gtk-interface-color-scheme": "The color scheme that the user prefers in the whole system.",
        "GtkSettings:gtk-interface-contrast": "The contrast that the user prefers in the whole system.",
        "GtkSettings:gtk-interface-reduced-motion": "The amount of motion that the user prefers in the whole system.",
        "GtkSettings:gtk-keyboard-focus-visible-timeout":
            "The time for which the keyboard focus stays visible. Zero for always, `nil` for the default.",
        "GTK_REVEALER_TRANSITION_TYPE_FADE_SLIDE_RIGHT": "The child fades in and slides to the right.",
        "GTK_REVEALER_TRANSITION_TYPE_FADE_SLIDE_LEFT": "The child fades in and slides to the left.",
        "GTK_REVEALER_TRANSITION_TYPE_FADE_SLIDE_UP": "The child fades in and slides up.",
        "GTK_REVEALER_TRANSITION_TYPE_FADE_SLIDE_DOWN": "The child fades in and slides down.",
        "GtkPicture:isolate-contents":
            "A Boolean value that indicates whether the image is drawn separately from what is below it.",

        // MARK: Windows and popovers
        "GtkWindow::force-close":
            "Emitted when the display server closes the window. The window must be hidden afterwards.",
        "GtkWindowClass.force_close": "GTK calls this method when the display server closes the window.",
        "GtkWindow:gravity": "The point of the window that stays in place when the program resizes it.",
        "GtkWindowGravity": "A point of a window that stays in place when the window is resized.",
        "GTK_WINDOW_GRAVITY_TOP_LEFT": "The top left corner.",
        "GTK_WINDOW_GRAVITY_TOP": "The top edge.",
        "GTK_WINDOW_GRAVITY_TOP_RIGHT": "The top right corner.",
        "GTK_WINDOW_GRAVITY_LEFT": "The left edge.",
        "GTK_WINDOW_GRAVITY_CENTER": "The center.",
        "GTK_WINDOW_GRAVITY_RIGHT": "The right edge.",
        "GTK_WINDOW_GRAVITY_BOTTOM_LEFT": "The bottom left corner.",
        "GTK_WINDOW_GRAVITY_BOTTOM": "The bottom edge.",
        "GTK_WINDOW_GRAVITY_BOTTOM_RIGHT": "The bottom right corner.",
        "GTK_WINDOW_GRAVITY_TOP_START": "The top corner where lines of text start.",
        "GTK_WINDOW_GRAVITY_TOP_END": "The top corner where lines of text end.",
        "GTK_WINDOW_GRAVITY_START": "The edge where lines of text start.",
        "GTK_WINDOW_GRAVITY_END": "The edge where lines of text end.",
        "GTK_WINDOW_GRAVITY_BOTTOM_START": "The bottom corner where lines of text start.",
        "GTK_WINDOW_GRAVITY_BOTTOM_END": "The bottom corner where lines of text end.",
        "GtkPopoverBin": "A widget that shows a popover or a context menu for its child.",
        "gtk_popover_bin_popup": "Shows the popover.",
        "gtk_popover_bin_popdown": "Hides the popover.",
        "GtkPopoverBin:child": "The child that the popover belongs to, or `nil` for none.",
        "GtkPopoverBin:handle-input":
            "A Boolean value that indicates whether a secondary click or a long press shows the popover.",
        "GtkPopoverBin:menu-model": "The menu that the popover shows, or `nil` if the program sets `popover`.",
        "GtkPopoverBin:popover": "The popover, or `nil` for none. Setting it resets `menuModel`.",
        "gtk_uri_launcher_can_launch": "Returns a Boolean value that indicates whether an app can open the address.",
        "GTK_LICENSE_0BSD": "The BSD Zero Clause License.",

        // MARK: Lists
        "GtkEnumList": "A list of the values of an enumeration.",
        "gtk_enum_list_new": "Creates a list of the values of an enumeration.",
        "gtk_enum_list_find": "Returns the position of a value, or `ListPosition.invalid` if there is none.",
        "GtkEnumList:enum-type": "The type of the enumeration.",
        "GtkEnumList:item-type": "The type of the elements, `EnumListItem`.",
        "GtkEnumList:n-items": "The number of values.",
        "GtkEnumListItem": "A value of an enumeration, an element of an `EnumList`.",
        "GtkEnumListItem:name": "The full name of the value in C.",
        "GtkEnumListItem:nick": "The short name of the value.",
        "GtkEnumListItem:value": "The number of the value.",
        "gtk_file_filter_add_mime_types": "Adds a rule for each of the MIME types.",
        "GtkFilterListModel:watch-items":
            "A Boolean value that indicates whether the list is filtered again when an element changes.",
        "GTK_FILTER_CHANGE_DIFFERENT_REWATCH": "Like `different`, but the elements must be observed again.",
        "GTK_FILTER_CHANGE_LESS_STRICT_REWATCH": "Like `lessStrict`, but the elements must be observed again.",
        "GTK_FILTER_CHANGE_MORE_STRICT_REWATCH": "Like `moreStrict`, but the elements must be observed again.",
        "GtkTryExpression": "An expression that has the value of the first of several that can be evaluated.",

        // MARK: Text and input
        "GtkEditable:complete-text": "The text with what an input method is still composing.",
        "GtkEditable:input-interceptor": "The widget whose keyboard input the text receives first, or `nil` for none.",
        "GtkEditable::input-intercepted": "Emitted when the text received input of the `inputInterceptor`.",
        "GTK_EDITABLE_PROP_COMPLETE_TEXT": "The property `completeText`.",
        "GTK_EDITABLE_PROP_INPUT_INTERCEPTOR": "The property `inputInterceptor`.",
        "gtk_entry_get_menu_entry_icon_text": "Returns the label of the context menu's item that activates an icon.",
        "gtk_entry_set_menu_entry_icon_text": "Sets the label of the context menu's item that activates an icon.",
        "GtkEntry:menu-entry-icon-primary-text":
            "The label of the context menu's item that activates the primary icon, or `nil` for no item.",
        "GtkEntry:menu-entry-icon-secondary-text":
            "The label of the context menu's item that activates the secondary icon, or `nil` for no item.",
        "gtk_im_context_get_client_widget": "The widget whose input the context handles, or `nil` for none.",
        "GtkIMContext::invalid-composition":
            "Emitted when keys don't compose to a character. Return true if the handler inserted the text.",
        "GtkIMContextClass.invalid_composition": "GTK calls this method when keys don't compose to a character.",
        "gtk_shortcut_trigger_create_for_menu": "Returns a trigger for the keys that open a context menu.",
        "gtk_shortcut_trigger_create_with_aliases":
            "Returns a trigger for a key and its aliases, such as the one of the number pad.",
        "GTK_EVENT_CONTROLLER_SCROLL_PHYSICAL_DIRECTION": "The direction of the motion, even if it is reversed.",
        "GTK_PAD_ACTION_DIAL": "An action for a dial.",

        // MARK: Debugging
        "GTK_DEBUG_BUILDER_TRACE": "The work of builders. The same as `builder`.",
        "GTK_DEBUG_SESSION": "The saving of sessions.",
        "GTK_DEBUG_GENERAL_INFO": "The general information of the inspector.",
    ]
}
