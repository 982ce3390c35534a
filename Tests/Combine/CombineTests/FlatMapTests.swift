import Combine
import CombineTesting
import Testing
import XCTest

final class FlatMapTests: XCTestCase {
    func testUnlimitedDemandIsRequestedFromEveryPublisher() {
        let upstream = TestPublisher<Int, TestError>()
        let children = [TestPublisher<String, TestError>(), TestPublisher<String, TestError>()]
        let subscriber = TestSubscriber<String, TestError>()
        upstream.flatMap { children[$0] }.subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["FlatMap"])
        XCTAssertEqual(upstream.subscriberDescriptions, ["FlatMap"])
        XCTAssertEqual(upstream.requests, [.unlimited])
        XCTAssertEqual(upstream.send(0), .none)
        XCTAssertEqual(upstream.send(1), .none)
        XCTAssertEqual(children.map(\.requests), [[.unlimited], [.unlimited]])
        XCTAssertEqual(children[0].subscriberDescriptions, ["FlatMap"])
        XCTAssertEqual(children[1].send("b"), .none)
        children[0].send("a")
        XCTAssertEqual(subscriber.values, ["b", "a"])
        upstream.send(completion: .finished)
        children[0].send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [])
        XCTAssertEqual(upstream.requests, [.unlimited])
        children[1].send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testLimitedDemandRequestsOneValueFromEachPublisher() {
        let upstream = TestPublisher<Int, TestError>()
        let children = [TestPublisher<String, TestError>(), TestPublisher<String, TestError>()]
        let subscriber = TestSubscriber<String, TestError>(initialDemand: .max(1))
        upstream.flatMap(maxPublishers: .max(2)) { children[$0] }.subscribe(subscriber)
        XCTAssertEqual(upstream.requests, [.max(2)])
        upstream.send(0)
        upstream.send(1)
        XCTAssertEqual(children.map(\.requests), [[.max(1)], [.max(1)]])
        XCTAssertEqual(children[0].send("a"), .max(1))
        XCTAssertEqual(children[0].send("b"), .none)
        XCTAssertEqual(children[1].send("c"), .none)
        XCTAssertEqual(subscriber.values, ["a"])
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, ["a", "b"])
        XCTAssertEqual(children.map(\.requests), [[.max(1), .max(1)], [.max(1)]])
        children[1].send(completion: .finished)
        XCTAssertEqual(upstream.requests, [.max(2), .max(1)])
        upstream.send(completion: .finished)
        children[0].send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [], "a value is still stored")
        subscriber.request(.unlimited)
        XCTAssertEqual(subscriber.values, ["a", "b", "c"])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testAFailureCancelsTheOtherPublishersButNotTheUpstream() {
        for failsUpstream in [true, false] {
            let upstream = TestPublisher<Int, TestError>()
            let children = [TestPublisher<Int, TestError>(), TestPublisher<Int, TestError>()]
            let subscriber = TestSubscriber<Int, TestError>()
            upstream.flatMap { children[$0] }.subscribe(subscriber)
            upstream.send(0)
            upstream.send(1)
            if failsUpstream {
                upstream.send(completion: .failure(.first))
            } else {
                children[0].send(completion: .failure(.first))
            }
            XCTAssertEqual(subscriber.completions, [.failure(.first)])
            XCTAssertEqual(children[1].cancelCount, 1)
            XCTAssertEqual([upstream.cancelCount, children[0].cancelCount], [0, failsUpstream ? 1 : 0])
            // The upstream continues, but its values are ignored.
            XCTAssertEqual(upstream.send(0), .none)
            XCTAssertEqual(children[0].subscriptions.count, 1)
            XCTAssertEqual(children[1].send(5), .none)
            XCTAssertEqual(subscriber.values, [])
        }
    }

    func testCancellingCancelsAll() {
        let upstream = TestPublisher<Int, Never>()
        let child = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>()
        upstream.flatMap { _ in child }.subscribe(subscriber)
        upstream.send(0)
        subscriber.cancel()
        XCTAssertEqual([upstream.cancelCount, child.cancelCount], [1, 1])
        XCTAssertEqual(upstream.send(1), .none)
        XCTAssertEqual(child.subscriptions.count, 1)
        child.send(1)
        XCTAssertEqual(subscriber.values, [])
    }

    func testFailureTypesAreConverted() {
        let failing = TestSubscriber<Int, TestError>()
        [1].publisher.flatMap { _ in Fail<Int, TestError>(error: .first) }.subscribe(failing)
        XCTAssertEqual(failing.completions, [.failure(.first)])
        let never = TestSubscriber<Int, Never>()
        [1, 2].publisher.flatMap { Just($0 * 2) }.subscribe(never)
        XCTAssertEqual(never.values, [2, 4])
        let mixed = TestSubscriber<Int, TestError>()
        [1, 2].publisher.setFailureType(to: TestError.self).flatMap { Just($0) }.subscribe(mixed)
        XCTAssertEqual(mixed.values, [1, 2])
        XCTAssertEqual(mixed.completions, [.finished])
    }

    func testTransformsValuesIntoScalarPublishers() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = TestSubscriber<Int, Never> { if $0 == 2 { subject.send(completion: .finished) } }
        let upstream = subject.recordingRequests()
        upstream.publisher.flatMap(maxPublishers: .max(1)) { Just($0) }.subscribe(subscriber)
        subject.send(1)
        XCTAssertEqual(upstream.log.requests, [.max(1), .max(1)])
        subject.send(2)
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(subscriber.completions, [.finished])
        guard case .completion? = subscriber.events.last else { return XCTFail("the value should arrive first") }
        var cancelling: TestSubscriber<Int, Never>?
        cancelling = TestSubscriber { _ in cancelling?.cancel() }
        cancelling.map { (1...3).publisher.flatMap { Just($0) }.subscribe($0) }
        XCTAssertEqual(cancelling?.values, [1])
        cancelling = nil
    }

    func testNothingIsReceivedAfterCancellingDuringAValue() {
        var subscriber: TestSubscriber<Int, Never>?
        subscriber = TestSubscriber(initialDemand: .none) { _ in subscriber?.cancel() }
        let publishers = [1, 2, 3].map { CurrentValueSubject<Int, Never>($0) }
        subscriber.map { publishers.publisher.flatMap { $0 }.subscribe($0) }
        subscriber?.request(.unlimited)
        XCTAssertEqual(subscriber?.values, [1])
        subscriber = nil
    }

    func testPublishersThatAreSubscribedToAfterCancellingAreReleased() {
        weak var released: TestSubscriber<Int, Never>?
        let late = TestPublisher<Int, Never>()
        do {
            let subscriber = TestSubscriber<Int, Never>()
            released = subscriber
            Just(1).merge(with: late).prefix(1).subscribe(subscriber)
            XCTAssertEqual(subscriber.values, [1])
            XCTAssertEqual(late.cancelCount, 1)
            subscriber.cancel()
        }
        late.forgetSubscriber()
        XCTAssertNil(released)
    }

    func testCancellingStopsAnEndlessPublisherThatIsBeingSubscribedTo() {
        let subscriber = TestSubscriber<Int, Never>()
        Just(0).flatMap { _ in (0...).publisher }.subscribeUntilFirst(subscriber)
        XCTAssertEqual(subscriber.values, [0])
    }

    func testScalarPublishersNeedNoSubscription() {
        let subject = PassthroughSubject<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>()
        subject.flatMap { value -> Result<Int, TestError>.Publisher in
            value > 2 ? .init(.first) : .init(value)
        }.subscribe(subscriber)
        for value in 1...3 { subject.send(value) }
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(collected((1...3).publisher.flatMap { ($0 == 2 ? nil : $0).publisher }), [1, 3])
        XCTAssertEqual(collected((1...3).publisher.flatMap { Just($0 == 2 ? nil : $0) }), [1, nil, 3])
    }

    func testHandlesAValueBeforeTheSubscription() {
        let subscriber = TestSubscriber<Int, Never>()
        CapturingPublisher { XCTAssertEqual($0.receive(1), .none) }.flatMap { Just($0) }.subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [1])
    }

    func testASecondSubscriptionIsCancelled() {
        let (first, second) = (TestSubscription(), TestSubscription())
        CapturingPublisher<Int, Never> {
            $0.receive(subscription: first)
            $0.receive(subscription: second)
        }.flatMap { Just($0) }.subscribe(TestSubscriber())
        XCTAssertEqual([first.requests, second.requests], [[.unlimited], []])
        XCTAssertEqual([first.cancelCount, second.cancelCount], [0, 1])
    }

    func testTheMirrorOfAPublishersSubscriberShowsTheParent() {
        let subscriber = TestSubscriber<Int, Never>()
        Just(1).flatMap { _ in
            CapturingPublisher<Int, Never> {
                XCTAssertEqual($0.customMirror.children.map(\.label), ["parentSubscription"])
                let parent = $0.customMirror.descendant("parentSubscription") as? CombineIdentifier
                XCTAssertEqual(parent, subscriber.subscription?.combineIdentifier)
            }
        }.subscribe(subscriber)
    }

    func testAFailureReleasesTheUpstreamsSubscription() {
        weak var released: TestSubscriber<Int, TestError>?
        do {
            let subject = PassthroughSubject<Int, TestError>()
            let subscriber = TestSubscriber<Int, TestError>()
            released = subscriber
            subject.flatMap { _ in Fail<Int, TestError>(error: .first) }.subscribe(subscriber)
            subject.send(1)
            XCTAssertEqual(subscriber.completions, [.failure(.first)])
            subscriber.cancel()
        }
        XCTAssertNil(released)
    }

    func testOnePublisherAtATimePreservesTheOrder() {
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(3), demandPerValue: .max(1))
        (1...3).publisher.flatMap(maxPublishers: .max(1)) { value in (0..<3).publisher.map { value * 10 + $0 } }
            .subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [10, 11, 12, 20, 21, 22, 30, 31, 32])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testRequestsDuringADeliveryAreServedAfterwards() {
        var subscriber: TestSubscriber<Int, Never>?
        var (depth, deepest) = (0, 0)
        subscriber = TestSubscriber(initialDemand: .none) { _ in
            depth += 1
            deepest = max(depth, deepest)
            subscriber?.request(.max(1))
            depth -= 1
        }
        subscriber.map { (1...10_000).publisher.flatMap { Just($0) }.subscribe($0) }
        subscriber?.request(.max(1))
        XCTAssertEqual(subscriber?.values, Array(1...10_000))
        XCTAssertEqual(subscriber?.completions, [.finished])
        XCTAssertEqual(deepest, 1)
        subscriber = nil
    }

    func testUnlimitedDemandRequestedDuringADeliverySendsStoredValuesFirst() {
        let upstream = TestPublisher<Int, Never>()
        let children = [TestPublisher<String, Never>(), TestPublisher<String, Never>()]
        var subscriber: TestSubscriber<String, Never>?
        subscriber = TestSubscriber(initialDemand: .none) { value in
            guard value == "a" else { return }
            subscriber?.request(.unlimited)
            children[1].send("c")
        }
        subscriber.map { upstream.flatMap { children[$0] }.subscribe($0) }
        upstream.send(0)
        upstream.send(1)
        children[0].send("a")
        children[1].send("b")
        subscriber?.request(.max(1))
        XCTAssertEqual(subscriber?.values, ["a", "b", "c"])
        XCTAssertEqual(children.map { $0.requests.last }, [.unlimited, .unlimited])
        subscriber = nil
    }

    func testHandlesAMisbehavingUpstream() {
        MisbehavingUpstreamChecks(countsEarlyValues: true).check { upstream, _ in upstream.flatMap { Just($0) } }
        MisbehavingUpstreamChecks(countsEarlyValues: true).check { upstream, _ in
            upstream.flatMap(maxPublishers: .max(5)) { [$0].publisher }
        }
    }

    func testReleasesRetainedObjectsAtTheEnd() {
        assertReleases { sources, token in
            sources.upstream.flatMap { [token] _ in sources.other.map(holding(token)) }
        }
        assertReleases { sources, token in
            sources.upstream.flatMap(maxPublishers: .max(1)) { [token] _ in sources.other.map(holding(token)) }
        }
    }
}

/// A log of the requests to a publisher.
private final class RequestLog {
    var requests: [Subscribers.Demand] = []
}

extension Publisher {
    fileprivate func recordingRequests() -> (publisher: RequestRecorder<Self>, log: RequestLog) {
        let log = RequestLog()
        return (RequestRecorder(upstream: self, log: log), log)
    }

    /// Subscribes, and cancels the subscription when the first value arrives.
    fileprivate func subscribeUntilFirst(_ recorder: TestSubscriber<Output, Failure>) {
        var subscriber: TestSubscriber<Output, Failure>?
        subscriber = TestSubscriber {
            _ = recorder.receive($0)
            subscriber?.cancel()
        }
        subscriber.map { subscribe($0) }
        subscriber = nil
    }
}

private struct RequestRecorder<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure

    let upstream: Upstream
    let log: RequestLog

    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        upstream.subscribe(
            AnySubscriber<Output, Failure>(
                receiveSubscription: {
                    subscriber.receive(subscription: RecordingSubscription(subscription: $0, log: log))
                },
                receiveValue: { subscriber.receive($0) },
                receiveCompletion: { subscriber.receive(completion: $0) }
            )
        )
    }

    private final class RecordingSubscription: Subscription {
        let subscription: any Subscription
        let log: RequestLog

        init(subscription: any Subscription, log: RequestLog) {
            self.subscription = subscription
            self.log = log
        }

        func request(_ demand: Subscribers.Demand) {
            log.requests.append(demand)
            subscription.request(demand)
        }

        func cancel() {
            subscription.cancel()
        }
    }
}

struct FlatMapMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
            PassthroughSubject<Int, Never>().flatMap { Just($0) }.subscribe(subscriber)
            subscriber.request(.none)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("demand must not be zero"))
    }
}
