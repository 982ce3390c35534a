import Combine

/// A coder that adds ten when it encodes, and subtracts ten when it decodes.
struct TestCoder: TopLevelEncoder, TopLevelDecoder {
    func encode<T: Encodable>(_ value: T) throws -> Int { try integer(value) + 10 }

    func decode<T: Decodable>(_ type: T.Type, from value: Int) throws -> T { try integer(value - 10) }
}

/// A coder that always fails.
struct FailingCoder: TopLevelEncoder, TopLevelDecoder {
    func encode<T: Encodable>(_ value: T) throws -> Int { throw TestError.second }

    func decode<T: Decodable>(_ type: T.Type, from value: Int) throws -> T { throw TestError.second }
}

/// A coder that retains an object, to detect when the coder is released.
struct TokenCoder: TopLevelEncoder, TopLevelDecoder {
    let token: ReleaseToken

    func encode<T: Encodable>(_ value: T) throws -> Int { try integer(value) }

    func decode<T: Decodable>(_ type: T.Type, from value: Int) throws -> T { try integer(value) }
}

/// Casts a value to a generic type, which must be the type of the value.
private func integer<Value, Other>(_ value: Value) throws -> Other {
    guard let value = value as? Other else { throw TestError.first }
    return value
}
