import Gtk

extension DocumentFile {
    /// A publisher that sends a value when another program changes, creates or removes the file.
    ///
    /// ```swift
    /// file.changes.sink(on: self) { window, _ in window.reload() }
    /// ```
    ///
    /// The publisher sends on the main thread while the main loop runs. Changes that the program writes through this
    /// object are ignored. Several changes within a short time are sent as one value. A symbolic link that gets another
    /// target is also a change. If the system can't watch files, the publisher sends nothing. This property uses
    /// `GFileMonitor`.
    @MainActor public var changes: AnyPublisher<Void, Never> {
        let changes = PassthroughRelay<Void>()
        let watch = FileWatch(path) { [weak self] in
            if self?.hasChanged == true { changes.accept(()) }
        }
        // The closure retains the watch as long as there is a subscription.
        return changes.map { withExtendedLifetime(watch) {} }.eraseToAnyPublisher()
    }
}
