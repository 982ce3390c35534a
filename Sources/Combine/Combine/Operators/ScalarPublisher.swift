/// A publisher of one value that is known without a subscription.
///
/// An operator can take the value instead of subscribing, requesting it and waiting for the publisher to finish.
@usableFromInline
protocol ScalarPublisher {
    /// Returns the value, or nil if there is no value of that type.
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
