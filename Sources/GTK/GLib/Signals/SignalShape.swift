import CGtk

/// The conversion of a signal's C arguments to its Swift value.
///
/// There is one for each list of C argument types. Each generated signal refers to its shape. The C function of the
/// shape has the exact type of the signal's C handlers, because the types determine how arguments are passed.
public struct SignalShape<Output>: Sendable {
    /// The function that GLib calls.
    let handler: SignalHandler
    /// A closure that creates the value from a pointer to the raw arguments, which `callback` collects on its stack.
    @usableFromInline let decode: @Sendable (UnsafeRawPointer) -> Output

    /// Creates a shape from a C function and a closure that converts its arguments.
    ///
    /// - Parameters:
    ///   - callback: A C function whose last parameter is the connection, and which forwards its arguments with
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
    /// A C function with the arguments that the signal declares.
    case callback(GCallback)
    /// A C function with the arguments as `GValue`s.
    case marshal(GClosureMarshal)
}

/// The functions that forward an emission from a C handler to its connection.
public enum SignalArguments {
    /// Forwards an emission. `arguments` point to the data that the shape's `decode` expects.
    @inline(__always)
    public static func deliver(_ arguments: UnsafeRawPointer, to connection: UnsafeMutableRawPointer) {
        SignalConnection.deliver(arguments, to: .fromOpaque(connection))
    }

    /// Forwards an emission whose handlers return a value.
    ///
    /// - Parameter result: The memory for the value, of the type that the shape's `encode` writes. It initially
    ///   contains the default result.
    @inline(__always)
    public static func deliverReturning(
        _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer,
        to connection: UnsafeMutableRawPointer
    ) {
        SignalConnection.deliverReturning(arguments, result, to: .fromOpaque(connection))
    }
}
