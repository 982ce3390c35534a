/// A decoder of a whole input, such as a JSON decoder, for `decode(type:decoder:)`.
public protocol TopLevelDecoder<Input> {
    /// The type of an input, such as `Data`.
    associatedtype Input

    /// Decodes a value of a type.
    func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}
