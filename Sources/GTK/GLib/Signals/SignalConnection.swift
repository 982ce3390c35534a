import CGtk
import CombineModel

/// A connection of a closure to a signal of an object.
///
/// The `GClosure` owns the connection. GLib releases the connection when it finalizes the closure. If an emission is in
/// progress, GLib finalizes the closure after the emission. Subclasses handle emissions and the disposal of the
/// emitter.
//
// GLib may deliver emissions and release the closure on any thread. The functions that GLib calls for these purposes
// enter the main actor.
@MainActor
@usableFromInline
package class SignalConnection {
    /// The signal's name, for messages.
    nonisolated let name: String
    /// A Boolean value that indicates whether emissions have arguments. Arguments may become invalid when the emission
    /// ends.
    private nonisolated let hasArguments: Bool
    /// A Boolean value that indicates whether the handler is the program's code. If it's true, the connection reports
    /// each call of the handler to ``ChangeOrigin``.
    private let runsProgramCode: Bool
    /// A Boolean value that indicates whether to receive only emissions that the user causes.
    final var onlyByUser = false
    private var handlerID: gulong = 0
    /// The emitter's wrapper, or nil after the wrapper was deallocated. The wrapper's list of connections contains this
    /// connection. When the wrapper is deallocated, it sets this property to nil.
    ///
    /// The connection uses the emitter only through this property and on the main thread, where the wrapper keeps the
    /// emitter alive. After the wrapper is deallocated, another thread may free the emitter. Therefore, the connection
    /// stops using the emitter and waits until its closure is released.
    private var owner: Unmanaged<Object>?
    private var indexInOwner = 0
    #if DEBUG
    /// The information that the inspector shows.
    nonisolated let record = ConnectionRecord()
    #endif

    nonisolated init(name: String, hasArguments: Bool, runsProgramCode: Bool = true) {
        self.name = name
        self.hasArguments = hasArguments
        self.runsProgramCode = runsProgramCode
    }

    var emittingObject: Object? { owner?.takeUnretainedValue() }

    /// The `GObject *` whose signal is connected, or nil after its wrapper was deallocated.
    private var emitter: UnsafeMutableRawPointer? { owner?.withGuaranteedReference { $0.pointer } }

    var isConnected: Bool { handlerID != 0 }

    func isConnected(to object: Object) -> Bool {
        // Compares addresses, so that the object isn't retained.
        isConnected && owner?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
    }

    // MARK: Calls from C, on any thread
    //
    // The connection isn't retained during a delivery, because GLib retains the closure, which owns the connection.

    /// Delivers an emission.
    ///
    /// Some GIO code emits signals on other threads. If the signal has no arguments, the emission is then delivered
    /// later, on the main thread. If it has arguments, the emission isn't delivered, because the arguments may become
    /// invalid when the emission ends.
    @inline(__always)
    nonisolated static func deliver(_ arguments: UnsafeRawPointer, to connection: Unmanaged<SignalConnection>) {
        guard MainThread.isCurrent else { return connection._withUnsafeGuaranteedRef { $0.deliverLater() } }
        MainThread.enter((connection, arguments)) { connection, arguments in
            #if DEBUG
            connection.withGuaranteedReference { $0.note(arguments) }
            #endif
            guard connection.withGuaranteedReference({ $0.runsProgramCode }) else {
                return connection.withGuaranteedReference { $0.receive(arguments) }
            }
            // The closure captures the unmanaged reference. If it captured the connection, it would retain it.
            ChangeOrigin.running(handlerOf: connection.withGuaranteedReference { $0.emitter }) {
                connection.withGuaranteedReference { connection in
                    if connection.onlyByUser, !ChangeOrigin.isUser { return }
                    connection.receive(arguments)
                }
            }
        }
    }

    /// Delivers an emission and stores the result. Emissions on other threads aren't delivered, because the emitting
    /// thread can't wait for the result.
    @inline(__always)
    nonisolated static func deliverReturning(
        _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer,
        to connection: Unmanaged<SignalConnection>
    ) {
        guard MainThread.isCurrent else { return connection._withUnsafeGuaranteedRef { $0.reportUndelivered() } }
        MainThread.enter((connection, arguments, result)) { connection, arguments, result in
            connection.withGuaranteedReference { connection in
                #if DEBUG
                connection.note(arguments)
                #endif
                ChangeOrigin.running(handlerOf: connection.emitter) { connection.receiveReturning(arguments, result) }
            }
        }
    }

    private nonisolated final func deliverLater() {
        if hasArguments { return reportUndelivered() }
        MainThread.perform(self) { $0.deliverWithoutArguments() }
    }

    private nonisolated final func reportUndelivered() {
        Diagnostics.critical("signal \"\(name)\" was emitted off the main thread and isn't delivered")
    }

    // MARK: Events

    /// Receives an emission. `arguments` points to the arguments that the C function of the ``SignalShape`` collected.
    func receive(_ arguments: UnsafeRawPointer) {
        fatalError("\(Self.self) must override receive(_:)")
    }

    /// Receives an emission and stores the result in the memory that `result` points to.
    func receiveReturning(_ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer) {
        receive(arguments)
    }

    #if DEBUG
    /// Counts an emission, and records its arguments if the inspector is open.
    final func note(_ arguments: UnsafeRawPointer) {
        record.count += 1
        if Inspection.recordsValues { record.lastValue = describe(arguments) }
    }

    /// Returns a description of an emission's arguments, or nil if the emission has no arguments.
    func describe(_ arguments: UnsafeRawPointer) -> String? { nil }

    /// The type of the subscriber, or nil if the connection calls a closure.
    var subscriberType: Any.Type? { nil }
    #endif

    /// Called when the emitter is deallocated or its window is torn down. No emissions are received after this call.
    func emitterEnded() {}

    // MARK: Connecting

    /// Connects to the signal of an object. Traps if the object's class doesn't have the signal.
    final func connect<Output>(to object: Object, _ shape: SignalShape<Output>, after: Bool) {
        switch shape.handler {
        case .callback(let callback):
            connect(to: object, callback: callback, after: after)
        case .marshal(let marshal):
            var id: guint = 0
            var detail: GQuark = 0
            if g_signal_parse_name(name, object.gType, &id, &detail, 1) == 0 {
                fatalError("\(object.typeName) has no signal \"\(name)\"")
            }
            connect(to: object, signalID: id, detail: detail, marshal: marshal, after: after)
        }
    }

    /// Connects to the signal of an object. `g_signal_connect_data`. Traps if the object's class doesn't have the
    /// signal.
    private func connect(to object: Object, callback: GCallback, after: Bool) {
        let flags = after ? G_CONNECT_AFTER : GConnectFlags(rawValue: 0)
        let box = Unmanaged.passRetained(self).toOpaque()
        let id = g_signal_connect_data(object.pointer, name, callback, box, SignalConnection.finalized, flags)
        guard id != 0 else { fatalError("\(object.typeName) has no signal \"\(name)\"") }
        connected(to: object, id)
    }

    /// Connects to the signal with the given ID. The C handler receives the arguments as `GValue`s. This method is for
    /// signals that were looked up by name.
    final func connect(to object: Object, signalID: guint, detail: GQuark, marshal: MarshalFunction, after: Bool) {
        let box = Unmanaged.passRetained(self).toOpaque()
        guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box) else {
            fatalError("GLib couldn't create a closure")
        }
        g_closure_set_marshal(closure, marshal)
        g_closure_add_finalize_notifier(closure, box, SignalConnection.finalized)
        let id = g_signal_connect_closure_by_id(object.pointer, signalID, detail, closure, after ? 1 : 0)
        connected(to: object, id)
    }

    private func connected(to object: Object, _ id: gulong) {
        handlerID = id
        move(to: object)
        LiveCount.connections += 1
    }

    /// Disconnects the closure. Emissions that are in progress no longer call it.
    final func disconnect() {
        guard let emitter, handlerID != 0 else { return }
        let id = handlerID
        removeFromOwner()
        g_signal_handler_disconnect(emitter, id)
    }

    /// Called for each remaining connection while the emitter's wrapper is being deallocated.
    final func ownerDeallocated() { owner = nil }

    /// Delivers an emission of a signal without arguments. If the handler returns a result, the result is ignored.
    final func deliverWithoutArguments() {
        let none = UnsafeBufferPointer<GValue>(start: nil, count: 0)
        let connection = Unmanaged.passUnretained(self)
        withUnsafePointer(to: none) { SignalConnection.deliver(UnsafeRawPointer($0), to: connection) }
    }

    /// Moves the connection to another wrapper of the emitter. See ``Object/transferTie(to:isDying:)``.
    final func move(to other: Object) {
        owner = .passUnretained(other)
        indexInOwner = other.connections.count
        other.connections.append(.passUnretained(self))
    }

    /// Removes the connection from the emitter's list.
    private func removeFromOwner() {
        handlerID = 0
        if let owner = owner?.takeUnretainedValue() {
            let last = owner.connections.removeLast()
            if indexInOwner < owner.connections.count {
                owner.connections[indexInOwner] = last
                last.withGuaranteedReference { $0.indexInOwner = indexInOwner }
            }
        }
        owner = nil
    }

    /// Releases the connection, which `connect` has retained. GLib calls this function when it finalizes the closure.
    private nonisolated static let finalized: GClosureNotify = { box, _ in
        guard let box else { return }
        // The connection stays retained until this closure runs on the main thread.
        MainThread.perform(Unmanaged<SignalConnection>.fromOpaque(box)) { closureFinalized($0) }
    }

    private static func closureFinalized(_ box: Unmanaged<SignalConnection>) {
        let connection = box.takeRetainedValue()
        LiveCount.connections -= 1
        // If the connection still has a handler ID, the program hasn't disconnected the closure. In this case, GLib has
        // disconnected it, because the emitter is being disposed of.
        guard connection.handlerID != 0 else { return }
        connection.removeFromOwner()
        connection.emitterEnded()
    }
}

extension Object {
    /// Disconnects all connections to this object's signals, in the same way as when the object is deallocated.
    /// Subscribers receive `.finished`.
    package func endConnections() {
        // Subscribers can connect or disconnect during the loop. The loop iterates over a copy of the list and skips
        // connections that were disconnected in the meantime.
        for connection in connections.map({ $0.takeUnretainedValue() }) where connection.isConnected {
            connection.disconnect()
            connection.emitterEnded()
        }
    }

    /// Calls the handlers that Swift code has connected to a signal, but doesn't emit the signal. The signal must not
    /// have arguments. Handlers that C code has connected aren't called.
    package func deliver(_ signal: String) {
        for connection in connections.map({ $0.takeUnretainedValue() })
        where connection.isConnected && connection.name == signal {
            connection.deliverWithoutArguments()
        }
    }

    /// The number of connections that Swift code has made to this object's signals.
    package var connectionCount: Int { connections.count }
}
