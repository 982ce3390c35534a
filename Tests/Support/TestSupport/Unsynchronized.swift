/// A value used on another thread, as its type promises.
public struct Unsynchronized<Value>: @unchecked Sendable {
    // Sendable because its use from several threads is tested.
    public let value: Value

    public init(_ value: Value) {
        self.value = value
    }
}
