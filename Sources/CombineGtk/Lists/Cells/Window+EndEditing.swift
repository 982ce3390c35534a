import Gtk

extension Window {
    /// Ends the edit of a label in the window and keeps its text.
    ///
    /// If an `EditableLabel` has the focus, the label stops editing and publishes its text. Call this method before you
    /// save a document. A ``GtkApp`` calls it for each window before it quits. This method corresponds to
    /// `endEditing(_:)` in UIKit and to `commitEditing()` in AppKit.
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
