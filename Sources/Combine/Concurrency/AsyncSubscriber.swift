import Synchronization

/// Subscribes an asynchronous iterator to a publisher.
///
/// Values wait in a queue until asked for; who asks before there is one is suspended. Several tasks may ask at once.
final class AsyncSubscriber<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible, @unchecked Sendable
{
    // Sendable because the state is locked.

    typealias Answer = Result<Input?, Failure>
    typealias Waiter = CheckedContinuation<UncheckedSendable<Answer>, Never>

    struct State {
        var subscription: (any Subscription)?
        var waiters: [Waiter] = []
        var values: Queue<Input> = Queue()
        var completion: Subscribers.Completion<Failure>?
        /// Demand of those who asked before the subscription came.
        var early = Subscribers.Demand.none
        var isCancelled = false
    }

    private let state = Mutex(UncheckedSendable(State()))
    private let buffering: AsyncBuffering

    init(buffering: AsyncBuffering) {
        self.buffering = buffering
    }

    func receive(subscription: any Subscription) {
        let offered = UncheckedSendable(subscription)
        let demand: Subscribers.Demand? = state.withLock { state in
            if state.value.isCancelled || state.value.subscription != nil { return nil }
            state.value.subscription = offered.value
            return buffering == .unbounded ? .unlimited : state.value.early
        }
        switch demand {
        case nil: subscription.cancel()
        case .some(.none): break
        case .some(let demand): subscription.request(demand)
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let input = UncheckedSendable(input)
        let waiter: Waiter? = state.withLock { state in
            if state.value.isCancelled { return nil }
            if !state.value.waiters.isEmpty { return state.value.waiters.removeFirst() }
            state.value.values.append(input.value)
            return nil
        }
        waiter?.resume(returning: UncheckedSendable(.success(input.value)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let (waiters, released) = state.withLock { state in
            let waiters = state.value.waiters
            let released = UncheckedSendable(state.value.subscription)
            state.value.waiters = []
            state.value.subscription = nil
            if !state.value.isCancelled, state.value.completion == nil {
                // The first to wait takes a failure; nobody else sees it.
                state.value.completion = waiters.isEmpty ? completion : .finished
            }
            return (waiters, released)
        }
        _ = released
        for (index, waiter) in waiters.enumerated() {
            waiter.resume(returning: UncheckedSendable(index == 0 ? Self.answer(to: completion) : .success(nil)))
        }
    }

    private static func answer(to completion: Subscribers.Completion<Failure>) -> Answer {
        switch completion {
        case .finished: .success(nil)
        case .failure(let error): .failure(error)
        }
    }

    /// The next value, `nil` after the last or once cancelled. Cancelling the task that asks cancels the subscription.
    func next() async -> Answer {
        await withTaskCancellationHandler {
            await withCheckedContinuation { (waiter: Waiter) in
                ask(waiter)
            }
        } onCancel: {
            cancel()
        }.value
    }

    private func ask(_ waiter: Waiter) {
        let (answer, subscription): (UncheckedSendable<Answer>?, UncheckedSendable<(any Subscription)?>) =
            state.withLock { state in
                if state.value.isCancelled { return (UncheckedSendable(.success(nil)), UncheckedSendable(nil)) }
                if let value = state.value.values.popFirst() {
                    return (UncheckedSendable(.success(value)), UncheckedSendable(nil))
                }
                if let completion = state.value.completion {
                    state.value.completion = .finished
                    return (UncheckedSendable(Self.answer(to: completion)), UncheckedSendable(nil))
                }
                state.value.waiters.append(waiter)
                if state.value.subscription == nil { state.value.early += 1 }
                return (nil, UncheckedSendable(state.value.subscription))
            }
        if let answer {
            waiter.resume(returning: answer)
        } else if buffering == .onDemand {
            subscription.value?.request(.max(1))
        }
    }

    func cancel() {
        let ended = state.withLock { state in
            let ended = UncheckedSendable(state.value)
            state.value = State(isCancelled: true)
            return ended
        }.value
        ended.subscription?.cancel()
        for waiter in ended.waiters { waiter.resume(returning: UncheckedSendable(.success(nil))) }
    }

    var description: String { "AsyncSubscriber" }

    var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    var playgroundDescription: Any { description }
}
