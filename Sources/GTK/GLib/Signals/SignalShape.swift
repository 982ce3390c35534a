import CGtk

/// The conversion of a signal's C arguments to a Swift event.
///
/// There is one for each list of C argument types, and each generated signal refers to its shape. The shape's C
/// function must have the exact type of the signal's C handlers, because the parameter types determine how arguments
/// are passed.
public struct SignalShape<Output>: Sendable {
    /// The function that GLib calls.
    let handler: SignalHandler
    /// A closure that creates the event from a pointer to the raw arguments, which `callback` collects on its stack.
    @usableFromInline let decode: @Sendable (UnsafeRawPointer) -> Output

    /// Creates a shape from a C function and a closure that converts its arguments.
    ///
    /// - Parameters:
    ///   - callback: A C function that forwards its arguments with ``SignalArguments``. Its last parameter is the
    ///     connection.
    ///   - decode: A closure that converts the data that `callback` passes to it. It runs on the main thread.
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

/// The C function that GLib calls for each emission.
enum SignalHandler: Sendable {
    /// A C function whose parameters are those of the signal.
    case callback(GCallback)
    /// A C function that receives the arguments as `GValue`s.
    case marshal(GClosureMarshal)
}

/// The functions that forward an emission from a C handler to its connection.
public enum SignalArguments {
    /// Forwards an emission. `arguments` points to the data that the shape's `decode` expects.
    @inline(__always)
    public static func deliver(_ arguments: UnsafeRawPointer, to connection: UnsafeMutableRawPointer) {
        SignalConnection.deliver(arguments, to: .fromOpaque(connection))
    }

    /// Forwards an emission that expects a result.
    ///
    /// - Parameter result: The memory for the result, of the type that the shape's `encode` writes. It initially
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
