import CGtk
import Combine

extension MainContext {
    /// Calls a closure on the main loop each time that the process gets a Unix signal, such as `SIGTERM`.
    ///
    /// The signal no longer does what it does by default, for as long as the returned object is kept. Only `SIGHUP`,
    /// `SIGINT`, `SIGTERM`, `SIGUSR1`, `SIGUSR2` and `SIGWINCH` can be received; any other traps. `g_unix_signal_add`.
    @MainActor
    public static func onUnixSignal(_ number: Int32, _ action: @escaping @MainActor () -> Void) -> AnyCancellable {
        precondition(
            [SIGHUP, SIGINT, SIGTERM, SIGUSR1, SIGUSR2, SIGWINCH].contains(number),
            "the main loop cannot receive the Unix signal \(number)"
        )
        let handler = UnixSignalHandler(action)
        let source = g_unix_signal_add_full(
            MainContext.Priority.default.rawValue,
            number,
            { data in
                guard let data else { return SourceResult.remove }
                let handler = Unmanaged<UnixSignalHandler>.fromOpaque(data).takeUnretainedValue()
                ProgramCode.running { MainThread.assume { handler.action() } }
                return SourceResult.keep
            },
            Unmanaged.passRetained(handler).toOpaque(),
            { data in
                if let data { Unmanaged<UnixSignalHandler>.fromOpaque(data).release() }
            }
        )
        return AnyCancellable { g_source_remove(source) }
    }
}

/// Carries a closure through C.
private final class UnixSignalHandler {
    let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }
}
