/// Which GIR files are read, and which module each becomes.
struct Configuration {
    /// A module to write.
    struct Module {
        let name: String
        /// The namespace that it comes from.
        let namespace: String
        /// The modules that it is built on and exports, but for those that one of them exports.
        let imports: [String]
        /// Where its pages are, up to the page's own name.
        let documentation: String
        /// The only types to write, in a module that is otherwise written by hand; nil for all.
        var onlyTypes: Set<String>?
    }

    /// The modules, each after those that it imports.
    static let modules: [Module] = [
        Module(
            name: "GLib",
            namespace: "GLib",
            imports: [],
            documentation: "https://docs.gtk.org/glib/",
            onlyTypes: Overrides.glibTypes
        ),
        Module(name: "Gio", namespace: "Gio", imports: ["GLib"], documentation: "https://docs.gtk.org/gio/"),
        Module(name: "Graphene", namespace: "Graphene", imports: ["GLib"], documentation: ""),
        Module(
            name: "Pango",
            namespace: "Pango",
            imports: ["Cairo", "Gio"],
            documentation: "https://docs.gtk.org/Pango/"
        ),
        Module(
            name: "GdkPixbuf",
            namespace: "GdkPixbuf",
            imports: ["Gio"],
            documentation: "https://docs.gtk.org/gdk-pixbuf/"
        ),
        Module(
            name: "Gdk",
            namespace: "Gdk",
            imports: ["GdkPixbuf", "Pango"],
            documentation: "https://docs.gtk.org/gdk4/"
        ),
        Module(
            name: "Gsk",
            namespace: "Gsk",
            imports: ["Gdk", "Graphene"],
            documentation: "https://docs.gtk.org/gsk4/"
        ),
        Module(name: "Gtk", namespace: "Gtk", imports: ["Gsk"], documentation: "https://docs.gtk.org/gtk4/"),
    ]

    /// The files to read, by namespace and version; those that are no module are there for the types they declare.
    static let files = [
        "GLib-2.0", "GObject-2.0", "Gio-2.0", "cairo-1.0", "Graphene-1.0", "Pango-1.0", "GdkPixbuf-2.0", "Gdk-4.0",
        "Gsk-4.0", "Gtk-4.0",
    ]

    /// The Swift module of a namespace's types.
    static func module(ofNamespace namespace: String) -> String {
        switch namespace {
        case "GObject": "GLib"
        case "cairo": "Cairo"
        default: namespace
        }
    }

    /// Whether functions of a namespace are hidden unless there is a decision on them.
    var hidesFunctionsWithoutHome = true

    /// Leaves out what is newer than a version, by namespace.
    var maximumVersions: [String: Version] = [:]

    func isTooNew(_ version: String?, in namespace: String) -> Bool {
        guard let version, let maximum = maximumVersions[namespace], let found = Version(version) else { return false }
        return maximum < found
    }
}
