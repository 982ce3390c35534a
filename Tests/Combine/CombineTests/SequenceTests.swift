import Combine
import CombineTesting
import Dispatch
import Testing
import XCTest

final class SequenceTests: XCTestCase {
    func testRespectsDemandAndFinishesWithTheLastElement() {
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(2))
        [1, 2, 3].publisher.subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(subscriber.completions, [])
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, [1, 2, 3])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(subscriber.subscriptions, ["[1, 2, 3]"])
    }

    func testServesNestedRequestsWithoutRecursion() {
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

    func testStopsWhenCancelledDuringAValue() {
        var subscriber: TestSubscriber<Int, Never>?
        subscriber = TestSubscriber { if $0 == 2 { subscriber?.cancel() } }
        subscriber.map { (1...10).publisher.subscribe($0) }
        XCTAssertEqual(subscriber?.values, [1, 2])
        XCTAssertEqual(subscriber?.completions, [])
        subscriber = nil
    }

    func testAnEmptySequenceFinishesImmediately() {
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
        [Int]().publisher.subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["Empty"])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testARequestForZeroValuesIsIgnored() {
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
        [1].publisher.subscribe(subscriber)
        subscriber.request(.none)
        XCTAssertEqual(subscriber.events.count, 1)
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, [1])
    }

    func testDemandReturnedFromAValueIsServed() {
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1), demandPerValue: .max(1))
        [1, 2, 3].publisher.subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [1, 2, 3])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testCancellingDuringTheLastValueDoesNotFinish() {
        var subscriber: TestSubscriber<Int, Never>?
        subscriber = TestSubscriber { _ in subscriber?.cancel() }
        subscriber.map { [1].publisher.subscribe($0) }
        XCTAssertEqual(subscriber?.values, [1])
        XCTAssertEqual(subscriber?.completions, [])
        subscriber = nil
    }

    func testReleasesTheSubscriberAtTheEndAndTheSequenceWithTheSubscription() {
        for isCancelled in [false, true] {
            var subscription: (any Subscription)?
            weak var released: TestSubscriber<ReleaseToken, Never>?
            weak var element: ReleaseToken?
            do {
                let (subscriber, token) = (TestSubscriber<ReleaseToken, Never>(initialDemand: .none), ReleaseToken())
                (released, element) = (subscriber, token)
                [token].publisher.subscribe(subscriber)
                subscription = subscriber.subscription
                if isCancelled { subscription?.cancel() } else { subscription?.request(.unlimited) }
                subscriber.cancel()
            }
            XCTAssertNil(released)
            XCTAssertNotNil(element)
            subscription = nil
            XCTAssertNil(element)
        }
    }

    func testRequestsFromSeveralThreadsAreServed() {
        let received = Locked(0)
        let subscription = Locked<(any Subscription)?>(nil)
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { subscription.exchange($0) },
            receiveValue: { _ in
                received.withLock { $0 += 1 }
                return .none
            }
        )
        (0..<9000).publisher.subscribe(subscriber)
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<2000 { subscription.value?.request(.max(1)) }
        }
        XCTAssertEqual(received.value, 8000)
    }

    func testEachSubscriberReceivesAllElements() {
        let sequence = [1, 2].publisher
        XCTAssertEqual(collected(sequence), [1, 2])
        XCTAssertEqual(collected(sequence), [1, 2])
        XCTAssertEqual(sequence, [1, 2].publisher)
        XCTAssertNotEqual(sequence, [1].publisher)
    }

    func testOperators() {
        let numbers = [1, 2, 2, 3].publisher
        XCTAssertEqual(numbers.map { $0 * 2 }, [2, 4, 4, 6].publisher)
        XCTAssertEqual(numbers.filter { $0 > 1 }, [2, 2, 3].publisher)
        XCTAssertEqual(numbers.compactMap { $0 > 2 ? "\($0)" : nil }, ["3"].publisher)
        XCTAssertEqual(numbers.removeDuplicates(), [1, 2, 3].publisher)
        XCTAssertEqual([Int?.none, nil, 1].publisher.removeDuplicates(), [nil, 1].publisher)
        XCTAssertEqual(numbers.scan(0, +), [1, 3, 5, 8].publisher)
        XCTAssertEqual(numbers.prefix { $0 < 2 }, [1].publisher)
        XCTAssertEqual(collected(numbers.prefix(2)), [1, 2])
        XCTAssertEqual(collected(numbers.dropFirst(3)), [3])
        XCTAssertEqual(collected(numbers.drop { $0 < 3 }), [3])
        XCTAssertEqual([1, nil].publisher.replaceNil(with: 4), [1, 4].publisher)
        XCTAssertEqual(numbers.reduce(0, +).result, .success(8))
        XCTAssertEqual(numbers.collect().result, .success([1, 2, 2, 3]))
        XCTAssertEqual(numbers.allSatisfy { $0 > 1 }.result, .success(false))
        XCTAssertEqual(numbers.contains(3).result, .success(true))
        XCTAssertEqual(numbers.contains { $0 == 4 }.result, .success(false))
        XCTAssertEqual(numbers.count(), Just(4))
        XCTAssertEqual(numbers.setFailureType(to: TestError.self).count().result, .success(4))
        XCTAssertEqual(numbers.first().output, 1)
        XCTAssertEqual(numbers.first { $0 > 1 }.output, 2)
        XCTAssertEqual(numbers.last().output, 3)
        XCTAssertEqual(numbers.last { $0 < 2 }.output, 1)
        XCTAssertEqual(numbers.max().output, 3)
        XCTAssertEqual(numbers.min { $0 > $1 }.output, 3)
        XCTAssertEqual(numbers.output(at: 3).output, 3)
        XCTAssertNil(numbers.output(at: 4).output)
        XCTAssertEqual(numbers.output(in: 1..<3), [2, 2].publisher)
        XCTAssertEqual(numbers.prepend(0).append([4]), [0, 1, 2, 2, 3, 4].publisher)
        XCTAssertEqual(numbers.prepend([0].publisher).append([4].publisher), [0, 1, 2, 2, 3, 4].publisher)
        XCTAssertEqual(completion(of: numbers.ignoreOutput()), .finished)
        XCTAssertThrowsError(try numbers.tryReduce(0) { _, _ in throw TestError.first }.result.get())
        XCTAssertEqual(try? numbers.tryAllSatisfy { $0 > 0 }.result.get(), true)
        XCTAssertEqual(try? numbers.tryContains { $0 > 3 }.result.get(), false)
    }

    func testTheSubscriptionIsDescribedByTheSequenceUntilItEnds() throws {
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1))
        [1, 2].publisher.subscribe(subscriber)
        let subscription = try XCTUnwrap(subscriber.subscription)
        XCTAssertEqual(String(describing: subscription), "[1, 2]")
        XCTAssertEqual(mirrorChildren(of: subscription), ["sequence: [1, 2]"])
        subscription.cancel()
        XCTAssertEqual(String(describing: subscription), "Sequence")
        XCTAssertEqual(mirrorChildren(of: subscription), ["sequence: []"])
        XCTAssertEqual(subscriber.values, [1])
    }
}

struct SequenceMisuseTests {
    @Test func negativeCountsTrap() async {
        expectMessage(
            "Can't take a prefix of negative length",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = [1].publisher.prefix(-1)
            }
        )
        expectMessage(
            "Can't drop a negative number of elements",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = [1].publisher.dropFirst(-1)
            }
        )
    }
}

private final class SubscriptionBox {
    var subscription: (any Subscription)?
    var count = 0
}
