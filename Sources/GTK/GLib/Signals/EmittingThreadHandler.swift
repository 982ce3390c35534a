import CGtk
import Combine

extension NamedSignal {
    /// Connects a closure that runs on the thread that emits the signal, before the emission returns.
    ///
    /// A library can emit signals on its own threads, such as the streaming threads of GStreamer. Subscribers of a
    /// signal run on the main thread, and don't receive emissions with arguments from other threads.
    ///
    /// ```swift
    /// pads = try decoder.publisher(forSignal: "pad-added").connectOnEmittingThread { arguments in
    ///     Task { @MainActor in try player.link(arguments[0].get(as: Pad.self)) }
    /// }
    /// ```
    ///
    /// The arguments are copies, so you can use them after the emission. You can read numbers, Boolean values and
    /// strings on any thread. Read other arguments on the main actor. If the signal has a result, the result of this
    /// handler is zero or nil.
    ///
    /// Store the returned object. When it's deallocated, the closure is disconnected. An emission that is in progress
    /// on another thread at that time may still call the closure.
    ///
    /// - Parameter after: A Boolean value that indicates whether the closure runs after the class handler.
    @MainActor
    public func connectOnEmittingThread(
        after: Bool = false,
        _ handler: @escaping @Sendable ([Value]) -> Void
    ) -> AnyCancellable {
        guard let object else { return AnyCancellable(Subscriptions.empty) }
        let box = Unmanaged.passRetained(EmittingThreadHandler(handler)).toOpaque()
        guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box) else {
            fatalError("GLib couldn't create a closure")
        }
        g_closure_set_marshal(closure, EmittingThreadHandler.marshal)
        g_closure_add_finalize_notifier(closure, box, EmittingThreadHandler.finalized)
        let handlerID = g_signal_connect_closure_by_id(object.pointer, id, detail, closure, after ? 1 : 0)
        return AnyCancellable { @Sendable [weak object] in
            guard let object, g_signal_handler_is_connected(object.pointer, handlerID) != 0 else { return }
            g_signal_handler_disconnect(object.pointer, handlerID)
        }
    }
}

/// A closure that GLib calls on any thread. The `GClosure` owns this object.
private final class EmittingThreadHandler: Sendable {
    private let handler: @Sendable ([Value]) -> Void

    init(_ handler: @escaping @Sendable ([Value]) -> Void) {
        self.handler = handler
        LiveCount.closureBoxes.add(1, ordering: .relaxed)
    }

    deinit { LiveCount.closureBoxes.subtract(1, ordering: .relaxed) }

    static let marshal: MarshalFunction = { closure, _, count, values, _, _ in
        guard let box = closure?.pointee.data, let values else { return }
        // The first value is the emitter. GLib retains the `GClosure` until this function returns.
        let arguments = (1..<Int(count)).map { Value(copying: values + $0) }
        Unmanaged<EmittingThreadHandler>.fromOpaque(box)._withUnsafeGuaranteedRef { $0.handler(arguments) }
    }

    static let finalized: GClosureNotify = { box, _ in
        if let box { Unmanaged<EmittingThreadHandler>.fromOpaque(box).release() }
    }
}
