/// A value that can be passed to another thread.
public struct Unsynchronized<Value>: @unchecked Sendable {
    // This is Sendable because tests synchronize the access themselves.
    public let value: Value

    public init(_ value: Value) {
        self.value = value
    }
}
