extension Policy {
    /// Types whose Swift name is not their own, by GIR name.
    ///
    /// A name that two modules have is Gtk's, if Gtk has it; every other goes by its C name, and so does what Foundation or
    /// CombineModel has.
    /// A window file that imports both then needs no module's name.
    static let typeNames: [String: String] = [
        // Foundation's.
        "GLib.Date": "GDate",
        "GLib.TimeZone": "GTimeZone",
        "Gio.FileAttributeType": "GFileAttributeType",
        "Gio.InputStream": "GInputStream",
        "Gio.Notification": "GNotification",
        "Gio.OutputStream": "GOutputStream",
        "Gtk.Calendar": "GtkCalendar",
        "Gtk.Expression": "GtkExpression",
        "Gtk.Unit": "GtkUnit",

        // CombineModel's, as ReactiveSwift has it.
        "Gio.Action": "GAction",

        // Gtk's.
        "Gdk.Snapshot": "GdkSnapshot",
        "Gio.Application": "GApplication",
        "Gio.MountOperation": "GMountOperation",
        "Gio.Settings": "GSettings",
        "Graphene.Box": "GrapheneBox",
        "Pango.WrapMode": "PangoWrapMode",

        // CombineGtk's.
        "Gio.FileType": "GFileType",

        // In several modules that are not Gtk.
        "Gdk.AppLaunchContext": "GdkAppLaunchContext",
        "Gdk.CairoContext": "GdkCairoContext",
        "Gdk.Gravity": "GdkGravity",
        "Gdk.Rectangle": "GdkRectangle",
        "Gdk.Surface": "GdkSurface",
        "Gio.AppLaunchContext": "GAppLaunchContext",
        "Graphene.Matrix": "GrapheneMatrix",
        "Gsk.FillRule": "GskFillRule",
        "Gsk.LineCap": "GskLineCap",
        "Gsk.LineJoin": "GskLineJoin",
        "Gsk.Path": "GskPath",
        "Gsk.Renderer": "GskRenderer",
        "Pango.Context": "PangoContext",
        "Pango.FontFace": "PangoFontFace",
        "Pango.Gravity": "PangoGravity",
        "Pango.Matrix": "PangoMatrix",
        "Pango.Rectangle": "PangoRectangle",
        "Pango.Renderer": "PangoRenderer",
        "cairo.Context": "CairoContext",
        "cairo.Surface": "CairoSurface",

        // Words that a program has for its own types.
        "Gsk.Isolation": "RenderIsolation",
        "Gsk.Side": "RectSide",
        "Pango.Width": "FontWidth",

        // `ListStore` is the typed one, which programs make; `Variant` GLib's, by hand.
        "Gio.ListStore": "GListStore",
        "Gtk.ListStore": "GtkListStore",
        "Pango.Variant": "PangoVariant",
    ]
}
