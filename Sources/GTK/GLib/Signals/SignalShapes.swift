import CGtk

// In the C handlers below, the last parameter is the connection. The connection is never `NULL`, because this library
// passes the connection when it connects the handler.

extension SignalShape where Output == Void {
    /// The shape `void (*) (GObject *, gpointer)`.
    public static var void: SignalShape {
        SignalShape(callback: voidCallback) { _ in }
    }

    /// The shape of the `notify` signal, `void (*) (GObject *, GParamSpec *, gpointer)`.
    static var notify: SignalShape {
        SignalShape(callback: notifyCallback) { _ in }
    }
}

private typealias Emitter = UnsafeMutableRawPointer
private typealias Connection = UnsafeMutableRawPointer

private let voidCallback: GCallback = {
    let callback: @convention(c) (Emitter, Connection) -> Void = { emitter, connection in
        SignalArguments.deliver(UnsafeRawPointer(emitter), to: connection)
    }
    return unsafeBitCast(callback, to: GCallback.self)
}()

private let notifyCallback: GCallback = {
    let callback: @convention(c) (Emitter, UnsafeMutableRawPointer, Connection) -> Void = { emitter, _, connection in
        SignalArguments.deliver(UnsafeRawPointer(emitter), to: connection)
    }
    return unsafeBitCast(callback, to: GCallback.self)
}()
