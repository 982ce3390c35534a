import CombineModel
import Gtk

extension Application {
    /// Restores the windows that were open when the program last ended, with their sizes, and stores which windows are
    /// open.
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
    /// - A window is included if it has a name by ``Gtk/Window/restoreState(as:id:in:)``, which its initializer can
    ///   call. Dialogs, other windows without a name and hidden windows are left out.
    /// - The windows open in the order in which they were used, so that the active one is in front. They are shown by this method.
    /// - When the user closes the last window, the program ends, and that window opens again at the next start.
    /// - The setting is `windows.open`. Entries that aren't windows, for example because the user changed the file, are
    ///   ignored. A window for which the closure returns nil is removed from the setting, for example if a newer
    ///   version stored it or its document was deleted.
    /// - The `activate` method of a ``GtkApp`` creates a new window only if no window was restored.
    ///
    /// AppKit's `NSWindowRestoration`, the restored windows of SwiftUI's `WindowGroup`.
    ///
    /// - Parameters:
    ///   - store: The store. By default, ``CombineModel/DefaultSettings``.
    ///   - makeWindow: A closure that receives the name and the identifier of a window, and returns the window, or nil
    ///     to leave it out. If it throws, a warning is logged and the window is left out.
    /// - Returns: The windows that were opened. You may discard them.
    @discardableResult
    public func restoreWindows(
        in store: (any SettingsStore)? = nil,
        _ makeWindow: @MainActor (_ name: String, _ id: String?) throws -> Window?
    ) -> [Window] {
        let windows = OpenWindows.of(self) ?? OpenWindows(self, in: store ?? DefaultSettings.store)
        return windows.restore(makeWindow)
    }
}
