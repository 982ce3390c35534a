/// Something that decodes a whole input, such as a JSON decoder. Apple Combine's `TopLevelDecoder`.
public protocol TopLevelDecoder<Input> {
    /// What is decoded.
    associatedtype Input

    /// Decodes a value of a type.
    func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}

/// Something that encodes a whole value, such as a JSON encoder. Apple Combine's `TopLevelEncoder`.
public protocol TopLevelEncoder<Output> {
    /// What is encoded to.
    associatedtype Output

    /// Encodes a value.
    func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}
