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
    /// Call this method before you show the window. The setting is `paned.sidebar.position`. Without it, or if it isn't a position, the
    /// divider stays where it is. Several panes may share a name: the last change counts. AppKit's `NSSplitView.autosaveName`.
    ///
    /// - Parameters:
    ///   - name: The name of the divider among those of the program.
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
