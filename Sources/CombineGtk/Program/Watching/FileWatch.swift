import Gtk

/// An object that calls a closure when a file changes, appears or disappears. It uses `GFileMonitor`. If the path is a
/// symbolic link, a change of the link or of its target is a change of the file.
@MainActor
final class FileWatch {
    private let path: String
    private let changed: @MainActor () -> Void
    private var watched: [String] = []
    private var monitors: [FileMonitor] = []
    private var following: AnyCancellable?

    init(_ path: String, _ changed: @escaping @MainActor () -> Void) {
        self.path = path
        self.changed = changed
        watch()
    }

    private func watch() {
        let paths = DocumentFile(path: path).paths
        if paths == watched { return }
        watched = paths
        stop()
        // If the system can't watch files, there are no monitors and the closure is never called.
        monitors = paths.compactMap { try? File(path: $0).monitorFile() }
        // Saving a file causes several events. Between these events, the file may be incomplete or missing.
        following = Publishers.MergeMany(monitors.map(\.changed))
            .debounce(for: .milliseconds(50), scheduler: MainContext.default)
            .sink { [weak self] _ in
                self?.watch()
                self?.changed()
            }
    }

    private func stop() {
        for monitor in monitors { monitor.cancel() }
    }

    isolated deinit { stop() }
}
