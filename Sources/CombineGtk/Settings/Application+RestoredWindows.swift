import CombineModel
import Gtk

extension Application {
    /// Opens the windows again that were open when the program ended, with their sizes, and stores from then on which ones are open.
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
    /// - A window belongs to them if it has a name by ``Gtk/Window/restoreState(as:id:in:)``, which its initializer can call. Dialogs and
    ///   other windows without a name are left out, and so are windows that are hidden.
    /// - The windows open in the order in which they were used, so that the active one is in front. They are shown by this method.
    /// - When the user closes the last window, the program ends, and that window opens again at the next start.
    /// - The setting is `windows.open`. Entries that aren't windows, for example because the user changed the file, are ignored. Windows
    ///   that the closure returns nil for, because a newer version stored them or what they showed was deleted, are forgotten.
    /// - The `activate` method of a ``GtkApp`` creates a new window only if no window was restored.
    ///
    /// AppKit's `NSWindowRestoration`, the restored windows of SwiftUI's `WindowGroup`.
    ///
    /// - Parameters:
    ///   - store: The store. By default, ``CombineModel/DefaultSettings``.
    ///   - makeWindow: A closure that gets the name and the identifier of a window, and returns the window, or nil to leave it out. If
    ///     it throws, a warning is logged and the window is left out.
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
