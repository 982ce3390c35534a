// What generated classes have written by hand.

extension Overrides {
    /// The lines by which an object keeps alive others that C only points to.
    private static func keeping(_ owners: String...) -> [String] {
        let list = owners.map { "convertOptional(\($0), .none)" }.joined(separator: ", ")
        return keeping(in: "private var", by: "owners = [\(list)]")
    }

    /// - Parameter statement: what sets `owners`, which is declared by an introducer.
    private static func keeping(in introducer: String, by statement: String) -> [String] {
        [
            "/// Keeps alive what C only points to.",
            "\(introducer) owners: [Object?] = []",
            "",
            "public override init(properties: KeyValuePairs<String, any ValueConvertible> = [:]) {",
            "    super.init(properties: properties)",
            "}",
            "",
            "public override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {",
            "    super.init(wrapping: pointer, transfer: transfer)",
            "    \(statement)",
            "}",
        ]
    }

    /// Lines that a class's body needs and an extension cannot have.
    static let classBodies: [String: [String]] = [
        "GdkPixbuf.PixbufAnimation": [
            "public override init(properties: KeyValuePairs<String, any ValueConvertible> = [:]) {",
            "    if Self.self == PixbufAnimation.self {",
            "        fatalError(\"PixbufAnimation is read from a file; PixbufSimpleAnim is made of pictures\")",
            "    }",
            "    super.init(properties: properties)",
            "}",
            "",
            "public override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {",
            "    super.init(wrapping: pointer, transfer: transfer)",
            "}",
        ],
        "Pango.Fontset": [
            "/// Keeps alive the font map that the fonts are of, to which C only points.",
            "var fontMap: FontMap?",
        ],
        "Gtk.Snapshot": [
            "/// A Boolean value that indicates whether the snapshot was converted to a node or an image, after which C can't use it.",
            "var isFinished = false",
        ],
        // C points to these without references.
        "Gtk.ATContext": keeping(in: "var", by: "keepAccessible()"),
        "Gtk.LayoutChild": keeping(
            "gtk_layout_child_get_child_widget(pointer.assumingMemoryBound(to: GtkLayoutChild.self))",
            "gtk_layout_child_get_layout_manager(pointer.assumingMemoryBound(to: GtkLayoutChild.self))"
        ),
        // GTK's own reference belongs to the manager's list, which is another after each change.
        "Gtk.RecentInfo": [
            "/// Keeps the dates forever, because the C record can outlive this object, and GTK 4.8 doesn't retain them.",
            "public nonisolated required init(taking pointer: UnsafeMutableRawPointer) {",
            "    super.init(taking: pointer)",
            "    let info = OpaquePointer(pointer)",
            "    let dates = [gtk_recent_info_get_added(info), gtk_recent_info_get_modified(info), gtk_recent_info_get_visited(info)]",
            "    for case let date? in dates { _ = g_date_time_ref(date) }",
            "}",
        ],
        "Gtk.Widget": [
            "@_spi(Binding) open override class func initializeClass(_ classPointer: UnsafeMutableRawPointer) {",
            "    super.initializeClass(classPointer)",
            "    unparentChildrenWhenDisposed(classPointer)",
            "    installClassMembers(classPointer)",
            "}",
            "",
        ] + widgetClassMembers,
        "Gtk.Window": [
            "/// The one reference that making a window returns belongs to GTK's list of windows.",
            "@_spi(Binding) open override class var newObjectTransfer: Transfer { .none }",
            "",
            "/// The prefixes of the action groups that the program gave the window.",
            "var actionPrefixes: Set<String> = []",
            "",
            "@_spi(Binding) open override class func dropMakersReference(_ pointer: UnsafeMutableRawPointer) {",
            "    WindowOwnership.drop(pointer)",
            "}",
        ],
    ]
}
