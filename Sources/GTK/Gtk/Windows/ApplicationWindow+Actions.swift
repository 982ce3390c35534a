import Gio

extension ApplicationWindow {
    /// Activates an action of the window, of a widget group or of the application. Returns false if it doesn't exist.
    ///
    /// An application window is a widget and an action group. Its own actions have the prefix `win` for the widget, and
    /// no prefix for the group. This method accepts both. `gtk_widget_activate_action_variant`.
    ///
    /// - Parameter name: The name of the action, for example `win.save`, `app.quit` or `save`.
    @discardableResult
    public func activateAction(_ name: String) -> Bool {
        activateAction(hasAction(name) ? "win." + name : name, argument: nil)
    }
}
