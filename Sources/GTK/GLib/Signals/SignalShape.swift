import CGtk

/// The conversion of a signal's C arguments to a Swift event.
///
/// There is one shape for each list of C argument types, and each generated signal refers to its shape. The shape's C
/// function must have exactly the type of a C handler for the signal, because the types of the parameters determine how
/// C passes the arguments.
public struct SignalShape<Output>: Sendable {
    /// The function that GLib calls.
    let handler: SignalHandler
    /// A closure that creates the event from the C arguments. The C function in `handler` collects the arguments on its
    /// stack and passes a pointer to them.
    @usableFromInline let decode: @Sendable (UnsafeRawPointer) -> Output

    /// Creates a shape from a C function and a closure that converts its arguments.
    ///
    /// - Parameters:
    ///   - callback: A C function that forwards its arguments with ``SignalArguments``. Its last parameter is the
    ///     connection.
    ///   - decode: A closure that creates the event from the arguments that `callback` forwards. It runs on the main
    ///     thread.
    public init(callback: GCallback, decode: @escaping @Sendable (UnsafeRawPointer) -> Output) {
        handler = .callback(callback)
        self.decode = decode
    }

    /// Creates the shape of signals whose arguments are `GValue`s.
    init(marshal: @escaping MarshalFunction, decode: @escaping @Sendable (UnsafeRawPointer) -> Output) {
        handler = .marshal(marshal)
        self.decode = decode
    }
}

/// The C function that GLib calls for each emission.
enum SignalHandler: Sendable {
    /// A C function that has the parameters of a C handler for the signal.
    case callback(GCallback)
    /// A C function that receives the arguments as `GValue`s.
    case marshal(MarshalFunction)
}

/// The functions that forward an emission from a C handler to its connection.
public enum SignalArguments {
    /// Forwards an emission to its connection. `arguments` points to the data that the shape's `decode` closure
    /// expects.
    @inline(__always)
    public static func deliver(_ arguments: UnsafeRawPointer, to connection: UnsafeMutableRawPointer) {
        SignalConnection.deliver(arguments, to: .fromOpaque(connection))
    }

    /// Forwards an emission to its connection, and stores the result.
    ///
    /// - Parameter result: The memory for the result, in which the shape's `encode` closure stores it. The memory
    ///   initially contains the default result.
    @inline(__always)
    public static func deliverReturning(
        _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer,
        to connection: UnsafeMutableRawPointer
    ) {
        SignalConnection.deliverReturning(arguments, result, to: .fromOpaque(connection))
    }
}
