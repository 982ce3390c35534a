import CGtk

/// Runs a closure once, later, on the main loop.
@MainActor
final class Timeout {
    private var sourceID: guint = 0
    private var action: (@MainActor () -> Void)?

    /// - Parameter delay: rounded up to whole milliseconds.
    init(after delay: Duration, _ action: @escaping @MainActor () -> Void) {
        self.action = action
        let (seconds, attoseconds) = delay.components
        let milliseconds = max(0, seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
        sourceID = g_timeout_add_full(
            MainContext.Priority.high.rawValue,
            guint(clamping: milliseconds),
            { data in
                guard let data else { return SourceResult.remove }
                MainThread.assume { Unmanaged<Timeout>.fromOpaque(data).takeUnretainedValue().fire() }
                return SourceResult.remove
            },
            Unmanaged.passRetained(self).toOpaque(),
            { data in
                if let data { Unmanaged<Timeout>.fromOpaque(data).release() }
            }
        )
    }

    /// Does nothing if it has run.
    func cancel() {
        guard sourceID != 0 else { return }
        let id = sourceID
        sourceID = 0
        action = nil
        g_source_remove(id)
    }

    private func fire() {
        sourceID = 0
        let action = self.action
        self.action = nil
        ProgramCode.running { action?() }
    }
}
