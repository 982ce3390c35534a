/// A value that can be used on another thread.
public struct Unsynchronized<Value>: @unchecked Sendable {
    // Sendable because tests use it on several threads.
    public let value: Value

    public init(_ value: Value) {
        self.value = value
    }
}
