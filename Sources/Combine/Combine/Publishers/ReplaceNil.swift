extension Publisher {
    /// Replaces each nil value with the given value.
    @inlinable
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Self.Output == T? {
        Publishers.Map(upstream: self) { $0 ?? output }
    }
}
