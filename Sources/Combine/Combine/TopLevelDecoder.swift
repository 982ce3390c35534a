/// A type that decodes values from a serialized format such as JSON.
///
/// The operator `decode(type:decoder:)` requires a top-level decoder.
public protocol TopLevelDecoder<Input> {
    /// The type of the serialized input, such as `Data`.
    associatedtype Input

    /// Decodes a value of the given type.
    func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}
