import CGtk
import CombineModel

extension MainContext {
    /// Calls a closure on the main loop whenever the process receives a Unix signal, such as `SIGTERM`.
    ///
    /// As long as the returned object exists, the default action of the signal is disabled. You can cancel and release
    /// the object on any thread. The closure is released on the main thread. Only `SIGHUP`, `SIGINT`, `SIGTERM`,
    /// `SIGUSR1`, `SIGUSR2` and `SIGWINCH` are supported. This method traps if you pass another signal.
    /// `g_unix_signal_source_new`.
    @MainActor
    public static func onUnixSignal(_ number: Int32, _ action: @escaping @MainActor () -> Void) -> AnyCancellable {
        guard [SIGHUP, SIGINT, SIGTERM, SIGUSR1, SIGUSR2, SIGWINCH].contains(number),
            let pointer = g_unix_signal_source_new(number)
        else { fatalError("The main loop can't receive the Unix signal \(number)") }
        let source = SourceReference(pointer)
        let handler = Unmanaged.passRetained(UnixSignalHandler(action)).toOpaque()
        g_source_set_callback(pointer, UnixSignalHandler.receive, handler, UnixSignalHandler.release)
        g_source_attach(pointer, nil)
        return AnyCancellable(source)
    }
}

/// A box for a closure that is passed through C.
private final class UnixSignalHandler: Sendable {
    let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    // The C functions are nonisolated, because GLib can call `release` on any thread.

    static let receive: GSourceFunc = { data in
        guard let data else { return SourceResult.remove }
        MainThread.enter(Unmanaged<UnixSignalHandler>.fromOpaque(data).takeUnretainedValue()) { handler in
            ChangeOrigin.running { handler.action() }
        }
        return SourceResult.keep
    }

    /// Releases the closure on the main thread, because the objects that it captures can be released only there.
    static let release: GDestroyNotify = { data in
        guard let data else { return }
        MainThread.perform(Unmanaged<UnixSignalHandler>.fromOpaque(data)) { $0.release() }
    }
}
