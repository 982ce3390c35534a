import CGtk
import Gsk

/// Ignores the color of a text tag's overline.
///
/// The defect: if a text has a color of an underline and one of an overline, by one tag or by two, GTK frees the first
/// twice and never the second.
///
/// The guard: the class of text tags ignores the property `overline-rgba` and logs a warning, however the property is
/// set. An overline has the color of the text then.
@MainActor
enum OverlineColor {
    /// The class's own function that sets properties.
    ///
    /// `nonisolated(unsafe)`: it's written once, before the function that reads it is installed.
    nonisolated(unsafe) private static var inherited:
        (
            @convention(c) (
                UnsafeMutablePointer<GObject>?, guint, UnsafePointer<GValue>?, UnsafeMutablePointer<GParamSpec>?
            ) -> Void
        )?

    /// Replaces the class's function.
    static func start() {
        // GTK never releases the class.
        guard GTKDefect.overlineColor.isPresent, let structure = g_type_class_ref(gtk_text_tag_get_type()) else {
            return
        }
        let type = structure.assumingMemoryBound(to: GObjectClass.self)
        inherited = type.pointee.set_property
        type.pointee.set_property = { tag, number, value, property in
            let isColor = property.map { strcmp($0.pointee.name, "overline-rgba") == 0 } ?? false
            // Safe, although unchecked: text tags are used on the main thread.
            if isColor, MainThread.assume({ OverlineColor.isIgnored() }) { return }
            OverlineColor.inherited?(tag, number, value, property)
        }
    }

    private static func isIgnored() -> Bool {
        guard GTKDefect.overlineColor.isGuarded else { return false }
        let version = gtk_get_minor_version()
        Diagnostics.warning(
            "GtkTextTag:overline-rgba is ignored, because GTK 4.\(version) would free other memory with it. GTK 4.18 doesn't."
        )
        return true
    }
}
