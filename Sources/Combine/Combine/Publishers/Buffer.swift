import Synchronization

extension Publishers {
    /// A publisher that stores values until they are requested, up to a size.
    ///
    /// Use it for a source that can't wait, when the subscriber requests a few values at a time. It requests values
    /// from the upstream according to `prefetch`, before the subscriber requests any. It finishes when the stored
    /// values have been sent and one more is requested. If the upstream fails while there is no demand, the failure is
    /// sent immediately, and the stored values are lost. A custom error cancels the upstream, and is sent after the
    /// stored values. Apple Combine's `Publishers.Buffer`, Rx's `onBackpressureBuffer`.
    public struct Buffer<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The number of values that can be stored.
        public let size: Int

        /// The strategy for requests to the upstream.
        public let prefetch: PrefetchStrategy

        /// The treatment of a value when the buffer is full.
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

        /// A Boolean value that indicates whether a request has scheduled a call of `send()` that hasn't begun.
        ///
        /// It's set after demand was added, and cleared before the demand is read. Therefore, if a thread finds it set,
        /// the scheduled call serves that thread's request. Acquire and release order prevent it from being reordered
        /// with the accesses of the demand.
        private let isSendingScheduled = Atomic<Bool>(false)

        // Guarded by `lock`, like the following properties.
        private var values = Queue<Output>()
        private var terminal: Subscribers.Completion<Failure>?

        /// A Boolean value that indicates whether `terminal` is the custom error, which waits for the stored values.
        private var hasOverflowed = false

        /// A Boolean value that indicates whether values are being sent further up the stack. It's true until the
        /// downstream has received the subscription, so that a failure can't arrive earlier.
        private var isSending = true

        init(_ downstream: Downstream, buffer: Publishers.Buffer<Upstream>) {
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
            } orLeave: {
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
                terminal = .failure(makeError())
                hasOverflowed = true
                upstream.cancel()
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

        /// Sends the requested values and the completion. Returns the number of values to request in their place.
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
            switch terminal {
            case nil: return
            case .finished: if !values.isEmpty || demand.current == .none { return }
            case .failure: if hasOverflowed, !values.isEmpty { return }
            }
            // If an overflow has already cancelled the upstream, its completion is ignored.
            guard let terminal, demand.terminate() else { return }
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
    /// Stores values until they are requested, up to a size.
    public func buffer(
        size: Int,
        prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Self.Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
