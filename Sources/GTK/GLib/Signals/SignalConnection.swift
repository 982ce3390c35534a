import CGtk
import Combine

/// One closure that is connected to one signal of one object.
///
/// The GClosure owns it. It's released when GLib finalizes the closure, after any emission that is still in progress.
/// Subclasses define the behavior at an emission and at the emitter's disposal.
//
// GLib may call `deliver` and the closure's end on any thread: they are the door to the main actor.
@MainActor
@usableFromInline
package class SignalConnection {
    /// The signal's name, for messages.
    nonisolated let name: String
    /// A Boolean value that indicates whether an emission hands over anything that may not outlive it.
    private nonisolated let hasArguments: Bool
    /// A Boolean value that indicates whether an emission runs the program's code, which ``ChangeOrigin`` must know.
    private let runsProgramCode: Bool
    /// A Boolean value that indicates whether only emissions that the user causes are received.
    final var onlyByUser = false
    private var handlerID: gulong = 0
    /// The emitter's wrapper, which lists this connection and unsets this when it ends.
    ///
    /// The emitter is touched only through it, on the main thread, where the wrapper's reference keeps the emitter. A wrapper
    /// that has ended may leave an emitter which another thread frees: the connection then waits for its closure's end.
    private unowned(unsafe) var owner: Object?
    private var indexInOwner = 0

    nonisolated init(name: String, hasArguments: Bool, runsProgramCode: Bool = true) {
        self.name = name
        self.hasArguments = hasArguments
        self.runsProgramCode = runsProgramCode
    }

    /// The object whose signal it is connected to.
    var emittingObject: Object? { owner }

    /// The `GObject *` whose signal it is connected to, while its wrapper has not ended.
    private var emitter: UnsafeMutableRawPointer? { owner?.pointer }

    /// A Boolean value that indicates whether the closure is connected.
    var isConnected: Bool { handlerID != 0 }

    // MARK: From C, on any thread
    //
    // Not retained for a delivery: GLib has a reference to the closure, which owns the connection, for as long.

    /// An emission.
    ///
    /// Some GIO code emits on other threads. A signal without arguments is then delivered later, on the main thread.
    /// Arguments may not outlive the emission, so a signal with arguments is refused.
    @inline(__always)
    nonisolated static func deliver(_ arguments: UnsafeRawPointer, to connection: Unmanaged<SignalConnection>) {
        guard MainThread.isCurrent else { return connection._withUnsafeGuaranteedRef { $0.deliverLater() } }
        MainThread.enter((connection, arguments)) { connection, arguments in
            connection.withGuaranteedReference { connection in
                guard connection.runsProgramCode else { return connection.receive(arguments) }
                ChangeOrigin.running(handlerOf: connection.emitter) {
                    if connection.onlyByUser, !ChangeOrigin.isUser { return }
                    connection.receive(arguments)
                }
            }
        }
    }

    /// Delivers an emission that expects a result. It's rejected on other threads, which can't wait for the result.
    @inline(__always)
    nonisolated static func deliverReturning(
        _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer,
        to connection: Unmanaged<SignalConnection>
    ) {
        guard MainThread.isCurrent else { return connection._withUnsafeGuaranteedRef { $0.refuse() } }
        MainThread.enter((connection, arguments, result)) { connection, arguments, result in
            connection.withGuaranteedReference { connection in
                ChangeOrigin.running(handlerOf: connection.emitter) { connection.receiveReturning(arguments, result) }
            }
        }
    }

    private nonisolated final func deliverLater() {
        if hasArguments { return refuse() }
        MainThread.perform(self) { $0.deliverWithoutArguments() }
    }

    private nonisolated final func refuse() {
        Diagnostics.critical("signal \"\(name)\" was emitted off the main thread and is not delivered")
    }

    // MARK: Events

    /// An emission, with the arguments as the signal's shape collected them.
    func receive(_ arguments: UnsafeRawPointer) {
        fatalError("\(Self.self) doesn't receive emissions")
    }

    /// Receives an emission that expects a result, stored in the memory that `result` points to.
    func receiveReturning(_ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer) {
        receive(arguments)
    }

    /// The emitter no longer exists, or its window was torn down: nothing will be emitted any more.
    func emitterEnded() {}

    // MARK: Connecting

    /// Connects to the signal of its name. Traps if the object's class doesn't have it.
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

    /// Connects to the signal, `g_signal_connect_data`. Traps if the object's class doesn't have a signal of its name.
    private func connect(to object: Object, callback: GCallback, after: Bool) {
        let flags = after ? G_CONNECT_AFTER : GConnectFlags(rawValue: 0)
        let box = Unmanaged.passRetained(self).toOpaque()
        let id = g_signal_connect_data(object.pointer, name, callback, box, SignalConnection.finalized, flags)
        guard id != 0 else { fatalError("\(object.typeName) has no signal \"\(name)\"") }
        connected(to: object, id)
    }

    /// Connects a closure that takes its arguments as `GValue`s, for a signal known by name only.
    final func connect(to object: Object, signalID: guint, detail: GQuark, marshal: GClosureMarshal, after: Bool) {
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

    /// Disconnects the closure. An emission in progress then skips it.
    final func disconnect() {
        guard let emitter, handlerID != 0 else { return }
        let id = handlerID
        forget()
        g_signal_handler_disconnect(emitter, id)
    }

    /// Called for each connection that is left when the wrapper ends.
    final func ownerDied() {
        owner = nil
    }

    /// Delivers an emission without arguments, of any form.
    final func deliverWithoutArguments() {
        let none = UnsafeBufferPointer<GValue>(start: nil, count: 0)
        let connection = Unmanaged.passUnretained(self)
        withUnsafePointer(to: none) { SignalConnection.deliver(UnsafeRawPointer($0), to: connection) }
    }

    /// Joins the list of another wrapper of the emitter.
    final func move(to other: Object) {
        owner = other
        indexInOwner = other.connections.count
        other.connections.append(.passUnretained(self))
    }

    /// Leaves the emitter's list.
    private func forget() {
        handlerID = 0
        if let owner {
            let last = owner.connections.removeLast()
            if indexInOwner < owner.connections.count {
                owner.connections[indexInOwner] = last
                last.withGuaranteedReference { $0.indexInOwner = indexInOwner }
            }
        }
        owner = nil
    }

    /// GLib's notice that the closure no longer exists, which releases what `connect` retained.
    private nonisolated static let finalized: GClosureNotify = { box, _ in
        guard let box else { return }
        // The box stays retained until the main thread takes it over.
        MainThread.perform(Unmanaged<SignalConnection>.fromOpaque(box)) { closureFinalized($0) }
    }

    private static func closureFinalized(_ box: Unmanaged<SignalConnection>) {
        let connection = box.takeRetainedValue()
        LiveCount.connections -= 1
        // Still listed as connected: it was not us who disconnected, so the emitter is being disposed.
        guard connection.handlerID != 0 else { return }
        connection.forget()
        connection.emitterEnded()
    }
}

extension Object {
    /// Ends all connections to this object's signals, as its death does: subscribers get `.finished`.
    package func endConnections() {
        // A subscriber can connect or disconnect while it's notified, so each step reads the current list. New
        // connections end too, at most as many times as there were connections.
        for connection in connections.map({ $0.takeUnretainedValue() }) where connection.isConnected {
            connection.disconnect()
            connection.emitterEnded()
        }
    }

    /// Calls this library's handlers of a signal without arguments, as its emission would. C handlers aren't called.
    package func deliver(_ signal: String) {
        for connection in connections.map({ $0.takeUnretainedValue() })
        where connection.isConnected && connection.name == signal {
            connection.deliverWithoutArguments()
        }
    }

    /// The number of closures of this library that are connected to the object's signals.
    package var connectionCount: Int { connections.count }
}
