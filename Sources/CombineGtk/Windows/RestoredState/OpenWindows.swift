import Gtk

/// The stored list of an application's open windows, with their sizes.
@MainActor
final class OpenWindows {
    private static let key = "combine-gtk-open-windows"
    private static let setting = "windows.open"

    private unowned let application: Application
    private let store: any SettingsStore
    /// A Boolean value that indicates whether changes are ignored. Changes are ignored while windows are restored and
    /// when the application is about to exit.
    private var isPaused = true

    init(_ application: Application, in store: any SettingsStore) {
        self.application = application
        self.store = store
        WeakAttachment.attach(self, to: application, as: Self.key)
        // The application's handlers retain this object.
        application.windowAdded.sink(on: application) { _, _ in self.record() }
        application.windowRemoved.sink(on: application) { _, _ in self.record() }
        application.publisher(for: \.activeWindow).changes.sink(on: application) { _, _ in self.record() }
        application.shutdown.sink(on: application) { _ in
            self.record()
            self.isPaused = true
        }
    }

    static func of(_ application: Application) -> OpenWindows? {
        WeakAttachment.object(of: application, as: key) as? OpenWindows
    }

    /// Opens the windows that were open when the program exited.
    func restore(_ makeWindow: @MainActor (_ name: String, _ id: String?) throws -> Window?) -> [Window] {
        isPaused = true
        defer {
            isPaused = false
            record()
        }
        return stored.compactMap { entry in
            do {
                guard let window = try makeWindow(entry.name, entry.id) else { return nil }
                // The application runs as long as it has windows.
                if window.application == nil { window.application = application }
                entry.apply(to: window)
                window.present()
                return window
            } catch {
                Diagnostics.warning("the window \"\(entry.name)\" can't be restored: \(ErrorPresentation(error).title)")
                return nil
            }
        }
    }

    /// Stores the open windows. The active window is the last window in the list.
    ///
    /// Closing the last window doesn't change the list, so that the next start of the program restores that window.
    func record() {
        if isPaused { return }
        let open = application.windows.reversed().compactMap { OpenWindow($0) }
        if !open.isEmpty { store[Self.setting] = open.map(\.fields) }
    }

    private var stored: [OpenWindow] {
        let entries: [[String]]? = store[Self.setting]
        return entries?.compactMap { OpenWindow(fields: $0) } ?? []
    }
}

/// The entry of an open window: its name, the identifier of its content, and its size.
private struct OpenWindow {
    let name: String
    let id: String?
    var width: Int?
    var height: Int?
    var isMaximized = false
    var isFullscreen = false

    /// Creates the entry of a window. Fails if the window is hidden or its state isn't stored.
    @MainActor
    init?(_ window: Window) {
        guard window.isVisible, let identity = WindowIdentity.of(window) else { return nil }
        name = identity.name
        id = identity.id
        width = storedLength(window.defaultWidth)
        height = storedLength(window.defaultHeight)
        isMaximized = window.isMaximized
        isFullscreen = window.isFullscreen
    }

    /// Parses an entry. Fails if the fields aren't valid, for example because the user edited the file.
    init?(fields: [String]) {
        guard let name = fields.first, !name.isEmpty else { return nil }
        self.name = name
        var id: String?
        for field in fields.dropFirst() {
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            switch (parts[0], parts.dropFirst().first.map(String.init)) {
            case ("id", let value?): id = value
            case ("width", let value?): width = storedLength(Int(value))
            case ("height", let value?): height = storedLength(Int(value))
            case ("maximized", nil): isMaximized = true
            case ("fullscreen", nil): isFullscreen = true
            default: break
            }
        }
        self.id = id
    }

    var fields: [String] {
        [name]
            + [
                id.map { "id=\($0)" }, width.map { "width=\($0)" }, height.map { "height=\($0)" },
                isMaximized ? "maximized" : nil, isFullscreen ? "fullscreen" : nil,
            ].compactMap { $0 }
    }

    /// Sets the size of a window to the size in this entry, instead of the size that was last stored for its name.
    @MainActor
    func apply(to window: Window) {
        let size = window.defaultSize
        window.setDefaultSize(width ?? size.width, height: height ?? size.height)
        if isMaximized { window.maximize() } else { window.unmaximize() }
        if isFullscreen { window.fullscreen() } else { window.unfullscreen() }
    }
}
