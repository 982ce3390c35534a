import CGtk
import Gdk

/// A widget whose text the user edits. `GtkEditable`.
public protocol Editable: Widget {}

extension Editable {
    /// The text. `text`.
    ///
    /// Setting it moves the caret to the start, also where the text is the same.
    public var text: String {
        get {
            PropertyAccess.record(self, "text")
            return gtk_editable_get_text(editablePointer).map { String(cString: $0) } ?? ""
        }
        set { gtk_editable_set_text(editablePointer, newValue) }
    }

    /// The caret's place, counted in characters from the start. `cursor-position`.
    public var position: Int {
        get {
            PropertyAccess.record(self, "cursor-position")
            return Int(gtk_editable_get_position(editablePointer))
        }
        set { gtk_editable_set_position(editablePointer, cInteger(newValue, "Editable.position")) }
    }

    /// Selects a range of characters; an end of -1 is the text's. `gtk_editable_select_region`.
    public func selectRegion(from start: Int, to end: Int) {
        gtk_editable_select_region(
            editablePointer,
            cInteger(start, "Editable selection"),
            cInteger(end, "Editable selection")
        )
    }

    /// The selected characters; `nil` where none are. `gtk_editable_get_selection_bounds`.
    public var selection: Swift.Range<Int>? {
        var start: gint = 0
        var end: gint = 0
        guard gtk_editable_get_selection_bounds(editablePointer, &start, &end) != 0 else { return nil }
        return Int(start)..<Int(end)
    }

    /// Emitted after each change of the text, of which setting it makes two. `changed`.
    ///
    /// For the text itself use `publisher(for: \.text)`, which gives each new text once.
    public var changed: Signal<Void> { Signal(self, "changed", .void) }

    private var editablePointer: OpaquePointer { OpaquePointer(pointer) }
}
