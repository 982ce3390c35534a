import Gtk

/// Calls a closure when a file changes, appears or disappears, as long as this object exists. `GFileMonitor`.
@MainActor
final class FileWatch {
    private let monitor: FileMonitor?
    private var following: AnyCancellable?

    init(_ path: String, _ changed: @escaping @MainActor () -> Void) {
        // If the system can't watch files, changes aren't reported.
        monitor = try? File(path: path).monitorFile()
        // A save causes several events, and between them the file may be incomplete or missing.
        following = monitor?.changed.debounce(for: .milliseconds(50), scheduler: MainContext.default).sink { _ in
            changed()
        }
    }

    isolated deinit {
        monitor?.cancel()
    }
}
