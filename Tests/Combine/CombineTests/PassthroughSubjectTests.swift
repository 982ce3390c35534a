import Combine
import CombineTesting
import TestSupport
import Testing
import XCTest

enum TestError: Error, Equatable {
    case first
    case second
}

final class PassthroughSubjectTests: XCTestCase {
    func testRespectsDemand() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(2))
        subject.subscribe(subscriber)
        for value in 1...3 { subject.send(value) }
        XCTAssertEqual(subscriber.values, [1, 2])
        subscriber.request(.max(1))
        subject.send(4)
        subject.send(5)
        XCTAssertEqual(subscriber.values, [1, 2, 4])
        XCTAssertEqual(subscriber.subscriptions, ["PassthroughSubject"])
    }

    func testAddsReturnedDemand() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1), demandPerValue: .max(1))
        subject.subscribe(subscriber)
        for value in 1...3 { subject.send(value) }
        XCTAssertEqual(subscriber.values, [1, 2, 3])
    }

    func testANestedSendReachesEverySubscriberBeforeItReturns() {
        let subject = PassthroughSubject<Int, Never>()
        var first: [Int] = []
        var second: [Int] = []
        var countAfterNestedSend = 0
        let subscriptions = [
            subject.sink { value in
                first.append(value)
                if value == 1 {
                    subject.send(2)
                    countAfterNestedSend = first.count
                }
            },
            subject.sink { second.append($0) },
        ]
        subject.send(1)
        XCTAssertEqual(first, [1, 2])
        XCTAssertEqual(second, [2, 1])
        XCTAssertEqual(countAfterNestedSend, 2)
        subscriptions.forEach { $0.cancel() }
    }

    func testANestedSendWithLimitedDemand() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(2)) { if $0 < 3 { subject.send($0 + 1) } }
        subject.subscribe(subscriber)
        subject.send(1)
        XCTAssertEqual(subscriber.values, [1, 2])
    }

    func testANestedCompletionReachesEachSubscriberBeforeTheValue() {
        let subject = PassthroughSubject<Int, Never>()
        let first = TestSubscriber<Int, Never> { _ in subject.send(completion: .finished) }
        let second = TestSubscriber<Int, Never>()
        subject.subscribe(first)
        subject.subscribe(second)
        subject.send(1)
        subject.send(2)
        XCTAssertEqual(first.values, [1])
        XCTAssertEqual(second.values, [])
        XCTAssertEqual(second.completions, [.finished])
    }

    func testMirrorOfASubscription() throws {
        let passthrough = PassthroughSubject<Int, Never>()
        let current = CurrentValueSubject<Int, Never>(0)
        for (name, publisher) in [
            ("PassthroughSubject", passthrough.eraseToAnyPublisher()),
            ("CurrentValueSubject", current.eraseToAnyPublisher()),
        ] {
            let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(3))
            publisher.subscribe(subscriber)
            let subscription = try XCTUnwrap(XCTUnwrap(subscriber.subscription) as? any CustomReflectable)
            let children = subscription.customMirror.children.map { ($0.label, String(describing: $0.value)) }
            XCTAssertEqual(children.map(\.0), ["parent", "downstream", "demand", "subject"])
            XCTAssertTrue(children[0].1.contains(name))
            XCTAssertTrue(children[1].1.contains("TestSubscriber"))
            XCTAssertEqual(children[2].1, name == "PassthroughSubject" ? "max(3)" : "max(2)")
            XCTAssertTrue(children[3].1.contains(name))
            XCTAssertEqual((subscription as? any CustomStringConvertible)?.description, name)
        }
    }

    func testLateSubscriberReceivesTheCompletion() {
        let subject = PassthroughSubject<Int, TestError>()
        subject.send(completion: .failure(.first))
        subject.send(completion: .finished)
        let subscriber = TestSubscriber<Int, TestError>()
        subject.subscribe(subscriber)
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(subscriber.subscriptions, ["Empty"])
    }

    func testCancellingAnotherSubscriberDuringADelivery() {
        let subject = PassthroughSubject<Int, Never>()
        let other = TestSubscriber<Int, Never>()
        let first = TestSubscriber<Int, Never> { _ in other.cancel() }
        subject.subscribe(first)
        subject.subscribe(other)
        subject.send(1)
        XCTAssertEqual(other.values, [])
    }

    func testCancellingTheReceivingSubscriberDuringADelivery() {
        let subject = PassthroughSubject<Int, Never>()
        var subscriber: TestSubscriber<Int, Never>?
        subscriber = TestSubscriber { _ in
            subscriber?.cancel()
            subscriber = nil
        }
        weak let released = subscriber
        subscriber.map { subject.subscribe($0) }
        subject.send(1)
        subject.send(2)
        XCTAssertNil(released)
    }

    func testReleasesTheSubscriberOnCancellationAndCompletion() {
        let subject = PassthroughSubject<Int, Never>()
        var cancelled: TestSubscriber<Int, Never>? = TestSubscriber()
        var completed: TestSubscriber<Int, Never>? = TestSubscriber()
        weak let weakCancelled = cancelled
        weak let weakCompleted = completed
        cancelled.map { subject.subscribe($0) }
        completed.map { subject.subscribe($0) }
        let subscription = cancelled?.subscription
        cancelled?.cancel()
        cancelled = nil
        XCTAssertNil(weakCancelled)
        XCTAssertNotNil(subscription)
        subject.send(completion: .finished)
        completed?.cancel()
        completed = nil
        XCTAssertNil(weakCompleted)
    }

    func testRequestsFromTheUpstreamOnlyAfterARequest() {
        let subject = PassthroughSubject<Int, Never>()
        let upstream = TestSubscription()
        subject.send(subscription: upstream)
        XCTAssertEqual(upstream.requests, [])
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1))
        subject.subscribe(subscriber)
        XCTAssertEqual(upstream.requests, [.unlimited])
    }

    func testCancelsUpstreamWhenReleased() {
        let upstream = TestSubscription()
        do {
            let subject = PassthroughSubject<Int, Never>()
            subject.send(subscription: upstream)
        }
        XCTAssertEqual(upstream.cancelCount, 1)
    }

    func testSubscribingASubject() {
        let source = PassthroughSubject<Int, Never>()
        let target = PassthroughSubject<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>()
        target.subscribe(subscriber)
        let subscription = source.subscribe(target)
        source.send(1)
        subscription.cancel()
        source.send(2)
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [])
    }

    func testASubjectAsASubscriberReceivesNothingBeforeItsSubscription() {
        let subject = PassthroughSubject<Int, TestError>()
        let received = TestSubscriber<Int, TestError>()
        subject.subscribe(received)
        let subscriber = AnySubscriber(subject)
        XCTAssertEqual(subscriber.description, "Subject")
        XCTAssertEqual(
            subscriber.customMirror.children.map(\.label),
            ["downstreamSubject", "upstreamSubscription", "subject"]
        )
        XCTAssertEqual(subscriber.receive(1), .none)
        subscriber.receive(completion: .finished)
        XCTAssertEqual(received.events.count, 1)
        let subscription = TestSubscription()
        subscriber.receive(subscription: subscription)
        XCTAssertEqual(subscription.requests, [.unlimited])
        XCTAssertEqual(subscriber.receive(2), .none)
        subscriber.receive(completion: .finished)
        XCTAssertEqual(subscriber.receive(3), .none)
        XCTAssertEqual(received.values, [2])
        XCTAssertEqual(received.completions, [.finished])
    }

    func testValuesFromManyThreadsAreDeliveredSeriallyWithoutLoss() {
        let subject = PassthroughSubject<Int, Never>()
        let shared = SharedTally()
        let subscription = subject.sink { shared.addUnsynchronized($0) }
        let sent = Unsynchronized(subject)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for _ in 0..<10_000 { sent.value.send(thread + 1) }
        }
        XCTAssertEqual(shared.count, 40_000)
        XCTAssertEqual(shared.sum, 100_000)
        subscription.cancel()
    }

    func testThreadsSubscribingCancellingAndSending() {
        let subject = Unsynchronized(PassthroughSubject<Int, Never>())
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for round in 0..<3000 {
                if thread % 2 == 0 {
                    subject.value.send(round)
                } else {
                    let subscriber = TestSubscriber<Int, Never>(initialDemand: round % 2 == 0 ? .unlimited : .max(1))
                    subject.value.subscribe(subscriber)
                    subscriber.cancel()
                    _ = subject.value.map { $0 + 1 }.removeDuplicates().sink { _ in }
                }
            }
        }
        let subscriber = TestSubscriber<Int, Never>()
        subject.value.subscribe(subscriber)
        subject.value.send(7)
        XCTAssertEqual(subscriber.values, [7])
    }
}

struct PassthroughSubjectMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        expectMessage(
            "demand must not be zero",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                requestZeroValues(of: PassthroughSubject<Int, Never>())
            }
        )
    }
}
