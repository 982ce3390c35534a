import CGtk
import Gdk

/// A line of text to fill in. `GtkEntry`.
open class Entry: Widget, Editable {
    open override class var objectType: ObjectType {
        ObjectType(Entry.self, gtk_entry_get_type()) { Entry(wrapping: $0, transfer: $1) }
    }

    /// The hint that an empty entry shows. `placeholder-text`.
    public var placeholderText: String? {
        get {
            PropertyAccess.record(self, "placeholder-text")
            return gtk_entry_get_placeholder_text(entryPointer).map { String(cString: $0) }
        }
        set { gtk_entry_set_placeholder_text(entryPointer, newValue) }
    }

    /// Whether Enter activates the window's default widget. `activates-default`.
    public var activatesDefault: Bool {
        get {
            PropertyAccess.record(self, "activates-default")
            return gtk_entry_get_activates_default(entryPointer) != 0
        }
        set { gtk_entry_set_activates_default(entryPointer, newValue ? 1 : 0) }
    }

    /// Emitted when the user presses Enter. `activate`.
    public var activate: Signal<Void> { Signal(self, "activate", .void) }

    private var entryPointer: UnsafeMutablePointer<GtkEntry> {
        pointer.assumingMemoryBound(to: GtkEntry.self)
    }
}
