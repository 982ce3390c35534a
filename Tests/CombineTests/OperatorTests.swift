import Combine
import CombineTesting
import XCTest

final class OperatorTests: XCTestCase {
    func testMapFilterAndCompactMapPassTheSubscriptionThrough() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(3))
        publisher.map { $0 * 2 }.filter { $0 > 2 }.compactMap { $0 == 6 ? nil : $0 }.subscribe(subscriber)
        XCTAssertEqual(publisher.subscriberDescriptions, ["Map"])
        XCTAssertEqual(subscriber.subscriptions, ["TestSubscription"])
        XCTAssertEqual(publisher.requests, [.max(3)])
        XCTAssertEqual(publisher.send(1), .max(1))
        XCTAssertEqual(publisher.send(2), .none)
        XCTAssertEqual(publisher.send(3), .max(1))
        publisher.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [4])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testRemoveDuplicates() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(demandPerValue: .max(2))
        publisher.removeDuplicates().subscribe(subscriber)
        XCTAssertEqual(publisher.subscriberDescriptions, ["RemoveDuplicates"])
        XCTAssertEqual([1, 1, 2, 1].map { publisher.send($0) }, [.max(2), .max(1), .max(2), .max(2)])
        XCTAssertEqual(subscriber.values, [1, 2, 1])
        subscriber.cancel()
        XCTAssertEqual(publisher.send(3), .none)
        XCTAssertEqual(publisher.cancelCount, 1)
        publisher.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [])
    }

    func testSequenceHonoursDemandAndFinishesWithTheLast() {
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(2))
        [1, 2, 3].publisher.subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(subscriber.completions, [])
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, [1, 2, 3])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(subscriber.subscriptions, ["[1, 2, 3]"])
    }

    func testSequenceServesNestedRequestsWithoutRecursion() {
        let box = SubscriptionBox()
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: {
                box.subscription = $0
                $0.request(.max(1))
            },
            receiveValue: { value in
                box.count += 1
                box.subscription?.request(.max(1))
                return .none
            }
        )
        (0..<200_000).publisher.subscribe(subscriber)
        XCTAssertEqual(box.count, 200_000)
    }

    func testSequenceStopsWhenCancelledWithinAValue() {
        var subscriber: TestSubscriber<Int, Never>?
        subscriber = TestSubscriber { if $0 == 2 { subscriber?.cancel() } }
        subscriber.map { (1...10).publisher.subscribe($0) }
        XCTAssertEqual(subscriber?.values, [1, 2])
        XCTAssertEqual(subscriber?.completions, [])
        subscriber = nil
    }

    func testReceiveOn() {
        let subject = PassthroughSubject<Int, Never>()
        let received = expectation(description: "completion")
        let tally = SharedTally()
        let queue = DispatchQueue(label: "delivery")
        let subscription = subject.receive(on: queue).sink(
            receiveCompletion: { _ in received.fulfill() },
            receiveValue: {
                dispatchPrecondition(condition: .onQueue(queue))
                tally.addUnsynchronised($0)
            }
        )
        for value in 1...100 { subject.send(value) }
        subject.send(completion: .finished)
        wait(for: [received], timeout: 60)
        XCTAssertEqual(tally.sum, 5050)
        subscription.cancel()
    }

    func testJustEmptyAndFail() {
        let just = TestSubscriber<Int, Never>(initialDemand: .none)
        Just(1).subscribe(just)
        XCTAssertEqual(just.completions, [])
        just.request(.max(1))
        XCTAssertEqual(just.values, [1])
        XCTAssertEqual(just.completions, [.finished])
        XCTAssertEqual(just.subscriptions, ["Just"])
        let empty = TestSubscriber<Int, Never>()
        Empty().subscribe(empty)
        XCTAssertEqual(empty.completions, [.finished])
        let silent = TestSubscriber<Int, Never>()
        Empty(completeImmediately: false).subscribe(silent)
        XCTAssertEqual(silent.completions, [])
        let fail = TestSubscriber<Int, TestError>()
        Fail(error: .first).subscribe(fail)
        XCTAssertEqual(fail.completions, [.failure(.first)])
    }

    func testErasedPublisherDescribesItself() {
        XCTAssertEqual(Just(1).eraseToAnyPublisher().description, "AnyPublisher")
        let subscriber = TestSubscriber<Int, Never>()
        Just(1).eraseToAnyPublisher().eraseToAnyPublisher().subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [1])
    }
}

private final class SubscriptionBox {
    var subscription: (any Subscription)?
    var count = 0
}
