/// Where each constant of the namespaces belongs in Swift, or why it has no place there.
enum ConstantPolicy {
    /// Where a constant is found.
    enum Home: Equatable {
        /// A member of an enumeration without cases, which is made for constants of one kind.
        case group(String)
        /// A member of a type that there is already.
        case existing(String)
        /// A variable of the module, in another package's library.
        case module
        /// A key of the keyboard.
        case key
        /// What is written by hand.
        case handwritten(String)
        /// Nowhere.
        case left(String)
    }

    /// The home of a constant, and how many letters of its C name say which home it is.
    static func home(of cName: String) -> (home: Home, prefixLength: Int) {
        if let home = single[cName] { return (home, 0) }
        let prefix = prefixes.keys.filter { cName.hasPrefix($0) }.max { $0.count < $1.count }
        guard let prefix, let home = prefixes[prefix] else { return (.left(undecided), 0) }
        return (home, prefix.count)
    }

    static let undecided = "nobody decided yet where it belongs"

    /// Homes of constants whose names begin alike; the longest beginning counts.
    static let prefixes: [String: Home] = [
        "GDK_KEY_": .key,
        "GDK_BUTTON_": .group("MouseButton"),
        "GDK_EVENT_": .group("EventPropagation"),
        "GDK_ACTION_": .existing("DragAction"),
        "GDK_PIXBUF_": .left(madeFrom),
        "GRAPHENE_PI": .left("Double.pi"),
        "GRAPHENE_VEC": .left("how long arrays are that are Swift's"),
        "GSK_RECT_SNAP_": .group("RectSnap"),
        "GTK_LEVEL_BAR_OFFSET_": .group("LevelBarOffset"),
        "GTK_PAPER_NAME_": .group("PaperName"),
        "GTK_PRINT_SETTINGS_": .group("PrintSettingsKey"),
        "GTK_STYLE_PROVIDER_PRIORITY_": .group("StyleProviderPriority"),
        "GTK_TREE_SORTABLE_": .group("SortColumnID"),
        "G_DBUS_METHOD_INVOCATION_": .group("DBusMethodInvocationResult"),
        "G_DRIVE_IDENTIFIER_KIND_": .group("DriveIdentifierKind"),
        "G_FILE_ATTRIBUTE_": .group("FileAttribute"),
        "G_KEY_FILE_DESKTOP_": .group("KeyFileDesktop"),
        "G_MENU_ATTRIBUTE_": .group("MenuAttribute"),
        "G_MENU_LINK_": .group("MenuLink"),
        "G_PRIORITY_": .handwritten("MainContext.Priority"),
        "G_TIME_SPAN_": .left("Swift's Duration has them"),
        "G_TLS_DATABASE_PURPOSE_": .group("TlsDatabasePurpose"),
        "G_VOLUME_IDENTIFIER_KIND_": .group("VolumeIdentifierKind"),
        "PANGO_ANALYSIS_FLAG_": .group("AnalysisFlag"),
        "PANGO_ATTR_INDEX_": .group("AttrIndex"),
        "PANGO_GLYPH_": .group("SpecialGlyph"),
        "PANGO_VERSION_": .left(madeFrom),
        // GLib's, of which Swift has most by itself.
        "GLIB_": .left(compiler),
        "G_CSET_": .left("for a scanner that is not bound"),
        "G_DATE_BAD_": .left("Date's functions say what is valid"),
        "G_DIR_SEPARATOR": .left("/ on Linux"),
        "G_GINT": .left(formats),
        "G_GNUC_": .left(compiler),
        "G_GSIZE_": .left(formats),
        "G_GSSIZE_": .left(formats),
        "G_GUINT": .left(formats),
        "G_HAVE_": .left(compiler),
        "G_IEEE754_": .left(numbers),
        "G_LN": .left(numbers),
        "G_LOG_": .left("the log is the program's to choose"),
        "G_MAXINT": .left(numbers),
        "G_MAXUINT": .left(numbers),
        "G_MININT": .left(numbers),
        "G_PI": .left(numbers),
        "G_SEARCHPATH_SEPARATOR": .left(": on Linux"),
        "G_SOURCE_": .left("a timer is a publisher, which is cancelled"),
        "G_URI_RESERVED_": .left("GLib's addresses are not bound; Foundation has its own"),
    ]

    private static let madeFrom = "says what the bindings were made from, not what the program runs with"
    private static let compiler = "says what C was compiled for"
    private static let formats = "for printf"
    private static let numbers = "Swift's numbers have it"
    private static let inside = "GLib's own"
    private static let extensionPoint = Home.group("ExtensionPointName")

    /// Homes of single constants, by C name.
    static let single: [String: Home] = [
        "GDK_CURRENT_TIME": .group("EventTime"),
        "GDK_MODIFIER_MASK": .existing("ModifierType"),
        "GDK_PRIORITY_REDRAW": .existing("MainContext.Priority"),
        "GTK_ACCESSIBLE_VALUE_UNDEFINED": .handwritten("nil, in AccessibleAttributes"),
        "GTK_BINARY_AGE": .left(madeFrom),
        "GTK_IM_MODULE_EXTENSION_POINT_NAME": .existing("ExtensionPointName"),
        "GTK_INPUT_ERROR": .handwritten("what a closure of SpinButton.input throws"),
        "GTK_INTERFACE_AGE": .left(madeFrom),
        "GTK_INVALID_LIST_POSITION": .group("ListPosition"),
        "GTK_MAJOR_VERSION": .left(madeFrom),
        "GTK_MAX_COMPOSE_LEN": .left("how long an array is that is Swift's"),
        "GTK_MEDIA_FILE_EXTENSION_POINT_NAME": .existing("ExtensionPointName"),
        "GTK_MICRO_VERSION": .left(madeFrom),
        "GTK_MINOR_VERSION": .left(madeFrom),
        "GTK_PRIORITY_RESIZE": .existing("MainContext.Priority"),
        "GTK_SVG_DEFAULT_FEATURES": .existing("SVGFeatures"),
        "GTK_TEXT_VIEW_PRIORITY_VALIDATE": .existing("MainContext.Priority"),
        "G_ANALYZER_ANALYZING": .left(compiler),
        "G_ASCII_DTOSTR_BUF_SIZE": .left("how long an array is that is Swift's"),
        "G_BIG_ENDIAN": .left(compiler),
        "G_DATALIST_FLAGS_MASK": .left(inside),
        "G_DEBUG_CONTROLLER_EXTENSION_POINT_NAME": extensionPoint,
        "G_DESKTOP_APP_INFO_LOOKUP_EXTENSION_POINT_NAME": extensionPoint,
        "G_E": .left(numbers),
        "G_HOOK_FLAG_USER_SHIFT": .left(inside),
        "G_LITTLE_ENDIAN": .left(compiler),
        "G_MEMORY_MONITOR_EXTENSION_POINT_NAME": extensionPoint,
        "G_MODULE_SUFFIX": .left("so on Linux"),
        "G_NATIVE_VOLUME_MONITOR_EXTENSION_POINT_NAME": extensionPoint,
        "G_NETWORK_MONITOR_EXTENSION_POINT_NAME": extensionPoint,
        "G_NSEC_PER_SEC": .left("Swift's Duration counts nanoseconds"),
        "G_OPTION_REMAINING": .left("an empty text, as the name of an option that takes the other arguments"),
        "G_PDP_ENDIAN": .left(compiler),
        "G_PID_FORMAT": .left(formats),
        "G_POLLFD_FORMAT": .left(formats),
        "G_POWER_PROFILE_MONITOR_EXTENSION_POINT_NAME": extensionPoint,
        "G_PROXY_EXTENSION_POINT_NAME": extensionPoint,
        "G_PROXY_RESOLVER_EXTENSION_POINT_NAME": extensionPoint,
        "G_SETTINGS_BACKEND_EXTENSION_POINT_NAME": extensionPoint,
        "G_SQRT2": .left(numbers),
        "G_STR_DELIMITERS": .left("for functions that are not bound; Swift splits texts"),
        "G_TEST_OPTION_ISOLATE_DIRS": .left("tests are XCTest's"),
        "G_TLS_BACKEND_EXTENSION_POINT_NAME": extensionPoint,
        "G_UNICHAR_MAX_DECOMPOSITION_LENGTH": .left("how long an array is that is Swift's"),
        "G_USEC_PER_SEC": .left("Swift's Duration has it"),
        "G_VA_COPY_AS_ARRAY": .left(compiler),
        "G_VFS_EXTENSION_POINT_NAME": extensionPoint,
        "G_VOLUME_MONITOR_EXTENSION_POINT_NAME": extensionPoint,
        "G_WIN32_MSG_HANDLE": .left("Windows's"),
        "PANGO_RENDER_COMPONENT_ALL": .existing("RenderComponent"),
        "PANGO_SCALE": .group("PangoUnits"),
        "g_macro__has_attribute___noreturn__": .left(compiler),
    ]

    /// Swift names that the C names do not give, by C name.
    static let names: [String: String] = [
        "GDK_CURRENT_TIME": "current",
        "GDK_PRIORITY_REDRAW": "redraw",
        "GTK_INVALID_LIST_POSITION": "invalid",
        "GTK_PRIORITY_RESIZE": "resize",
        "GTK_SVG_DEFAULT_FEATURES": "default",
        "GTK_TEXT_VIEW_PRIORITY_VALIDATE": "textViewValidate",
        "GTK_TREE_SORTABLE_DEFAULT_SORT_COLUMN_ID": "default",
        "GTK_TREE_SORTABLE_UNSORTED_SORT_COLUMN_ID": "unsorted",
        "PANGO_RENDER_COMPONENT_ALL": "all",
        "PANGO_SCALE": "scale",
    ]

    /// What a group is for, in one line.
    static let documentation: [String: String] = [
        "AnalysisFlag": "Bits in an ``Analysis``'s flags.",
        "AttrIndex": "The beginning or end of an attribute that applies to a whole text.",
        "DBusMethodInvocationResult": "The handling of a D-Bus call by a signal's handler.",
        "DriveIdentifierKind": "The kinds of identifiers of a drive, for ``Drive/identifier(_:)``.",
        "EventPropagation": "The result of an event handler: whether other handlers receive the event.",
        "EventTime": "Special times of events.",
        "ExtensionPointName": "The names of the points at which modules extend GIO and GTK.",
        "FileAttribute": "The attributes of a file, for ``FileInfo`` and the queries that return one.",
        "KeyFileDesktop": "The group and the keys of a `.desktop` file, as a ``KeyFile`` has them.",
        "LevelBarOffset": "The names of a level bar's own offsets.",
        "ListPosition": "Special positions in a list.",
        "MenuAttribute": "The attributes of a menu's items.",
        "MenuLink": "The kinds of links from a menu item to a menu.",
        "MouseButton": "The numbers of a mouse's buttons, as gestures have them.",
        "PangoUnits": "The unit in which Pango measures.",
        "PaperName": "The names of common sizes of paper.",
        "PrintSettingsKey": "The keys of ``PrintSettings``.",
        "RectSnap": "Ways to snap the edges of a rectangle to the pixel grid, for `Snapshot.setSnap(_:)`.",
        "SortColumnID": "Special columns to sort by.",
        "SpecialGlyph": "Glyphs that stand for none of the font's.",
        "StyleProviderPriority": "The priority of a style sheet. A higher number takes precedence.",
        "TlsDatabasePurpose": "The purposes of verifying a certificate.",
        "VolumeIdentifierKind": "The kinds of identifiers of a volume, for ``Volume/identifier(_:)``.",
    ]
}
