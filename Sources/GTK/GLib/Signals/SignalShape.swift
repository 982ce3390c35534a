import CGtk

/// The conversion of a signal's C arguments to its Swift value.
///
/// There is one for each list of C argument types. The generated wrappers state theirs. Its C function has the type of
/// the signal's C handlers, so that every argument is read with the type with which it was passed.
public struct SignalShape<Output>: Sendable {
    /// The function that GLib calls.
    let handler: SignalHandler
    /// Makes the value from a pointer to the raw arguments that `callback` collects on its stack.
    @usableFromInline let decode: @Sendable (UnsafeRawPointer) -> Output

    /// - Parameters:
    ///   - callback: a C function whose last parameter is the connection, and which hands its arguments on by
    ///     ``SignalArguments``.
    ///   - decode: A closure that converts what `callback` passed to it. It runs on the main thread.
    public init(callback: GCallback, decode: @escaping @Sendable (UnsafeRawPointer) -> Output) {
        handler = .callback(callback)
        self.decode = decode
    }

    /// Creates the shape of signals whose arguments are `GValue`s.
    init(marshal: @escaping GClosureMarshal, decode: @escaping @Sendable (UnsafeRawPointer) -> Output) {
        handler = .marshal(marshal)
        self.decode = decode
    }
}

/// The C function that GLib calls at an emission.
enum SignalHandler: Sendable {
    /// One with the arguments that the signal states, in GLib's clothing.
    case callback(GCallback)
    /// One with the arguments as `GValue`s.
    case marshal(GClosureMarshal)
}

/// The way from a C handler to the connection it belongs to.
public enum SignalArguments {
    /// Forwards an emission. `arguments` point to the data that the shape's `decode` expects.
    @inline(__always)
    public static func deliver(_ arguments: UnsafeRawPointer, to connection: UnsafeMutableRawPointer) {
        SignalConnection.deliver(arguments, to: .fromOpaque(connection))
    }

    /// Hands on an emission whose handlers return a value.
    ///
    /// - Parameter result: where the value goes, of the type that the shape's `encode` writes. It holds what the signal
    ///   returns where no handler decides.
    @inline(__always)
    public static func deliverReturning(
        _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer,
        to connection: UnsafeMutableRawPointer
    ) {
        SignalConnection.deliverReturning(arguments, result, to: .fromOpaque(connection))
    }
}
