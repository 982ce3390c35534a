import Gtk

/// An object that calls a closure when a file changes, appears or disappears. It uses `GFileMonitor`.
@MainActor
final class FileWatch {
    private let monitor: FileMonitor?
    private var following: AnyCancellable?

    init(_ path: String, _ changed: @escaping @MainActor () -> Void) {
        // If the system can't watch files, the monitor is nil and the closure is never called.
        monitor = try? File(path: path).monitorFile()
        // Saving a file causes several events. Between these events, the file may be incomplete or missing.
        following = monitor?.changed.debounce(for: .milliseconds(50), scheduler: MainContext.default).sink { _ in
            changed()
        }
    }

    isolated deinit {
        monitor?.cancel()
    }
}
