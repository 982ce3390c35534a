/// Compares two values of a common type, such as an integer. Returns a Boolean value that indicates whether the values
/// are equal. Returns nil if the function doesn't support the type.
///
/// If the compiler knows the type, it replaces the call with a comparison or with nil.
@inlinable
@inline(__always)
package func areKnownToBeEqual<Value>(_ first: Value, _ second: Value) -> Bool? {
    // The casts are safe, because the condition shows that both types are the same.
    if Value.self == Int.self { return unsafeBitCast(first, to: Int.self) == unsafeBitCast(second, to: Int.self) }
    if Value.self == Bool.self { return unsafeBitCast(first, to: Bool.self) == unsafeBitCast(second, to: Bool.self) }
    if Value.self == Double.self {
        return unsafeBitCast(first, to: Double.self) == unsafeBitCast(second, to: Double.self)
    }
    if Value.self == String.self {
        return unsafeBitCast(first, to: String.self) == unsafeBitCast(second, to: String.self)
    }
    return nil
}
