import CGtk

/// The conversion of a signal's C arguments to its Swift value, and of its handlers' Swift result to the C result.
///
/// One for each list of C argument types with the type of the result. See ``SignalShape``.
public struct ReturningSignalShape<Output, Result>: Sendable {
    let arguments: SignalShape<Output>
    let encode: @Sendable (Result, UnsafeMutableRawPointer) -> Void

    /// - Parameters:
    ///   - callback: a C function whose last parameter is the connection, and which hands its arguments on by
    ///     ``SignalArguments/deliverReturning(_:_:to:)``.
    ///   - decode: A closure that converts what `callback` passed to it. It runs on the main thread.
    ///   - encode: writes a handler's result where `callback` said, in C's type. It runs on the main thread.
    public init(
        callback: GCallback,
        decode: @escaping @Sendable (UnsafeRawPointer) -> Output,
        encode: @escaping @Sendable (Result, UnsafeMutableRawPointer) -> Void
    ) {
        arguments = SignalShape(callback: callback, decode: decode)
        self.encode = encode
    }
}
