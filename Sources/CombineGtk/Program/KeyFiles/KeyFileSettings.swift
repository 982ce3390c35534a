import CGtk
import Dispatch
import Gtk

/// A store of settings in a human-readable file. Each setting is a line such as `server='http://localhost'`, in the
/// format of `GKeyFile` and with values in the GVariant text format.
///
/// A ``GtkApp`` uses a store of this class as its ``/CombineModel/DefaultSettings``. The file is `settings.ini` in the
/// folder under `$XDG_CONFIG_HOME` whose name is the program's `id`.
///
/// - Changes within a short time are written together, on a background queue. ``flush()`` writes immediately. A
///   ``GtkApp`` calls it when the program exits.
/// - The file is replaced atomically, under a lock. If two processes change different settings, both changes are
///   preserved. If they change the same setting, the later change is preserved. Comments and unknown settings are
///   preserved.
/// - Changes by another process are reported on the main thread while the main loop runs.
/// - A file that can't be parsed is renamed to `settings.ini.damaged`. This error and errors that occur while the file
///   is read or written are logged and sent by ``errors``. A failed write is repeated with the next change and by
///   ``flush()``.
/// - The file isn't read and the folder isn't created until a setting is used.
public final class KeyFileSettings: SettingsStore {
    private struct State {
        var isLoaded = false
        var values: [String: StoredValue] = [:]
        /// The changed settings that haven't been written yet.
        var pending: [String: StoredValue?] = [:]
        var isScheduled = false
    }

    /// The delay before a change is written. Further changes during the delay are written together with the first
    /// change.
    private static let delay = DispatchTimeInterval.milliseconds(200)

    private let file: SettingsFile
    private let state = Locked(State())
    private let changedKeys = PassthroughRelay<String>()
    private let failures = PassthroughRelay<SettingsError>()
    /// The queue on which the file is read and written.
    private let queue = DispatchQueue(label: "KeyFileSettings")
    @MainActor private var watch: FileWatch?

    /// Creates a store of settings in a file. The file doesn't have to exist.
    public init(file: String) { self.file = SettingsFile(path: file) }

    /// Creates a store for the program with the given identifier.
    public convenience init(id: String) {
        self.init(file: "\(String(cString: g_get_user_config_dir()))/\(id)/settings.ini")
    }

    deinit {
        // Writes the pending settings immediately, because scheduled work only has a weak reference to this object. No
        // other thread can use the object at this point.
        if case .failure(let error)? = Self.write(state.withLock({ $0.pending }), to: file) {
            Diagnostics.warning("\(error)")
        }
    }

    /// The path of the file.
    public var path: String { file.path }

    /// A publisher of the errors that occur while the file is read or written. It sends on the main thread.
    public var errors: AnyPublisher<SettingsError, Never> { failures.eraseToAnyPublisher() }

    public var changes: AnyPublisher<String, Never> { changedKeys.eraseToAnyPublisher() }

    public func value(forKey key: String) -> StoredValue? {
        loadIfNeeded()
        return state.withLock { $0.values[key] }
    }

    public func setValue(_ value: StoredValue?, forKey key: String) {
        if key.isEmpty { fatalError("KeyFileSettings: expected the name of a setting, found an empty string") }
        loadIfNeeded()
        var schedules = false
        let hasChanged = state.withLock { state in
            if state.values[key] == value { return false }
            state.values[key] = value
            state.pending[key] = .some(value)
            schedules = !state.isScheduled
            state.isScheduled = true
            return true
        }
        if schedules { queue.asyncAfter(deadline: .now() + Self.delay) { [weak self] in self?.writePending() } }
        if hasChanged { changedKeys.accept(key) }
    }

    public func flush() {
        queue.sync { writePending() }
    }

    // MARK: Reading

    private func loadIfNeeded() {
        if state.withLock({ $0.isLoaded }) { return }
        queue.sync {
            if state.withLock({ $0.isLoaded }) { return }
            let content = file.read()
            state.withLock { state in
                state.values = content.values
                state.isLoaded = true
            }
            if let problem = content.problem { fail(problem) }
            MainThread.perform(self) { $0.startWatching() }
        }
    }

    @MainActor
    private func startWatching() {
        watch = FileWatch(file.path) { [weak self] in
            guard let self else { return }
            queue.async { [weak self] in self?.readAgain() }
        }
    }

    private func readAgain() {
        let content = file.read()
        if let problem = content.problem { fail(problem) }
        apply(content.values)
    }

    /// Applies the content of the file, except for settings with unwritten changes, and reports the differences.
    private func apply(_ values: [String: StoredValue]) {
        let changed = state.withLock { state in
            let current = values.merging(state.pending.compactMapValues { $0 }) { $1 }
                .filter { key, _ in state.pending[key] != .some(.none) }
            let keys = Set(current.keys).union(state.values.keys).filter { current[$0] != state.values[$0] }
            state.values = current
            return keys
        }
        if changed.isEmpty { return }
        MainThread.performLater { [changedKeys] in
            for key in changed.sorted() { changedKeys.accept(key) }
        }
    }

    // MARK: Writing

    private func writePending() {
        let pending = state.withLock { state in
            state.isScheduled = false
            return state.pending
        }
        guard let result = Self.write(pending, to: file) else { return }
        switch result {
        case .failure(let error): fail(error)
        case .success(let content):
            // A setting that changed again in the meantime stays pending.
            state.withLock { state in
                for (key, value) in pending where state.pending[key] == .some(value) { state.pending[key] = nil }
            }
            if let problem = content.problem { fail(problem) }
            apply(content.values)
        }
    }

    private static func write(
        _ pending: [String: StoredValue?],
        to file: SettingsFile
    ) -> Result<SettingsFile.Content, SettingsError>? {
        if pending.isEmpty { return nil }
        return Result { () throws(SettingsError) in try file.merge(pending) }
    }

    // MARK: Errors

    private func fail(_ error: SettingsError) {
        Diagnostics.warning("\(error)")
        MainThread.performLater { [failures] in failures.accept(error) }
    }
}
