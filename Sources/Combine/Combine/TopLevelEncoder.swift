/// A type that encodes values to a serialized format such as JSON.
///
/// The operator `encode(encoder:)` requires a top-level encoder.
public protocol TopLevelEncoder<Output> {
    /// The type of the serialized output, such as `Data`.
    associatedtype Output

    /// Encodes a value.
    func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}
