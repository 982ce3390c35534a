import Synchronization

extension Publishers {
    /// A publisher that stores a limited number of values until they're requested.
    ///
    /// Use this publisher when the upstream ignores back-pressure and the subscriber requests a few values at a time.
    /// The publisher requests values from the upstream according to `prefetch`, before the subscriber requests them.
    ///
    /// After the upstream has finished, the publisher sends the stored values as they're requested. It finishes once
    /// the buffer is empty and there is outstanding demand. If the upstream fails, the publisher sends the values that
    /// were already requested, drops the other stored values, and fails. If the buffer overflows and `whenFull` is a
    /// custom error, the publisher cancels the upstream. With the next request, it sends the requested values, drops the
    /// other stored values, and fails. Corresponds to `onBackpressureBuffer` in Rx.
    public struct Buffer<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The number of values that can be stored.
        public let size: Int

        /// The strategy for requests to the upstream.
        public let prefetch: PrefetchStrategy

        /// The action to take if the buffer is full.
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
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<ReleasableSubscriber<Downstream>>,
        Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let size: Int
        private let prefetch: Publishers.PrefetchStrategy
        private let whenFull: Publishers.BufferingStrategy<Failure>
        private let demand = AtomicDemand()
        private let lock = DeliveryLock()

        /// A Boolean value that indicates whether a call to `send()` is scheduled and hasn't begun.
        ///
        /// The value is set after demand is added, and cleared before the demand is read. If a thread finds that the
        /// value is set, the scheduled call also serves the request of that thread. Acquire and release order prevents
        /// reads and writes of the demand from being reordered with accesses of this property.
        private let isSendingScheduled = Atomic<Bool>(false)

        // `lock` guards this property and the following properties.
        private var values = Queue<Output>()
        private var terminal: Subscribers.Completion<Failure>?

        /// A Boolean value that indicates whether `send()` is running, to prevent a reentrant call. It's initially
        /// true, so that no failure is sent before the subscription.
        private var isSending = true

        init(_ downstream: Downstream, buffer: Publishers.Buffer<Upstream>) {
            if buffer.size < 0 { fatalError("buffer: expected a size of at least 0, found \(buffer.size)") }
            size = buffer.size
            prefetch = buffer.prefetch
            whenFull = buffer.whenFull
            super.init(ReleasableSubscriber(downstream), name: "Buffer")
        }

        override func receive(subscription: any Subscription) {
            guard upstream.accept(subscription) else { return }
            switch prefetch {
            case .keepFull: if size > 0 { subscription.request(.max(size)) }
            case .byRequest: subscription.request(.unlimited)
            }
            lock.perform {
                self.isSending = false
                self.downstream.receive(subscription: self)
                self.sendRequested()
            }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            guard upstream.isActive else { return .none }
            return lock.deliver {
                keep(input)
            } orSchedule: {
                lock.schedule({ self.keep(input) }, request: { self.upstream.subscription?.request($0) })
            }
        }

        private func keep(_ input: Output) -> Subscribers.Demand {
            if terminal != nil { return .none }
            if values.count < size {
                values.append(input)
                return send()
            }
            switch whenFull {
            case .dropNewest: break
            case .dropOldest:
                _ = values.popFirst()
                values.append(input)
            case .customError(let makeError):
                // The next request sends the error, as in Apple's framework.
                terminal = .failure(makeError())
                upstream.cancel()
                return .none
            }
            return send()
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.isActive else { return }
            lock.perform {
                if self.terminal == nil { self.terminal = completion }
                _ = self.send()
            }
        }

        /// Sends the requested values and the completion. Returns the number of values to request from the upstream to
        /// refill the buffer.
        private func send() -> Subscribers.Demand {
            if isSending { return .none }
            isSending = true
            defer { isSending = false }
            var count = 0
            while !values.isEmpty, demand.claimOne(), let value = values.popFirst() {
                count += 1
                let more = downstream.receive(value)
                if more != .none { demand.add(more) }
            }
            complete()
            return prefetch == .keepFull ? .max(count) : .none
        }

        private func complete() {
            guard let terminal else { return }
            if case .finished = terminal, !values.isEmpty || demand.current == .none { return }
            guard demand.terminate() else { return }
            _ = upstream.end()
            values = Queue()
            downstream.receive(completion: terminal)
        }

        override func request(_ more: Subscribers.Demand) {
            demand.add(more)
            if isSendingScheduled.exchange(true, ordering: .acquiringAndReleasing) { return }
            lock.schedule {
                _ = self.isSendingScheduled.exchange(false, ordering: .acquiringAndReleasing)
                self.sendRequested()
            }
        }

        private func sendRequested() {
            let replacements = send()
            if replacements > .none { upstream.subscription?.request(replacements) }
        }

        override func cancel() {
            let isFirst = demand.terminate()
            upstream.cancel()
            guard isFirst else { return }
            downstream.release()
            lock.schedule { self.values = Queue() }
        }

        override var mirrorChildren: [Mirror.Child] {
            [
                ("values", values.contents), ("state", upstream.status), ("downstreamDemand", demand.current),
                ("terminal", terminal as Any),
            ]
        }
    }
}

extension Queue {
    /// The waiting elements, in order.
    fileprivate var contents: [Element] { elements[first...].compactMap { $0 } }
}

extension Publisher {
    /// Stores a limited number of values until they're requested.
    public func buffer(
        size: Int,
        prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Self.Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
