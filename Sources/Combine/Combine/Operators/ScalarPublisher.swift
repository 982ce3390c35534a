/// A publisher of a single value that can be read without a subscription.
///
/// An operator can read the value instead of subscribing to the publisher, which is faster.
@usableFromInline
protocol ScalarPublisher {
    /// Returns the value, or nil if there is no value of the given type.
    func scalar<Value>(as type: Value.Type) -> Value?
}

extension Just: ScalarPublisher {
    @inlinable
    func scalar<Value>(as type: Value.Type) -> Value? { output as? Value }
}

extension Optional.Publisher: ScalarPublisher {
    @inlinable
    func scalar<Value>(as type: Value.Type) -> Value? { output.flatMap { $0 as? Value } }
}

extension Result.Publisher: ScalarPublisher {
    @inlinable
    func scalar<Value>(as type: Value.Type) -> Value? {
        if case .success(let value) = result { value as? Value } else { nil }
    }
}
