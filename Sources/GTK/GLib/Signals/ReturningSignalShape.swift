import CGtk

/// The conversion of a signal's C arguments to a Swift event, and of a handler's Swift result to a C result.
///
/// There is one shape for each combination of C argument types and result type. See ``SignalShape``.
public struct ReturningSignalShape<Output, Result>: Sendable {
    let arguments: SignalShape<Output>
    let encode: @Sendable (Result, UnsafeMutableRawPointer) -> Void

    /// Creates a shape from a C function and closures that convert the arguments and the result.
    ///
    /// - Parameters:
    ///   - callback: A C function that forwards its arguments with ``SignalArguments/deliverReturning(_:_:to:)``. Its
    ///     last parameter is the connection.
    ///   - decode: A closure that creates the event from the arguments that `callback` forwards. It runs on the main
    ///     thread.
    ///   - encode: A closure that converts a handler's result to the C type and stores it in the memory that `callback`
    ///     passed. It runs on the main thread.
    public init(
        callback: GCallback,
        decode: @escaping @Sendable (UnsafeRawPointer) -> Output,
        encode: @escaping @Sendable (Result, UnsafeMutableRawPointer) -> Void
    ) {
        arguments = SignalShape(callback: callback, decode: decode)
        self.encode = encode
    }
}
