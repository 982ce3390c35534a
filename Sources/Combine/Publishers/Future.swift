import Synchronization

/// A publisher of one value, or a failure, that comes later, and is the same for every subscriber. Apple Combine's
/// `Future`.
///
/// The closure runs when the future is made. A value is sent to a subscriber that has requested one, a failure at once.
final public class Future<Output, Failure>: Publisher where Failure: Error {
    /// What is called, from any thread, with the result; only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    struct State {
        var result: Result<Output, Failure>?
        var waiting: [ObjectIdentifier: (number: Int, receiver: any FutureReceiver<Output, Failure>)] = [:]
        var enlistedCount = 0

        mutating func enlist(_ receiver: any FutureReceiver<Output, Failure>) {
            waiting[ObjectIdentifier(receiver)] = (enlistedCount, receiver)
            enlistedCount += 1
        }

        /// Whoever waits, in the order of coming.
        mutating func takeWaiting() -> [any FutureReceiver<Output, Failure>] {
            defer { waiting = [:] }
            return waiting.values.sorted { $0.number < $1.number }.map(\.receiver)
        }
    }

    private let state = Mutex(UncheckedSendable(State()))

    /// Makes a future and runs a closure that calls the promise it is given, now or later.
    public init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void) {
        attemptToFulfill(fulfill)
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let offered = UncheckedSendable(result)
        let waiting = state.withLock { state in
            if state.value.result != nil { return UncheckedSendable([any FutureReceiver<Output, Failure>]()) }
            state.value.result = offered.value
            return UncheckedSendable(state.value.takeWaiting())
        }.value
        for receiver in waiting { receiver.fulfill(result) }
    }

    /// The result; `nil` if it is awaited, and the receiver is told then.
    fileprivate func enlist(_ receiver: some FutureReceiver<Output, Failure>) -> Result<Output, Failure>? {
        let offered = UncheckedSendable(receiver)
        return state.withLock { state in
            if state.value.result == nil { state.value.enlist(offered.value) }
            return UncheckedSendable(state.value.result)
        }.value
    }

    fileprivate func remove(_ receiver: some FutureReceiver<Output, Failure>) {
        let key = ObjectIdentifier(receiver)
        _ = state.withLock { UncheckedSendable($0.value.waiting.removeValue(forKey: key)) }
    }

    final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        let subscription = FutureSubscription(subscriber, future: self)
        if case .success(let value) = state.withLock({ UncheckedSendable($0.value.result) }).value {
            // It is not requested yet, so this only has it there when it is.
            subscription.fulfill(.success(value))
            subscriber.receive(subscription: subscription)
        } else {
            subscriber.receive(subscription: subscription)
            if let result = enlist(subscription) { subscription.fulfill(result) }
            if subscription.isOver { remove(subscription) }
        }
    }
}

/// What awaits a future's result.
protocol FutureReceiver<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error

    /// Takes the result.
    func fulfill(_ result: Result<Output, Failure>)
}

/// What a ``Future`` gives its subscribers.
private final class FutureSubscription<Downstream: Subscriber>: Subscription, FutureReceiver, DescribedByName {
    typealias Output = Downstream.Input
    typealias Failure = Downstream.Failure

    struct State {
        /// Released when it has received a completion, or has cancelled.
        var downstream: Downstream?
        var future: Future<Output, Failure>?
        var result: Result<Output, Failure>?
        var isRequested = false

        /// The result and whom to send it to, if it may be sent; forgets all then.
        mutating func takeDelivery() -> (Downstream, Result<Output, Failure>)? {
            guard let downstream, let result else { return nil }
            if case .success = result, !isRequested { return nil }
            self = State()
            return (downstream, result)
        }
    }

    let name = "Future"
    private let state: Mutex<UncheckedSendable<State>>

    init(_ downstream: Downstream, future: Future<Output, Failure>) {
        state = Mutex(UncheckedSendable(State(downstream: downstream, future: future)))
    }

    /// Whether nothing will be sent any more.
    var isOver: Bool { state.withLock { $0.value.downstream == nil } }

    func fulfill(_ result: Result<Output, Failure>) {
        let offered = UncheckedSendable(result)
        deliver { $0.result = offered.value }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        deliver { $0.isRequested = true }
    }

    private func deliver(after change: (inout State) -> Void) {
        let (before, delivery) = state.withLock {
            state -> UncheckedSendable<(State, (Downstream, Result<Output, Failure>)?)> in
            let before = state.value
            if before.downstream == nil { return UncheckedSendable((before, nil)) }
            change(&state.value)
            return UncheckedSendable((before, state.value.takeDelivery()))
        }.value
        // What was held before is released at the end, not under the lock.
        defer { withExtendedLifetime(before) {} }
        guard let (downstream, result) = delivery else { return }
        switch result {
        case .success(let value):
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        case .failure(let error): downstream.receive(completion: .failure(error))
        }
    }

    func cancel() {
        let ended = state.withLock { state in
            let ended = UncheckedSendable(state.value)
            state.value = State()
            return ended
        }.value
        ended.future?.remove(self)
    }

    var mirrorChildren: [Mirror.Child] {
        let state = state.withLock { $0 }.value
        return [
            ("parent", state.future as Any), ("downstream", state.downstream as Any),
            ("hasAnyDemand", state.isRequested), ("subject", state.future as Any),
        ]
    }
}

/// A task that waits for a future's result.
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
    private var result: Result<Output, Failure> {
        get async {
            await withCheckedContinuation { continuation in
                let receiver = FutureContinuation<Output, Failure>(continuation)
                if let result = self.enlist(receiver) { receiver.fulfill(result) }
            }.value
        }
    }
}

extension Future where Failure == Never {
    /// The value, waited for.
    final public var value: Output {
        get async {
            switch await result {
            case .success(let value): value
            }
        }
    }
}

extension Future {
    /// The value, waited for. Throws the failure.
    final public var value: Output {
        get async throws {
            try await result.get()
        }
    }
}
