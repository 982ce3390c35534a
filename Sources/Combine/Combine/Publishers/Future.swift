/// A publisher of a single result that arrives later, such as the response to a request.
///
/// The closure that you pass to the initializer runs once, when the future is created. All subscribers receive the same
/// result, even if they subscribe after it has arrived. A subscriber receives the value after its first request. A
/// failure is sent regardless of demand. Traps if a subscriber requests zero values. Corresponds to `Single` in Rx.
final public class Future<Output, Failure>: Publisher where Failure: Error {
    /// A closure that fulfills the future with a result. Any thread can call it. Only the first call has an effect.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
        var result: Result<Output, Failure>?
        /// The receivers that wait for the result, with serial numbers. The result is delivered in the order of these
        /// numbers.
        var waiting: [ObjectIdentifier: (number: Int, receiver: any FutureReceiver<Output, Failure>)] = [:]
        var receiverCount = 0
    }

    private let state = Locked(State())

    /// Creates a future and passes its promise to a closure.
    ///
    /// The closure, or code that the closure starts, must call the promise when the result is available.
    public init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void) {
        attemptToFulfill(fulfill)
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        // If the result has already arrived, no receivers are waiting, so a further call has no effect.
        let waiting = state.withLock { state in
            defer { state.waiting = [:] }
            state.result = state.result ?? result
            return state.waiting
        }
        for (_, receiver) in waiting.values.sorted(by: { $0.number < $1.number }) { receiver.fulfill(result) }
    }

    fileprivate var result: Result<Output, Failure>? { state.withLock { $0.result } }

    /// Returns the result if it has arrived. Otherwise, adds the receiver to the list of waiting receivers.
    fileprivate func add(_ receiver: some FutureReceiver<Output, Failure>) -> Result<Output, Failure>? {
        state.withLock { state in
            if state.result == nil {
                state.waiting[ObjectIdentifier(receiver)] = (state.receiverCount, receiver)
                state.receiverCount += 1
            }
            return state.result
        }
    }

    fileprivate func remove(_ receiver: some FutureReceiver<Output, Failure>) {
        _ = state.withLock { $0.waiting.removeValue(forKey: ObjectIdentifier(receiver)) }
    }

    final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        let subscription = FutureSubscription(subscriber, future: self)
        subscriber.receive(subscription: subscription)
        if let result = add(subscription) { subscription.fulfill(result) }
        // A subscription that was cancelled before it was added must be removed here.
        if subscription.isOver { remove(subscription) }
    }
}

/// A receiver of a future's result.
private protocol FutureReceiver<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error

    func fulfill(_ result: Result<Output, Failure>)
}

private final class FutureSubscription<Downstream: Subscriber>: Subscription, FutureReceiver, DescribedByName {
    typealias Output = Downstream.Input
    typealias Failure = Downstream.Failure

    private struct State {
        /// The subscriber, or nil after the subscription has ended.
        var downstream: Downstream?
        var isRequested = false
    }

    let name = "Future"
    private let future: Future<Output, Failure>
    private let state: Locked<State>

    init(_ downstream: Downstream, future: Future<Output, Failure>) {
        self.future = future
        state = Locked(State(downstream: downstream))
    }

    /// A Boolean value that indicates whether the subscription has ended.
    var isOver: Bool { state.withLock { $0.downstream == nil } }

    /// Sends the result, unless the result is a value and the subscriber hasn't requested one yet.
    func fulfill(_ result: Result<Output, Failure>) {
        let downstream = state.withLock { state -> Downstream? in
            if case .success = result, !state.isRequested { return nil }
            return state.downstream.take()
        }
        guard let downstream else { return }
        switch result {
        case .success(let value):
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        case .failure(let error): downstream.receive(completion: .failure(error))
        }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        state.withLock { $0.isRequested = true }
        if let result = future.result { fulfill(result) }
    }

    func cancel() {
        _ = state.withLock { $0.downstream.take() }
        future.remove(self)
    }

    var mirrorChildren: [Mirror.Child] {
        let state = state.value
        return [
            ("parent", future), ("downstream", state.downstream as Any),
            ("hasAnyDemand", state.isRequested && state.downstream != nil), ("subject", future),
        ]
    }
}

/// A receiver that resumes a task with a future's result.
private final class FutureContinuation<Output, Failure: Error>: FutureReceiver {
    private let continuation: CheckedContinuation<UncheckedSendable<Result<Output, Failure>>, Never>

    init(_ continuation: CheckedContinuation<UncheckedSendable<Result<Output, Failure>>, Never>) {
        self.continuation = continuation
    }

    func fulfill(_ result: Result<Output, Failure>) {
        continuation.resume(returning: UncheckedSendable(result))
    }
}

extension Future {
    private var awaitedResult: Result<Output, Failure> {
        get async {
            await withCheckedContinuation { continuation in
                let receiver = FutureContinuation<Output, Failure>(continuation)
                if let result = self.add(receiver) { receiver.fulfill(result) }
            }.value
        }
    }
}

extension Future where Failure == Never {
    /// The value of the future. Reading the property waits until the promise has been called.
    final public var value: Output {
        get async {
            switch await awaitedResult {
            case .success(let value): value
            }
        }
    }
}

extension Future {
    /// The value of the future. Reading the property waits until the promise has been called, and throws an error if
    /// the future fails.
    final public var value: Output {
        get async throws {
            try await awaitedResult.get()
        }
    }
}
