/// A decoder of a whole input, such as a JSON decoder, for `decode(type:decoder:)`. Apple Combine's `TopLevelDecoder`.
public protocol TopLevelDecoder<Input> {
    /// The type of an input, such as `Data`.
    associatedtype Input

    /// Decodes a value of a type.
    func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}

/// An encoder of a whole value, such as a JSON encoder, for `encode(encoder:)`. Apple Combine's `TopLevelEncoder`.
public protocol TopLevelEncoder<Output> {
    /// The type of an encoded value, such as `Data`.
    associatedtype Output

    /// Encodes a value.
    func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}
