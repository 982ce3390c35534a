import Gtk

/// Calls a closure when a file changes, appears or goes, for as long as this object is kept. `GFileMonitor`.
@MainActor
final class FileWatch {
    private let monitor: FileMonitor?
    private var following: AnyCancellable?

    init(_ path: String, _ changed: @escaping @MainActor () -> Void) {
        // Where the system has no means to watch a file, it is not.
        monitor = try? File(path: path).monitorFile()
        // Of changes that follow each other GLib tells after this many milliseconds.
        monitor?.rateLimit = 50
        following = monitor?.changed.sink { _ in changed() }
    }

    isolated deinit {
        monitor?.cancel()
    }
}
