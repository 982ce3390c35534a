import CGtk

/// The conversion of a signal's C arguments to a Swift event, and of the handlers' Swift result to the C result.
///
/// There is one for each combination of C argument types and result type. See ``SignalShape``.
public struct ReturningSignalShape<Output, Result>: Sendable {
    let arguments: SignalShape<Output>
    let encode: @Sendable (Result, UnsafeMutableRawPointer) -> Void

    /// - Parameters:
    ///   - callback: A C function whose last parameter is the connection, and which forwards its arguments with
    ///     ``SignalArguments/deliverReturning(_:_:to:)``.
    ///   - decode: A closure that converts what `callback` passed to it. It runs on the main thread.
    ///   - encode: A closure that stores a handler's result in the memory that `callback` specified, as the C type. It
    ///     runs on the main thread.
    public init(
        callback: GCallback,
        decode: @escaping @Sendable (UnsafeRawPointer) -> Output,
        encode: @escaping @Sendable (Result, UnsafeMutableRawPointer) -> Void
    ) {
        arguments = SignalShape(callback: callback, decode: decode)
        self.encode = encode
    }
}
