import Gtk

extension Application {
    /// Opens the windows that were open when the program last exited, with their sizes, and keeps track of the open
    /// windows.
    ///
    /// ```swift
    /// func startUp(_ application: Application) {
    ///     application.restoreWindows { name, id in
    ///         switch name {
    ///         case "main": MainWindow()
    ///         case "note": id.flatMap { notes[$0] }.map { NoteWindow($0) }
    ///         default: nil
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Windows are only restored if they have a name. To name a window, call ``Gtk/Window/restoreState(as:id:in:)``,
    ///   for example in its initializer. Dialogs and hidden windows aren't restored.
    /// - This method shows the windows in the order in which they were used, so that the active window is in front.
    /// - When the user closes the last window, the program exits. The next start opens that window again.
    /// - The setting is `windows.open`. Invalid entries are ignored, for example after the user edited the file. If the
    ///   closure returns nil for a window, the window is removed from the setting. For example, return nil if the
    ///   window's document was deleted.
    /// - The `activate` method of a ``GtkApp`` creates a new window only if no window was restored.
    ///
    /// This method corresponds to `NSWindowRestoration` in AppKit and to the restored windows of a `WindowGroup` in
    /// SwiftUI.
    ///
    /// - Parameters:
    ///   - store: The store. By default, ``/CombineModel/DefaultSettings``.
    ///   - makeWindow: A closure that receives the name and the identifier of a window and returns the window, or nil
    ///     to skip it. If the closure throws, a warning is logged and the window is skipped.
    /// - Returns: The windows that were opened. You can discard them.
    @discardableResult
    public func restoreWindows(
        in store: (any SettingsStore)? = nil,
        _ makeWindow: @MainActor (_ name: String, _ id: String?) throws -> Window?
    ) -> [Window] {
        let windows = OpenWindows.of(self) ?? OpenWindows(self, in: store ?? DefaultSettings.store)
        return windows.restore(makeWindow)
    }
}
