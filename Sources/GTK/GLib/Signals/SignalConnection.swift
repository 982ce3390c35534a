import CGtk
import Dispatch

/// One closure that is connected to one signal of one object.
///
/// The GClosure owns it: it is released when GLib finalises the closure, after any emission that is still under way.
/// Subclasses say what an emission does and what the emitter's death means.
//
// `@unchecked Sendable`: all state here is read and written on the main thread only, where GTK emits its signals. What
// other threads may do, subclasses guard by themselves (an atomic demand) and hop for the rest.
@usableFromInline
package class SignalConnection: @unchecked Sendable {
    /// The signal's name, for messages.
    let name: String
    /// Whether an emission hands over anything that may not outlive it.
    private let hasArguments: Bool
    private var handlerID: gulong = 0
    /// The emitter's wrapper, which lists this connection and unsets this when it ends.
    ///
    /// The emitter is touched only through it, on the main thread, where the wrapper's reference keeps the emitter. A wrapper
    /// that has ended may leave an emitter which another thread frees: the connection then waits for its closure's end.
    private unowned(unsafe) var owner: Object?
    private var indexInOwner = 0

    init(name: String, hasArguments: Bool) {
        self.name = name
        self.hasArguments = hasArguments
    }

    /// The object whose signal it is connected to. Main thread only.
    var emittingObject: Object? { owner }

    /// The `GObject *` whose signal it is connected to, while its wrapper has not ended. Main thread only.
    private var emitter: UnsafeMutableRawPointer? { owner?.pointer }

    /// Whether the closure is connected. Main thread only.
    var isConnected: Bool { handlerID != 0 }

    /// An emission, on any thread.
    ///
    /// On another than the main one, where some of GIO emits, it is delivered on the main thread if it has no arguments;
    /// arguments may not outlive the emission, so there it is refused.
    @inline(__always)
    final func deliver(_ arguments: UnsafeRawPointer) {
        guard MainThread.isCurrent else { return deliverOffMainThread() }
        ProgramCode.running(handlerOf: emitter) { receive(arguments) }
    }

    /// An emission that wants a `gboolean` back, which another thread than the main one cannot have.
    @inline(__always)
    final func deliverReturningBool(_ arguments: UnsafeRawPointer) -> Bool {
        if MainThread.isCurrent { return ProgramCode.running(handlerOf: emitter) { receiveReturningBool(arguments) } }
        refuse()
        return false
    }

    /// An emission that wants any other value back, which another thread than the main one cannot have either.
    @inline(__always)
    final func deliverReturning(_ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer) {
        guard MainThread.isCurrent else { return refuse() }
        ProgramCode.running(handlerOf: emitter) { receiveReturning(arguments, result) }
    }

    /// Delivers an emission without arguments, of any form.
    final func deliverWithoutArguments() {
        let none = UnsafeBufferPointer<GValue>(start: nil, count: 0)
        withUnsafePointer(to: none) { deliver(UnsafeRawPointer($0)) }
    }

    private final func deliverOffMainThread() {
        if hasArguments { return refuse() }
        DispatchQueue.main.async {
            // An event without arguments reads none, whatever the pointer.
            ProgramCode.running { self.receive(UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())) }
        }
    }

    private final func refuse() {
        Diagnostics.critical("signal “\(name)” was emitted off the main thread and is not delivered")
    }

    /// An emission, with the arguments as the signal's shape collected them. On the main thread.
    func receive(_ arguments: UnsafeRawPointer) {
        fatalError("\(Self.self) does not receive emissions")
    }

    /// An emission that wants a `gboolean` back. On the main thread.
    func receiveReturningBool(_ arguments: UnsafeRawPointer) -> Bool {
        receive(arguments)
        return false
    }

    /// An emission that wants any value back: what `result` points to, unless that is to stay as it is. On the main thread.
    func receiveReturning(_ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer) {
        receive(arguments)
    }

    /// The emitter is gone, or its window was torn down: nothing will be emitted any more. On the main thread.
    func emitterEnded() {}

    // MARK: Connecting

    /// Connects to the signal, `g_signal_connect_data`. Traps if the object's class has none of its name.
    @MainActor
    final func connect(to object: Object, callback: GCallback, after: Bool) {
        let flags = after ? G_CONNECT_AFTER : GConnectFlags(rawValue: 0)
        let box = Unmanaged.passRetained(self).toOpaque()
        let id = g_signal_connect_data(object.pointer, name, callback, box, SignalConnection.finalized, flags)
        guard id != 0 else { fatalError("\(object.typeName) has no signal “\(name)”") }
        connected(to: object, id)
    }

    /// Connects a closure that takes its arguments as `GValue`s, for a signal known by name only.
    @MainActor
    final func connect(to object: Object, signalID: guint, detail: GQuark, marshal: GClosureMarshal, after: Bool) {
        let box = Unmanaged.passRetained(self).toOpaque()
        guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box) else {
            fatalError("GLib could not make a closure")
        }
        g_closure_set_marshal(closure, marshal)
        g_closure_add_finalize_notifier(closure, box, SignalConnection.finalized)
        let id = g_signal_connect_closure_by_id(object.pointer, signalID, detail, closure, after ? 1 : 0)
        connected(to: object, id)
    }

    @MainActor
    private func connected(to object: Object, _ id: gulong) {
        handlerID = id
        move(to: object)
        LiveCount.connections += 1
    }

    /// Disconnects, if connected; an emission under way then leaves this closure out.
    @MainActor
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

    /// Joins the list of another wrapper of the emitter.
    @MainActor
    final func move(to other: Object) {
        owner = other
        indexInOwner = other.connections.count
        other.connections.append(.passUnretained(self))
    }

    /// Leaves the emitter's list.
    @MainActor
    private func forget() {
        handlerID = 0
        if let owner {
            let last = owner.connections.removeLast()
            if indexInOwner < owner.connections.count {
                owner.connections[indexInOwner] = last
                last._withUnsafeGuaranteedRef { $0.indexInOwner = indexInOwner }
            }
        }
        owner = nil
    }

    /// GLib's notice that the closure is gone, which releases what `connect` retained.
    private static let finalized: GClosureNotify = { box, _ in
        guard let box else { return }
        let connection = Unmanaged<SignalConnection>.fromOpaque(box)
        if MainThread.isCurrent {
            MainThread.assume { SignalConnection.closureFinalized(connection) }
        } else {
            // The box stays retained until the main thread takes it over.
            DispatchQueue.main.async { SignalConnection.closureFinalized(connection) }
        }
    }

    @MainActor
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
        // A subscriber may connect or disconnect while it is told, so each step looks at the list afresh; what is
        // connected meanwhile ends too, at most as many times as there were connections.
        for connection in connections.map({ $0.takeUnretainedValue() }) where connection.isConnected {
            connection.disconnect()
            connection.emitterEnded()
        }
    }

    /// Calls this library's handlers of a signal without arguments, as its emission would; C's are not called.
    package func deliver(_ signal: String) {
        for connection in connections.map({ $0.takeUnretainedValue() })
        where connection.isConnected && connection.name == signal {
            connection.deliverWithoutArguments()
        }
    }

    /// How many closures of this library are connected to the object's signals.
    public var connectionCount: Int { connections.count }
}
