import CGtk
import Combine
import CombineModel
import Dispatch
import GLib
import Gtk

/// A store of settings in a readable file, with one line each: `server='http://localhost'`. GLib's `GKeyFile`, with
/// values in the GVariant text format.
///
/// A ``GtkApp`` uses one as its ``CombineModel/DefaultSettings``: `settings.ini` in a folder with the program's `id`
/// under `$XDG_CONFIG_HOME`.
///
/// - A change is written shortly afterward, together with others, off the main thread. ``flush()`` writes immediately,
///   and a ``GtkApp`` calls it when it ends.
/// - The file is replaced as a whole, under a lock. If two processes change different settings, both changes are kept.
///   If they change the same setting, the later value is kept. Comments and unknown settings are kept.
/// - Changes by another process are reported immediately, on the main thread, while the GTK main loop runs.
/// - A file that can't be parsed is renamed to `settings.ini.damaged`. This is logged and sent by ``errors``, as are
///   errors of reading and writing. Nothing traps. A failed write is tried again with the next change, and by
///   ``flush()``.
/// - Nothing is read, and no folder is created, before the first setting is used.
public final class KeyFileSettings: SettingsStore {
    private struct State {
        var isLoaded = false
        var values: [String: StoredValue] = [:]
        /// The settings that were set and aren't written yet.
        var pending: [String: StoredValue?] = [:]
        /// A Boolean value that indicates whether a write is scheduled.
        var isScheduled = false
    }

    /// The time for which a change waits for others.
    private static let delay = DispatchTimeInterval.milliseconds(200)

    private let file: SettingsFile
    private let state = Locked(State())
    private let changedKeys = PassthroughRelay<String>()
    private let failures = PassthroughRelay<SettingsError>()
    /// The queue on which the file is read and written.
    private let queue = DispatchQueue(label: "KeyFileSettings")
    @MainActor private var watch: FileWatch?

    /// Creates a store of settings in a file, which doesn't have to exist.
    public init(file: String) {
        self.file = SettingsFile(path: file)
    }

    /// Creates the settings of a program, by its identifier.
    public convenience init(id: String) {
        self.init(file: "\(String(cString: g_get_user_config_dir()))/\(id)/settings.ini")
    }

    deinit {
        // There are no other references. Scheduled work would find the object deallocated.
        if let result = Self.write(state.withLock { $0.pending }, to: file) { Self.report(result) }
    }

    /// The path of the file.
    public var path: String { file.path }

    /// A publisher that sends errors of the file, on the main thread.
    public var errors: AnyPublisher<SettingsError, Never> { failures.eraseToAnyPublisher() }

    public var changes: AnyPublisher<String, Never> { changedKeys.eraseToAnyPublisher() }

    public func value(forKey key: String) -> StoredValue? {
        loadIfNeeded()
        return state.withLock { $0.values[key] }
    }

    public func setValue(_ value: StoredValue?, forKey key: String) {
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
        watch = FileWatch(file.target) { [weak self] in
            guard let self else { return }
            queue.async { [weak self] in self?.readAgain() }
        }
    }

    private func readAgain() {
        let content = file.read()
        if let problem = content.problem { fail(problem) }
        take(content.values)
    }

    /// Applies the contents of the file, except for settings that haven't been written yet, and notifies of the
    /// differences.
    private func take(_ values: [String: StoredValue]) {
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
            // Settings that were set again in the meantime are written next time.
            state.withLock { state in
                for (key, value) in pending where state.pending[key] == .some(value) { state.pending[key] = nil }
            }
            if let problem = content.problem { fail(problem) }
            take(content.values)
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

    private static func report(_ result: Result<SettingsFile.Content, SettingsError>) {
        if case .failure(let error) = result { Diagnostics.warning("\(error)") }
    }
}
