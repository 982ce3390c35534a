import Combine
import CombineModel
import Gtk

extension Window {
    /// Restores the size of the window and whether it was maximized or fullscreen, and stores these when they change.
    ///
    /// ```swift
    /// window.restoreState(as: "main")
    /// window.restoreState(as: "note", id: note.id)
    /// ```
    ///
    /// Call this method before you show the window. AppKit's `setFrameAutosaveName(_:)`, UIKit's state restoration.
    ///
    /// - The settings are `window.main.width`, `height`, `is-maximized` and `is-fullscreen`. The size is the size of
    ///   the window while it is neither maximized nor fullscreen.
    /// - Positions aren't restored, because GTK 4 leaves them to the desktop.
    /// - Without a stored size, the window keeps its `defaultSize`.
    /// - ``Gtk/Application/restoreWindows(in:_:)`` opens the windows again that were open when the program ended.
    ///
    /// - Parameters:
    ///   - name: The name of the kind of window. Several windows can share one. A new window gets the size that was
    ///     changed last.
    ///   - id: The identifier of the window's content, if several windows share the name.
    ///   - store: The store. By default, ``CombineModel/DefaultSettings``.
    public func restoreState(as name: String, id: String? = nil, in store: (any SettingsStore)? = nil) {
        let store = store ?? DefaultSettings.store
        let prefix = "window.\(name)."
        let size = defaultSize
        _ = WindowIdentity(name, id, of: self)
        setDefaultSize(
            storedLength(store[prefix + "width"]) ?? size.width,
            height: storedLength(store[prefix + "height"]) ?? size.height
        )
        if store[prefix + "is-maximized"] == true { maximize() }
        if store[prefix + "is-fullscreen"] == true { fullscreen() }
        // GTK stores the size of a window that is neither maximized nor fullscreen as its default size.
        publisher(for: \.defaultWidth).changes.sink(on: self) { window, width in
            if width > 0 { store[prefix + "width"] = width }
            window.recordOpenWindows()
        }
        publisher(for: \.defaultHeight).changes.sink(on: self) { window, height in
            if height > 0 { store[prefix + "height"] = height }
            window.recordOpenWindows()
        }
        publisher(for: \.isMaximized).changes.sink(on: self) { window, isMaximized in
            store[prefix + "is-maximized"] = isMaximized
            window.recordOpenWindows()
        }
        publisher(for: \.isFullscreen).changes.sink(on: self) { window, isFullscreen in
            store[prefix + "is-fullscreen"] = isFullscreen
            window.recordOpenWindows()
        }
        publisher(for: \.isVisible).changes.sink(on: self) { window, _ in window.recordOpenWindows() }
    }

    private func recordOpenWindows() {
        if let application { OpenWindows.of(application)?.record() }
    }
}

/// Returns a length that a window can have. The user may have written another number into the file.
func storedLength(_ number: Int?) -> Int? {
    number.flatMap { 1...Int(Int16.max) ~= $0 ? $0 : nil }
}
