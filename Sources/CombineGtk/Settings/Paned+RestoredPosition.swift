import Combine
import CombineModel
import Gtk

extension Paned {
    /// Restores the position of the divider that the user chose last, and stores it from then on.
    ///
    /// ```swift
    /// paned.restorePosition(as: "sidebar")
    /// ```
    ///
    /// Call this method before you show the window. The setting is `paned.sidebar.position`. If it doesn't exist or
    /// isn't a position, the divider keeps its position. Several panes can share a name, and the last change is stored.
    /// AppKit's `NSSplitView.autosaveName`.
    ///
    /// - Parameters:
    ///   - name: The name of the divider, which is unique in the program.
    ///   - store: The store. By default, ``CombineModel/DefaultSettings``.
    public func restorePosition(as name: String, in store: (any SettingsStore)? = nil) {
        let store = store ?? DefaultSettings.store
        let key = "paned.\(name).position"
        if let stored: Int = store[key], 0...Int(Int16.max) ~= stored { position = stored }
        publisher(for: \.position).changes.sink(on: self) { paned, position in
            // GTK also reports the position that it computes before the user or the program sets one.
            if paned.isPositionSet, paned.isMapped { store[key] = position }
        }
    }
}
