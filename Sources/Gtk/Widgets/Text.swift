import CGtk
import Gdk

/// The editing part of an entry, which has the focus while the user types in it. `GtkText`.
open class Text: Widget, Editable {
    open override class var objectType: ObjectType {
        ObjectType(Text.self, gtk_text_get_type()) { Text(wrapping: $0, transfer: $1) }
    }
}
