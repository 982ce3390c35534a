/// An encoder of a whole value, such as a JSON encoder, for `encode(encoder:)`.
public protocol TopLevelEncoder<Output> {
    /// The type of an encoded value, such as `Data`.
    associatedtype Output

    /// Encodes a value.
    func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}
