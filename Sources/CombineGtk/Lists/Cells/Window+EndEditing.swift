import Gtk

extension Window {
    /// Ends an edit in the window and keeps the new value.
    ///
    /// If an `EditableLabel` or a `SpinButton` has the focus, it publishes the text or number that the user has typed.
    /// The library calls this method before a command or the action of a button runs, and before a window closes. A
    /// ``GtkApp`` also calls it for each window before it quits. This method corresponds to `endEditing(_:)` in UIKit and to `commitEditing()` in
    /// AppKit.
    public func endEditing() { commitEdits() }
}
