import Gtk

extension Paned {
    /// Restores the divider's last position, and stores the position whenever it changes.
    ///
    /// ```swift
    /// paned.restorePosition(as: "sidebar")
    /// ```
    ///
    /// Call this method before you show the window. The setting is `paned.sidebar.position`. If this setting doesn't
    /// exist or isn't valid, the position doesn't change. If several dividers have the same name, the last change is
    /// stored.
    ///
    /// This method corresponds to `NSSplitView.autosaveName` in AppKit.
    ///
    /// - Parameters:
    ///   - name: The name of the divider, which must be unique within the program.
    ///   - store: The store. By default, ``/CombineModel/DefaultSettings``.
    public func restorePosition(as name: String, in store: (any SettingsStore)? = nil) {
        let store = store ?? DefaultSettings.store
        let key = "paned.\(name).position"
        if let stored: Int = store[key], 0...Int(Int16.max) ~= stored { position = stored }
        publisher(for: \.position).changes.sink(on: self) { paned, position in
            // Ignores positions that GTK computed before the user or the program set a position.
            if paned.isPositionSet, paned.isMapped { store[key] = position }
        }
    }
}
