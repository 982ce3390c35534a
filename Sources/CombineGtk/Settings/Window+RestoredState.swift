import Combine
import CombineModel
import Gtk

extension Window {
    /// Gives the window the size that it had when a window of this name was last used, and whether it was maximised or fullscreen;
    /// keeps these from then on. To be called before it is shown. AppKit's `setFrameAutosaveName`, UIKit's state restoration.
    ///
    /// ```swift
    /// window.restoreState(as: "main")
    /// ```
    ///
    /// - Kept are the settings `window.main.width`, `height`, `is-maximized` and `is-fullscreen`; the size is that which it has
    ///   when it is neither.
    /// - There are no positions: GTK 4 leaves them to the desktop.
    /// - Without a kept size the window keeps its `defaultSize`.
    ///
    /// - Parameters:
    ///   - name: tells the windows of a program apart; several windows may share one, whose last change counts.
    ///   - store: where it is kept; ``CombineModel/DefaultSettings`` if `nil`.
    public func restoreState(as name: String, in store: (any SettingsStore)? = nil) {
        let store = store ?? DefaultSettings.store
        let prefix = "window.\(name)."
        let size = defaultSize
        setDefaultSize(
            keptLength(store[prefix + "width"]) ?? size.width,
            height: keptLength(store[prefix + "height"]) ?? size.height
        )
        if store[prefix + "is-maximized"] == true { maximize() }
        if store[prefix + "is-fullscreen"] == true { fullscreen() }
        // GTK keeps the size that the window has when it is neither as the default size, whatever the user does.
        publisher(for: \.defaultWidth).changes.sink(on: self) { _, width in
            if width > 0 { store[prefix + "width"] = width }
        }
        publisher(for: \.defaultHeight).changes.sink(on: self) { _, height in
            if height > 0 { store[prefix + "height"] = height }
        }
        publisher(for: \.isMaximized).changes.sink(on: self) { _, isMaximized in
            store[prefix + "is-maximized"] = isMaximized
        }
        publisher(for: \.isFullscreen).changes.sink(on: self) { _, isFullscreen in
            store[prefix + "is-fullscreen"] = isFullscreen
        }
    }
}

/// A length that a window can have; a person may have written another.
private func keptLength(_ number: Int?) -> Int? {
    number.flatMap { 1...Int(Int16.max) ~= $0 ? $0 : nil }
}
