/// A subscriber that delivers a publisher's values to an asynchronous iterator.
///
/// Values are queued until a task calls `next()`. If the queue is empty, `next()` suspends the task. Several tasks can
/// wait at the same time.
final class AsyncSubscriber<Input, Failure: Error>: Subscriber, Cancellable, DescribedByName, Sendable {
    typealias NextResult = Result<Input?, Failure>
    typealias Waiter = CheckedContinuation<UncheckedSendable<NextResult>, Never>

    private struct State {
        var subscription: (any Subscription)?
        var waiters = Queue<Waiter>()
        var values = Queue<Input>()
        var completion: Subscribers.Completion<Failure>?
        /// The demand that was requested before the subscription arrived.
        var early = Subscribers.Demand.none
        var isCancelled = false

        /// Removes and returns the next value. If there are no values, returns the completion, or nil if the completion
        /// hasn't arrived. A failure is returned only once. Later calls return `.success(nil)`.
        mutating func takeResult() -> NextResult? {
            if isCancelled { return .success(nil) }
            if let value = values.popFirst() { return .success(value) }
            guard let completion else { return nil }
            self.completion = .finished
            switch completion {
            case .finished: return .success(nil)
            case .failure(let error): return .failure(error)
            }
        }
    }

    private let state = Locked(State())
    private let buffering: AsyncBuffering

    init(buffering: AsyncBuffering) { self.buffering = buffering }

    var name: String { "AsyncSubscriber" }

    func receive(subscription: any Subscription) {
        let demand: Subscribers.Demand? = state.withLock { state in
            if state.isCancelled || state.subscription != nil { return nil }
            state.subscription = subscription
            return buffering == .unbounded ? .unlimited : state.early
        }
        switch demand {
        case nil: subscription.cancel()
        case .some(.none): break
        case .some(let demand): subscription.request(demand)
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let waiter: Waiter? = state.withLock { state in
            if state.isCancelled { return nil }
            if let waiter = state.waiters.popFirst() { return waiter }
            state.values.append(input)
            return nil
        }
        waiter?.resume(returning: UncheckedSendable(.success(input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        // Moves the subscription out of the state, so that the subscription is released after unlocking.
        let (results, ended) = state.withLock { state in
            if state.completion == nil { state.completion = completion }
            var results: [(Waiter, NextResult)] = []
            while !state.waiters.isEmpty, let result = state.takeResult(), let waiter = state.waiters.popFirst() {
                results.append((waiter, result))
            }
            return (results, state.subscription.take())
        }
        withExtendedLifetime(ended) {
            for (waiter, result) in results { waiter.resume(returning: UncheckedSendable(result)) }
        }
    }

    /// Returns the next value, or nil after the last value or after cancellation. Cancelling the waiting task cancels
    /// the subscription.
    func next() async -> NextResult {
        await withTaskCancellationHandler {
            await withCheckedContinuation { (waiter: Waiter) in
                resumeOrEnqueue(waiter)
            }
        } onCancel: {
            cancel()
        }.value
    }

    private func resumeOrEnqueue(_ waiter: Waiter) {
        let (result, subscription) = state.withLock { state -> (NextResult?, (any Subscription)?) in
            if let result = state.takeResult() { return (result, nil) }
            state.waiters.append(waiter)
            if state.subscription == nil { state.early += 1 }
            return (nil, state.subscription)
        }
        if let result {
            waiter.resume(returning: UncheckedSendable(result))
        } else if buffering == .onDemand {
            subscription?.request(.max(1))
        }
    }

    func cancel() {
        var ended = state.exchange(State(isCancelled: true))
        ended.subscription?.cancel()
        while let waiter = ended.waiters.popFirst() { waiter.resume(returning: UncheckedSendable(.success(nil))) }
    }
}

extension AsyncSubscriber {
    /// An object that cancels the subscriber when the last copy of the iterator is released.
    final class Lifetime: Sendable {
        let subscriber: AsyncSubscriber

        init(_ publisher: some Publisher<Input, Failure>, buffering: AsyncBuffering) {
            subscriber = AsyncSubscriber(buffering: buffering)
            publisher.subscribe(subscriber)
        }

        deinit { subscriber.cancel() }
    }
}
