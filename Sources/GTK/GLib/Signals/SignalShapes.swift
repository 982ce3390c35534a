import CGtk

// A C handler's last parameter, the connection, is never null: it is what this library connected with.

extension SignalShape where Output == Void {
    /// `void (*) (GObject *, gpointer)`.
    public static var void: SignalShape {
        SignalShape(callback: voidCallback) { _ in }
    }

    /// `void (*) (GObject *, GParamSpec *, gpointer)`, of `notify`.
    static var notify: SignalShape {
        SignalShape(callback: notifyCallback) { _ in }
    }

    /// `gboolean (*) (GObject *, gpointer)`.
    public static var voidReturningBool: SignalShape {
        SignalShape(callback: voidReturningBoolCallback) { _ in }
    }
}

/// The arguments of `void (*) (GObject *, int, double, double, gpointer)`.
public typealias IntDoubleDouble = (Int32, Double, Double)

extension SignalShape {
    /// `void (*) (GObject *, int, double, double, gpointer)`.
    public static func intDoubleDouble(_ decode: @escaping @Sendable (IntDoubleDouble) -> Output) -> SignalShape {
        SignalShape(callback: intDoubleDoubleCallback) { decode($0.load(as: IntDoubleDouble.self)) }
    }
}

extension SignalShape where Output: Object {
    /// `void (*) (GObject *, GObject *, gpointer)`, for an argument that is never null.
    public static var object: SignalShape {
        SignalShape(callback: objectCallback) { arguments in
            guard let argument = arguments.load(as: UnsafeMutableRawPointer?.self) else {
                fatalError("expected a \(Output.self) with the signal, found none")
            }
            return Output.fromPointer(argument, transfer: .borrowed)
        }
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

private let voidReturningBoolCallback: GCallback = {
    let callback: @convention(c) (Emitter, Connection) -> gboolean = { emitter, connection in
        SignalArguments.deliverReturningBool(UnsafeRawPointer(emitter), to: connection)
    }
    return unsafeBitCast(callback, to: GCallback.self)
}()

private let intDoubleDoubleCallback: GCallback = {
    let callback: @convention(c) (Emitter, Int32, Double, Double, Connection) -> Void = {
        _,
        first,
        second,
        third,
        connection in
        var arguments: IntDoubleDouble = (first, second, third)
        withUnsafePointer(to: &arguments) { SignalArguments.deliver($0, to: connection) }
    }
    return unsafeBitCast(callback, to: GCallback.self)
}()

private let objectCallback: GCallback = {
    let callback: @convention(c) (Emitter, UnsafeMutableRawPointer?, Connection) -> Void = { _, object, connection in
        var arguments: UnsafeMutableRawPointer? = object
        withUnsafePointer(to: &arguments) { SignalArguments.deliver($0, to: connection) }
    }
    return unsafeBitCast(callback, to: GCallback.self)
}()
