import Gtk

extension Window {
    /// Ends the edit of a label in the window and keeps the text.
    ///
    /// The focused `EditableLabel` stops editing and publishes its text. A ``GtkApp`` calls this for each of its
    /// windows before it quits. Call it yourself before you save. UIKit's `endEditing(_:)`, AppKit's `commitEditing()`.
    public func endEditing() {
        var widget = focus
        while let current = widget {
            if let label = current as? EditableLabel {
                if label.isEditing { label.stopEditing(true) }
                return
            }
            widget = current.parent
        }
    }
}
