import Combine
import CombineTesting
import Testing
import XCTest

// The functions in this file check properties that several operators have in common.

/// An upstream that a test controls.
typealias IntUpstream = TestPublisher<Int, TestError>

/// Checks an operator that forwards the upstream's subscription unchanged, and has no state.
func checkForwardsSubscription<Operator: Publisher>(
    name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ make: (IntUpstream) -> Operator
) {
    let upstream = IntUpstream()
    let subscriber = TestSubscriber<Operator.Output, Operator.Failure>(initialDemand: .max(2))
    make(upstream).subscribe(subscriber)
    XCTAssertEqual(upstream.subscriberDescriptions, [name], file: file, line: line)
    XCTAssertEqual(subscriber.subscriptions, ["TestSubscription"], file: file, line: line)
    XCTAssertIdentical(
        subscriber.subscription as AnyObject?,
        upstream.subscriptions.first,
        file: file,
        line: line
    )
    subscriber.request(.none)
    XCTAssertEqual(upstream.requests, [.max(2), .none], file: file, line: line)
    upstream.send(completion: .finished)
    upstream.send(completion: .finished)
    XCTAssertEqual(subscriber.completions.count, 2, "forwards every completion", file: file, line: line)
}

/// Checks an operator whose inner subscriber is also the subscription that the downstream receives, and forwards
/// requests and cancellation to the upstream.
func checkIsSubscription<Operator: Publisher>(
    name: String,
    demandBefore: [Subscribers.Demand] = [],
    file: StaticString = #filePath,
    line: UInt = #line,
    _ make: (CapturingPublisher<Int, TestError>) -> Operator
) {
    var captured: AnySubscriber<Int, TestError>?
    let subscriber = TestSubscriber<Operator.Output, Operator.Failure>(initialDemand: .none)
    make(CapturingPublisher { captured = $0 }).subscribe(subscriber)
    guard let inner = captured else { return XCTFail("should subscribe upstream", file: file, line: line) }
    XCTAssertEqual(String(describing: inner), name, file: file, line: line)
    XCTAssertEqual(inner.playgroundDescription as? String, name, file: file, line: line)
    let subscriptions = (0..<3).map { _ in TestSubscription() }
    inner.receive(subscription: subscriptions[0])
    inner.receive(subscription: subscriptions[1])
    XCTAssertEqual(subscriber.subscriptions, [name], file: file, line: line)
    XCTAssertEqual(subscriptions.map(\.cancelCount), [0, 1, 0], file: file, line: line)
    let subscription = subscriber.subscription
    subscription?.request(.max(2))
    let requests = demandBefore.isEmpty ? [.max(2)] : demandBefore
    XCTAssertEqual(subscriptions[0].requests, requests, file: file, line: line)
    subscription?.cancel()
    subscription?.cancel()
    subscription?.request(.max(3))
    XCTAssertEqual(subscriptions[0].requests, requests, "after cancelling", file: file, line: line)
    XCTAssertEqual(subscriptions[0].cancelCount, 1, file: file, line: line)
    inner.receive(subscription: subscriptions[2])
    XCTAssertEqual(subscriptions[2].cancelCount, 1, "after cancelling", file: file, line: line)
    XCTAssertEqual(subscriber.subscriptions, [name], file: file, line: line)
}

/// Checks the values and the demand of an operator that forwards or drops values. If the operator is a subscription,
/// also checks its end.
func checkForwardsValues<Operator: Publisher>(
    _ expected: [Operator.Output],
    of values: [Int],
    file: StaticString = #filePath,
    line: UInt = #line,
    _ make: (IntUpstream) -> Operator
) where Operator.Output: Equatable {
    let upstream = IntUpstream()
    let subscriber = TestSubscriber<Operator.Output, Operator.Failure>(initialDemand: .max(9), demandPerValue: .max(3))
    make(upstream).subscribe(subscriber)
    XCTAssertEqual(upstream.requests, [.max(9)], file: file, line: line)
    let demands = values.map { upstream.send($0) }
    XCTAssertEqual(subscriber.values, expected, file: file, line: line)
    XCTAssertEqual(demands.filter { $0 == .max(3) }.count, expected.count, file: file, line: line)
    XCTAssertEqual(demands.filter { $0 == .max(1) }.count, values.count - expected.count, file: file, line: line)
    upstream.send(completion: .failure(.first))
    XCTAssertEqual(subscriber.completions.map(\.error), [.first], file: file, line: line)
    guard subscriber.subscriptions != ["TestSubscription"] else { return }
    upstream.send(completion: .finished)
    XCTAssertEqual(subscriber.completions.map(\.error), [.first], file: file, line: line)
    subscriber.subscription?.request(.max(1))
    subscriber.cancel()
    XCTAssertEqual(upstream.requests, [.max(9)], "after the end", file: file, line: line)
    XCTAssertEqual(upstream.cancelCount, 0, "after the end", file: file, line: line)
    XCTAssertEqual(upstream.send(2), .none, file: file, line: line)
    XCTAssertEqual(subscriber.values, expected, file: file, line: line)
}

/// Checks that an operator cancels the upstream and fails if its closure throws an error. All closures throw `.second`.
func checkThrownError<Operator: Publisher>(
    after values: [Int] = [],
    file: StaticString = #filePath,
    line: UInt = #line,
    _ make: (IntUpstream) -> Operator
) where Operator.Failure == any Error {
    let upstream = IntUpstream()
    var completions: [(error: TestError?, cancelCount: Int)] = []
    let subscriber = AnySubscriber<Operator.Output, any Error>(
        receiveSubscription: { $0.request(.unlimited) },
        receiveCompletion: { completions.append(($0.error, upstream.cancelCount)) }
    )
    make(upstream).subscribe(subscriber)
    for value in values { upstream.send(value) }
    XCTAssertEqual(upstream.send(1), .none, file: file, line: line)
    upstream.send(2)
    upstream.send(completion: .finished)
    XCTAssertEqual(completions.map(\.error), [.second], file: file, line: line)
    XCTAssertEqual(completions.map(\.cancelCount), [1], "cancels first", file: file, line: line)
    XCTAssertEqual(upstream.cancelCount, 1, file: file, line: line)
}

/// Checks an operator that sends one value when its upstream finishes. If `expected` is nil, it finishes without a
/// value.
func checkReduces<Operator: Publisher>(
    _ values: [Int],
    to expected: Operator.Output?,
    name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ make: (IntUpstream) -> Operator
) where Operator.Output: Equatable {
    let expected = expected.map { [$0] } ?? []
    let upstream = IntUpstream()
    let subscriber = TestSubscriber<Operator.Output, Operator.Failure>(initialDemand: .none)
    make(upstream).subscribe(subscriber)
    XCTAssertEqual(upstream.subscriberDescriptions, [name], file: file, line: line)
    XCTAssertEqual(subscriber.subscriptions, [name], file: file, line: line)
    XCTAssertEqual(upstream.requests, [.unlimited], file: file, line: line)
    for value in values { XCTAssertEqual(upstream.send(value), .none, file: file, line: line) }
    upstream.send(completion: .finished)
    XCTAssertEqual(subscriber.events.count, 1, "waits for a request", file: file, line: line)
    subscriber.request(.max(1))
    subscriber.request(.max(1))
    XCTAssertEqual(subscriber.values, expected, file: file, line: line)
    XCTAssertEqual(subscriber.completions.map(\.error), [nil], file: file, line: line)
    XCTAssertEqual(upstream.cancelCount, 0, file: file, line: line)

    let failing = IntUpstream()
    let patient = TestSubscriber<Operator.Output, Operator.Failure>(initialDemand: .none)
    make(failing).subscribe(patient)
    for value in values { failing.send(value) }
    failing.send(completion: .failure(.first))
    failing.send(completion: .finished)
    patient.request(.max(1))
    XCTAssertEqual(patient.values, [], file: file, line: line)
    XCTAssertEqual(patient.completions.map(\.error), [.first], "immediately", file: file, line: line)

    let cancelled = IntUpstream()
    let leaving = TestSubscriber<Operator.Output, Operator.Failure>(initialDemand: .none)
    make(cancelled).subscribe(leaving)
    for value in values { cancelled.send(value) }
    cancelled.send(completion: .finished)
    let subscription = leaving.subscription
    leaving.cancel()
    subscription?.request(.max(1))
    XCTAssertEqual(leaving.events.count, 1, "cancelling discards the result", file: file, line: line)
}

/// Checks an operator that cancels its upstream and sends one value when the last of the given values arrives.
func checkEnds<Operator: Publisher>(
    with values: [Int],
    yielding expected: Operator.Output,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ make: (IntUpstream) -> Operator
) where Operator.Output: Equatable {
    for demand in [Subscribers.Demand.max(1), .none] {
        let upstream = IntUpstream()
        let subscriber = TestSubscriber<Operator.Output, Operator.Failure>(initialDemand: demand)
        make(upstream).subscribe(subscriber)
        for value in values {
            XCTAssertEqual(upstream.cancelCount, 0, file: file, line: line)
            XCTAssertEqual(upstream.send(value), .none, file: file, line: line)
        }
        XCTAssertEqual(upstream.cancelCount, 1, file: file, line: line)
        upstream.send(9)
        upstream.send(completion: .failure(.first))
        if demand == .none {
            XCTAssertEqual(subscriber.events.count, 1, "waits for a request", file: file, line: line)
            subscriber.request(.max(1))
        }
        XCTAssertEqual(subscriber.values, [expected], file: file, line: line)
        XCTAssertEqual(subscriber.completions.map(\.error), [nil], file: file, line: line)
        XCTAssertEqual(upstream.cancelCount, 1, file: file, line: line)
    }
}

/// Checks how an operator handles a value and a completion that arrive before its subscription.
func checkBeforeSubscription<Operator: Publisher>(
    value: Int = 1,
    yields values: [Operator.Output],
    answering demand: Subscribers.Demand,
    completes: Bool,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ make: (CapturingPublisher<Int, TestError>) -> Operator
) where Operator.Output: Equatable {
    let upstream = CapturingPublisher<Int, TestError> { inner in
        XCTAssertEqual(inner.receive(value), demand, file: file, line: line)
        inner.receive(completion: .finished)
    }
    let subscriber = TestSubscriber<Operator.Output, Operator.Failure>(
        initialDemand: .none,
        demandPerValue: .max(42)
    )
    make(upstream).subscribe(subscriber)
    XCTAssertEqual(subscriber.values, values, file: file, line: line)
    XCTAssertEqual(subscriber.completions.count, completes ? 1 : 0, file: file, line: line)
}

/// Returns the children of the mirror of an operator's inner subscriber, in order. For the subscriber, returns only its
/// type.
func mirrorChildren<Operator: Publisher>(
    _ make: (CapturingPublisher<Int, Never>) -> Operator
) -> [String] {
    var children: [String] = []
    let upstream = CapturingPublisher<Int, Never> { inner in
        children = inner.customMirror.children.map(text(of:))
    }
    make(upstream).subscribe(TestSubscriber<Operator.Output, Operator.Failure>())
    return children
}

/// Returns the children of a subscription's mirror, in order. For the subscriber, returns only its type.
func mirrorChildren(of subscription: (any Subscription)?) -> [String] {
    // Unwrap the optional first, because `Optional` itself conforms to `CustomReflectable`.
    subscription.flatMap { $0 as? any CustomReflectable }?.customMirror.children.map(text(of:)) ?? []
}

private func text(of child: Mirror.Child) -> String {
    let value = String(describing: child.value)
    return "\(child.label ?? "-"): \(value.contains("TestSubscriber") ? "TestSubscriber" : value)"
}

/// A way in which a stream ends.
enum StreamEnding: CaseIterable {
    case finish
    case fail
    case cancel
}

/// An object that an operator's closure captures, to detect when the closure is released.
final class ReleaseToken: Sendable {
    func same<Value>(_ value: Value) -> Value { value }
}

/// Checks that an operator releases its closures and its subscriber when the stream ends, regardless of how it ends.
func checkReleases<Operator: Publisher>(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ make: (_ source: PassthroughSubject<Int, any Error>, _ token: ReleaseToken) -> Operator
) {
    for ending in StreamEnding.allCases {
        let source = PassthroughSubject<Int, any Error>()
        var (token, sinkToken): (ReleaseToken?, ReleaseToken?) = (ReleaseToken(), ReleaseToken())
        weak let weakToken = token
        weak let weakSinkToken = sinkToken
        var completions = 0
        let cancellable = token.map { make(source, $0) }?.sink(
            receiveCompletion: { [sinkToken] _ in
                _ = sinkToken
                completions += 1
            },
            receiveValue: { [sinkToken] _ in _ = sinkToken }
        )
        (token, sinkToken) = (nil, nil)
        XCTAssertNotNil(weakToken, file: file, line: line)
        XCTAssertNotNil(weakSinkToken, file: file, line: line)
        source.send(1)
        switch ending {
        case .finish: source.send(completion: .finished)
        case .fail: source.send(completion: .failure(TestError.first))
        case .cancel: cancellable?.cancel()
        }
        XCTAssertNil(weakToken, "\(ending)", file: file, line: line)
        XCTAssertNil(weakSinkToken, "\(ending)", file: file, line: line)
        if ending != .cancel { XCTAssertEqual(completions, 1, file: file, line: line) }
        withExtendedLifetime(cancellable) {}
    }
}

/// Subscribes to a publisher and requests zero values.
func requestZeroValues<Source: Publisher>(of publisher: Source) {
    let subscriber = TestSubscriber<Source.Output, Source.Failure>(initialDemand: .none)
    publisher.subscribe(subscriber)
    subscriber.request(.none)
}

/// Sends a value to an operator that has no subscription yet.
func sendEarly<Operator: Publisher>(_ make: (CapturingPublisher<Int, any Error>) -> Operator) {
    make(CapturingPublisher { _ = $0.receive(1) }).subscribe(TestSubscriber<Operator.Output, Operator.Failure>())
}

/// Sends a completion to an operator that has no subscription yet.
func finishEarly<Operator: Publisher>(_ make: (CapturingPublisher<Int, any Error>) -> Operator) {
    make(CapturingPublisher { $0.receive(completion: .finished) })
        .subscribe(TestSubscriber<Operator.Output, Operator.Failure>())
}

/// Checks that a process trapped and that its message contains a text.
func expectMessage(
    _ text: String,
    of result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains(text), sourceLocation: sourceLocation)
}

/// A publisher whose subscriber is also a subscription. It passes the subscriber to a closure and sends no
/// subscription.
struct EarlyRequester: Publisher {
    typealias Output = Int
    typealias Failure = any Error

    let use: (any Subscription) -> Void

    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, S.Input == Int {
        (subscriber as? any Subscription).map(use)
    }
}

/// Requests a value from an operator that has no subscription yet.
func requestEarly<Operator: Publisher>(_ make: (EarlyRequester) -> Operator) {
    make(EarlyRequester { $0.request(.max(1)) }).subscribe(TestSubscriber<Operator.Output, Operator.Failure>())
}

/// Cancels an operator that has no subscription yet.
func cancelEarly<Operator: Publisher>(_ make: (EarlyRequester) -> Operator) {
    make(EarlyRequester { $0.cancel() }).subscribe(TestSubscriber<Operator.Output, Operator.Failure>())
}

/// A publisher whose subscriber is also a subscription. It cancels the subscriber and then sends a subscription to it.
struct EarlyCanceller: Publisher {
    typealias Output = Int
    typealias Failure = TestError

    let subscription: TestSubscription

    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == TestError, S.Input == Int {
        (subscriber as? any Subscription)?.cancel()
        subscriber.receive(subscription: subscription)
    }
}

/// Checks how an operator handles a subscription that arrives after a cancellation. If `isCancelled` is true, the
/// operator must cancel the subscription. Otherwise, the operator must use it.
func checkCancelledEarly<Operator: Publisher>(
    requests: [Subscribers.Demand] = [],
    isCancelled: Bool = false,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ make: (EarlyCanceller) -> Operator
) {
    let subscription = TestSubscription()
    let subscriber = TestSubscriber<Operator.Output, Operator.Failure>(initialDemand: .none)
    make(EarlyCanceller(subscription: subscription)).subscribe(subscriber)
    XCTAssertEqual(subscription.requests, requests, file: file, line: line)
    XCTAssertEqual(subscription.cancelCount, isCancelled ? 1 : 0, file: file, line: line)
    XCTAssertEqual(subscriber.subscriptions.count, isCancelled ? 0 : 1, file: file, line: line)
}
