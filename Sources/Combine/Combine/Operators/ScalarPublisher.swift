/// A publisher of one value that is known without subscribing.
///
/// An operator that would subscribe, request the value and see the publisher finish may take the value instead.
@usableFromInline
protocol ScalarPublisher {
    /// Returns the value, if there is one and it is of that type.
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
