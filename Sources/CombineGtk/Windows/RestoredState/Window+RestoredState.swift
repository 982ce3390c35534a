import Gtk

extension Window {
    /// Restores the size of the window and its maximized and fullscreen states, and stores them whenever they change.
    ///
    /// ```swift
    /// window.restoreState(as: "main")
    /// window.restoreState(as: "note", id: note.id)
    /// ```
    ///
    /// Call this method before you show the window. This method corresponds to `setFrameAutosaveName(_:)` in AppKit and
    /// to state restoration in UIKit.
    ///
    /// - The settings are `window.main.width`, `window.main.height`, `window.main.is-maximized` and
    ///   `window.main.is-fullscreen`. The stored size is the size of the window while it is neither maximized nor
    ///   fullscreen.
    /// - The position isn't restored, because the desktop determines it in GTK 4.
    /// - Without a stored size, the window has its `defaultSize`.
    /// - To open the same windows again at the next start, use ``Gtk/Application/restoreWindows(in:_:)``.
    ///
    /// - Parameters:
    ///   - name: The name of the window, which must be unique within the program unless you pass an identifier. If
    ///     several windows use the same name, they share the size and state that were stored last.
    ///   - id: The identifier of the window's content. It's required if several windows use the same name.
    ///   - store: The store. By default, ``/CombineModel/DefaultSettings``.
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
        // When the user resizes a window that is neither maximized nor fullscreen, GTK sets the default size to the new
        // size.
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

/// Returns the number if it's a valid width or height of a window, or nil if it isn't valid. The number can be invalid
/// because the user can edit the settings file.
func storedLength(_ number: Int?) -> Int? {
    number.flatMap { 1...Int(Int16.max) ~= $0 ? $0 : nil }
}
