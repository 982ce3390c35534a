import Combine
import CombineModel
import Gtk

extension DocumentFile {
    /// A publisher that sends a value when another program changed, created or removed the file.
    ///
    /// ```swift
    /// file.changes.sink(on: self) { window, _ in window.reload() }
    /// ```
    ///
    /// It sends on the main thread, while the main loop runs. It doesn't send for changes that this object writes.
    /// Changes within a short time are sent as one. If the system can't watch files, nothing is sent. `GFileMonitor`.
    @MainActor public var changes: AnyPublisher<Void, Never> {
        let changes = PassthroughRelay<Void>()
        let watch = FileWatch(target) { [weak self] in
            if self?.hasChanged == true { changes.accept(()) }
        }
        // The subscription retains the watch.
        return changes.map { withExtendedLifetime(watch) {} }.eraseToAnyPublisher()
    }
}
