import CGtk
import Combine

/// A connection of a closure to a signal of an object.
///
/// The `GClosure` owns the connection, and releases it when GLib finalizes the closure, after any emission that is
/// still in progress. Subclasses handle the emissions and the disposal of the emitter.
//
// GLib may call `deliver` and release the closure on any thread. These functions enter the main actor.
@MainActor
@usableFromInline
package class SignalConnection {
    /// The signal's name, for messages.
    nonisolated let name: String
    /// A Boolean value that indicates whether the emission has arguments, which may become invalid when it ends.
    private nonisolated let hasArguments: Bool
    /// A Boolean value that indicates whether an emission runs the program's code. If it does, the call is reported to
    /// ``ChangeOrigin``.
    private let runsProgramCode: Bool
    /// A Boolean value that indicates whether to receive only emissions that the user causes.
    final var onlyByUser = false
    private var handlerID: gulong = 0
    /// The emitter's wrapper. Its list of connections contains this connection. When the wrapper is deallocated, it
    /// sets this property to nil.
    ///
    /// The connection accesses the emitter only through this property, on the main thread, where the wrapper keeps the
    /// emitter alive. After the wrapper is deallocated, another thread may free the emitter, so the connection stops
    /// using it and waits for the release of its closure.
    private unowned(unsafe) var owner: Object?
    private var indexInOwner = 0

    nonisolated init(name: String, hasArguments: Bool, runsProgramCode: Bool = true) {
        self.name = name
        self.hasArguments = hasArguments
        self.runsProgramCode = runsProgramCode
    }

    /// The object whose signal is connected.
    var emittingObject: Object? { owner }

    /// The `GObject *` whose signal is connected, or nil after its wrapper is deallocated.
    private var emitter: UnsafeMutableRawPointer? { owner?.pointer }

    /// A Boolean value that indicates whether the closure is connected.
    var isConnected: Bool { handlerID != 0 }

    // MARK: Calls from C, on any thread
    //
    // The connection isn't retained during a delivery, because GLib retains the closure, which owns the connection.

    /// Delivers an emission.
    ///
    /// Some GIO code emits signals on other threads. A signal without arguments is then delivered later, on the main
    /// thread. A signal with arguments isn't delivered, because the arguments may become invalid when the emission
    /// ends.
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

    /// Delivers an emission that expects a result. Emissions on other threads aren't delivered, because they can't wait
    /// for the result.
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
        Diagnostics.critical("signal \"\(name)\" was emitted off the main thread and isn't delivered")
    }

    // MARK: Events

    /// Receives an emission. The signal's shape has collected the arguments.
    func receive(_ arguments: UnsafeRawPointer) {
        fatalError("\(Self.self) doesn't receive emissions")
    }

    /// Receives an emission that expects a result, stored in the memory that `result` points to.
    func receiveReturning(_ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer) {
        receive(arguments)
    }

    /// Called when the emitter is deallocated or its window is torn down. No further emissions are received.
    func emitterEnded() {}

    // MARK: Connecting

    /// Connects to the signal. Traps if the object's class doesn't have it.
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

    /// Connects to the signal, `g_signal_connect_data`. Traps if the object's class doesn't have it.
    private func connect(to object: Object, callback: GCallback, after: Bool) {
        let flags = after ? G_CONNECT_AFTER : GConnectFlags(rawValue: 0)
        let box = Unmanaged.passRetained(self).toOpaque()
        let id = g_signal_connect_data(object.pointer, name, callback, box, SignalConnection.finalized, flags)
        guard id != 0 else { fatalError("\(object.typeName) has no signal \"\(name)\"") }
        connected(to: object, id)
    }

    /// Connects a closure that receives its arguments as `GValue`s, for signals that are looked up by name.
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

    /// Disconnects the closure. Emissions in progress no longer call it.
    final func disconnect() {
        guard let emitter, handlerID != 0 else { return }
        let id = handlerID
        forget()
        g_signal_handler_disconnect(emitter, id)
    }

    /// Called for each remaining connection when the wrapper is deallocated.
    final func ownerDied() {
        owner = nil
    }

    /// Receives an emission without arguments, with or without a result.
    final func deliverWithoutArguments() {
        let none = UnsafeBufferPointer<GValue>(start: nil, count: 0)
        let connection = Unmanaged.passUnretained(self)
        withUnsafePointer(to: none) { SignalConnection.deliver(UnsafeRawPointer($0), to: connection) }
    }

    /// Moves the connection to another wrapper of the emitter.
    final func move(to other: Object) {
        owner = other
        indexInOwner = other.connections.count
        other.connections.append(.passUnretained(self))
    }

    /// Removes the connection from the emitter's list.
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

    /// The function that GLib calls when the closure is finalized. It releases the reference that `connect` retained.
    private nonisolated static let finalized: GClosureNotify = { box, _ in
        guard let box else { return }
        // The connection stays retained until the main thread takes ownership.
        MainThread.perform(Unmanaged<SignalConnection>.fromOpaque(box)) { closureFinalized($0) }
    }

    private static func closureFinalized(_ box: Unmanaged<SignalConnection>) {
        let connection = box.takeRetainedValue()
        LiveCount.connections -= 1
        // If the connection is still in the list, GLib disconnected it because the emitter is being disposed of.
        guard connection.handlerID != 0 else { return }
        connection.forget()
        connection.emitterEnded()
    }
}

extension Object {
    /// Disconnects all connections to this object's signals, like its deallocation does. Subscribers receive
    /// `.finished`.
    package func endConnections() {
        // Subscribers can connect or disconnect while they are notified, so the list is read again at each step. New
        // connections are disconnected too, but the number of steps is limited to the initial number of connections.
        for connection in connections.map({ $0.takeUnretainedValue() }) where connection.isConnected {
            connection.disconnect()
            connection.emitterEnded()
        }
    }

    /// Calls the handlers that this library connected to a signal without arguments, without emitting the signal. C
    /// handlers aren't called.
    package func deliver(_ signal: String) {
        for connection in connections.map({ $0.takeUnretainedValue() })
        where connection.isConnected && connection.name == signal {
            connection.deliverWithoutArguments()
        }
    }

    /// The number of connections of this library to the object's signals.
    package var connectionCount: Int { connections.count }
}
