#if canImport(Combine)
import Combine

/// Part of Combine itself since iOS 14.
@available(macOS 10.15, iOS 13.0, *)
extension Publisher where Failure == Never {
    /// Publishes the values of the publishers that a closure returns. The publishers can fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }
}

@available(macOS 10.15, iOS 13.0, *)
extension Publisher where Failure == Never, Output: Publisher {
    /// Publishes the values of the latest received publisher. The publishers can fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}
#endif
