extension Publishers {
    /// A publisher that changes the failure type of an upstream that never fails.
    ///
    /// Use this publisher to combine the upstream with publishers that can fail. All events are forwarded unchanged.
    public struct SetFailureType<Upstream, Failure>: Publisher
    where Upstream: Publisher, Failure: Error, Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// The upstream publisher.
        public let upstream: Upstream

        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Upstream.Output == S.Input {
            upstream.subscribe(MapErrorProducer<Never, S>(subscriber, name: "SetFailureType") { never in never })
        }
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.upstream == rhs.upstream }
}

extension Publisher where Failure == Never {
    /// Changes the failure type of this publisher, which never fails.
    @inlinable
    public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E: Error {
        Publishers.SetFailureType(upstream: self)
    }
}

extension Publishers.SetFailureType {
    /// Changes the failure type of this publisher.
    @inlinable
    public func setFailureType<E>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> where E: Error {
        Publishers.SetFailureType<Upstream, E>(upstream: upstream)
    }
}
