extension Publishers {
    /// What a ``Buffer`` does with a value that does not fit. Apple Combine's `Publishers.BufferingStrategy`.
    public enum BufferingStrategy<Failure> where Failure: Error {
        /// Drops the value.
        case dropNewest

        /// Drops the value that has waited longest.
        case dropOldest

        /// Fails with what the closure returns.
        case customError(() -> Failure)
    }

    /// Keeps the values that there is no demand for, up to a size.
    ///
    /// Requests upstream as `prefetch` says. Completes, also with a failure, once the values kept have been sent.
    public struct Buffer<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are kept.
        public let upstream: Upstream

        /// How many values are kept.
        public let size: Int

        /// When values are requested.
        public let prefetch: PrefetchStrategy

        /// What becomes of a value that does not fit.
        public let whenFull: BufferingStrategy<Upstream.Failure>

        public init(
            upstream: Upstream,
            size: Int,
            prefetch: PrefetchStrategy,
            whenFull: BufferingStrategy<Upstream.Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(subscriber, buffer: self))
        }
    }
}

extension Publishers.Buffer {
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, DescribedByName
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let name = "Buffer"
        private let downstream: Downstream
        private let buffer: Publishers.Buffer<Upstream>
        private let upstream = SubscriptionState()
        private let demand = AtomicDemand()
        private let lock = DeliveryLock()

        /// Used by the lock's owner, as what follows.
        private var values = Queue<Output>()
        private var completion: Subscribers.Completion<Failure>?
        private var isSending = false

        init(_ downstream: Downstream, buffer: Publishers.Buffer<Upstream>) {
            self.downstream = downstream
            self.buffer = buffer
        }

        func receive(subscription: any Subscription) {
            guard upstream.accept(subscription) else { return }
            // First, since upstream might complete while values are requested of it.
            downstream.receive(subscription: self)
            switch buffer.prefetch {
            case .keepFull:
                if buffer.size > 0 { upstream.subscription?.request(.max(buffer.size)) }
            case .byRequest: upstream.subscription?.request(.unlimited)
            }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            return lock.deliver {
                keep(input)
            } orLeave: {
                lock.schedule({ self.keep(input) }, request: { self.upstream.subscription?.request($0) })
            }
        }

        private func keep(_ input: Output) -> Subscribers.Demand {
            if completion != nil { return .none }
            if values.count < buffer.size {
                values.append(input)
                return send()
            }
            switch buffer.whenFull {
            case .dropNewest: break
            case .dropOldest:
                _ = values.popFirst()
                if buffer.size > 0 { values.append(input) }
            case .customError(let makeError):
                completion = .failure(makeError())
                upstream.cancel()
            }
            return send()
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive else { return }
            lock.perform {
                guard self.upstream.end() else { return }
                self.completion = completion
                _ = self.send()
            }
        }

        /// Sends what there is demand for, and the completion after the last. Returns what to request in its place.
        private func send() -> Subscribers.Demand {
            if isSending { return .none }
            isSending = true
            defer { isSending = false }
            var count = 0
            while !values.isEmpty, demand.claimOne() {
                guard let value = values.popFirst() else { break }
                count += 1
                let more = downstream.receive(value)
                if more != .none { demand.add(more) }
            }
            if values.isEmpty, let completion, demand.terminate() { downstream.receive(completion: completion) }
            return buffer.prefetch == .keepFull ? .max(count) : .none
        }

        func request(_ more: Subscribers.Demand) {
            more.assertNonZero()
            demand.add(more)
            lock.perform {
                let replacements = self.send()
                if replacements > .none { self.upstream.subscription?.request(replacements) }
            }
        }

        func cancel() {
            guard demand.terminate() else { return }
            upstream.cancel()
            lock.perform { self.values = Queue() }
        }

        var mirrorChildren: [Mirror.Child] {
            [("size", buffer.size), ("values", values.count), ("completion", completion as Any)]
        }
    }
}

extension Publisher {
    /// Keeps the values that there is no demand for, up to a size.
    public func buffer(
        size: Int,
        prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Self.Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
