import CGtk
import Gsk

/// Prevents a double free by ignoring the overline color of text tags.
///
/// The defect: if text has both an underline color and an overline color, GTK frees the underline color twice and never
/// frees the overline color. The colors can be from one tag or from two tags.
///
/// The workaround: the class of text tags ignores the property `overline-rgba` and logs a warning. An overline then has
/// the color of the text.
@MainActor
enum OverlineColor {
    /// The original `set_property` function of the class. The workaround's function calls it.
    ///
    /// `nonisolated(unsafe)` is safe here, because the property is written once, before the function that reads it is
    /// installed.
    nonisolated(unsafe) private static var inherited:
        (
            @convention(c) (
                UnsafeMutablePointer<GObject>?, guint, UnsafePointer<GValue>?, UnsafeMutablePointer<GParamSpec>?
            ) -> Void
        )?

    /// Replaces the function in the class structure.
    static func start() {
        // The reference to the class is never released, so that the class structure stays valid.
        guard GTKDefect.overlineColor.isPresent, let structure = g_type_class_ref(gtk_text_tag_get_type()) else {
            return
        }
        let type = structure.assumingMemoryBound(to: GObjectClass.self)
        inherited = type.pointee.set_property
        type.pointee.set_property = { tag, number, value, property in
            let isColor = property.map { strcmp($0.pointee.name, "overline-rgba") == 0 } ?? false
            // Text tags are used only on the main thread.
            if isColor, MainThread.assume({ OverlineColor.isIgnored() }) { return }
            OverlineColor.inherited?(tag, number, value, property)
        }
    }

    private static func isIgnored() -> Bool {
        guard GTKDefect.overlineColor.isPatched else { return false }
        let version = gtk_get_minor_version()
        Diagnostics.warning(
            "GtkTextTag:overline-rgba is ignored, because setting it corrupts memory in GTK 4.\(version). "
                + "GTK 4.18 fixes this."
        )
        return true
    }
}
