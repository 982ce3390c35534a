import Combine
import CombineTesting
import TestSupport
import Testing
import XCTest

final class ZipTests: XCTestCase {
    func testCombinesValuesInOrderAndForwardsDemandToAllUpstreams() {
        let (first, second) = (TestPublisher<Int, TestError>(), TestPublisher<String, TestError>())
        let subscriber = TestSubscriber<String, TestError>(initialDemand: .max(2), demandPerValue: .max(1))
        first.zip(second) { "\($0)\($1)" }.subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["Zip"])
        XCTAssertEqual(first.subscriberDescriptions, ["Zip"])
        XCTAssertEqual([first.requests, second.requests], [[.max(2)], [.max(2)]])
        XCTAssertEqual(first.send(1), .none)
        XCTAssertEqual(first.send(2), .none)
        XCTAssertEqual(second.send("a"), .max(1))
        XCTAssertEqual([first.requests, second.requests], [[.max(2), .max(1)], [.max(2)]])
        second.send("b")
        XCTAssertEqual(subscriber.values, ["1a", "2b"])
    }

    func testFinishesWhenAFinishedUpstreamHasNoWaitingValues() {
        let (first, second) = (TestPublisher<Int, TestError>(), TestPublisher<Int, TestError>())
        let subscriber = TestSubscriber<Int, TestError>()
        first.zip(second, +).subscribe(subscriber)
        first.send(1)
        first.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [])
        second.send(2)
        XCTAssertEqual(subscriber.values, [3])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(second.cancelCount, 1)
        XCTAssertEqual(second.send(3), .none)
    }

    func testFailsImmediatelyAndCancelsAllUpstreams() {
        forEachArity { upstreams, subscriber in
            upstreams[1].send(2)
            upstreams[1].send(completion: .failure(.first))
            XCTAssertEqual(subscriber.completions, [.failure(.first)])
            XCTAssertEqual(upstreams.map(\.cancelCount), upstreams.map { _ in 1 })
        }
    }

    func testDemandCompletionAndCancellationOfEachArity() {
        forEachArity { upstreams, subscriber in
            XCTAssertEqual(upstreams.map(\.requests), upstreams.map { _ in [.max(1)] })
            for upstream in upstreams.dropLast() { XCTAssertEqual(upstream.send(1), .none) }
            XCTAssertEqual(upstreams[upstreams.count - 1].send(1), .max(2))
            XCTAssertEqual(upstreams[0].requests, [.max(1), .max(2)])
            XCTAssertEqual(subscriber.values, [upstreams.count])
            upstreams[0].send(completion: .finished)
            XCTAssertEqual(subscriber.completions, [.finished])
            XCTAssertEqual(upstreams.map(\.cancelCount), upstreams.indices.map { $0 == 0 ? 0 : 1 })
        }
        forEachArity { upstreams, subscriber in
            subscriber.cancel()
            XCTAssertEqual(upstreams.map(\.cancelCount), upstreams.map { _ in 1 })
            for upstream in upstreams { upstream.send(1) }
            XCTAssertEqual(subscriber.values, [])
        }
    }

    func testReleasesUncombinedValuesAtTheEnd() {
        for isCancelled in [true, false] {
            let (first, second) = (PassthroughSubject<NSObject, TestError>(), PassthroughSubject<Int, TestError>())
            let subscriber = TestSubscriber<Int, TestError>()
            first.zip(second) { $1 }.subscribe(subscriber)
            let subscription = subscriber.subscription
            weak var released: NSObject?
            do {
                let object = NSObject()
                released = object
                first.send(object)
            }
            XCTAssertNotNil(released)
            if isCancelled { subscriber.cancel() } else { second.send(completion: .finished) }
            XCTAssertNil(released)
            withExtendedLifetime(subscription) {}
        }
    }

    func testCancellingDoesNotWaitForADelivery() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var subscription: AnyCancellable?
        var count = 0
        subscription = first.zip(second).sink { _ in
            count += 1
            let cancelled = Unsynchronized(subscription)
            onAnotherThread { cancelled.value?.cancel() }
        }
        first.send(1)
        first.send(2)
        second.send(1)
        second.send(2)
        XCTAssertEqual(count, 1)
    }

    /// Runs a test with two, three and four zipped publishers. Their values are added.
    private func forEachArity(_ body: ([TestPublisher<Int, TestError>], TestSubscriber<Int, TestError>) -> Void) {
        for count in 2...4 {
            let upstreams = (0..<count).map { _ in TestPublisher<Int, TestError>() }
            let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1), demandPerValue: .max(2))
            switch count {
            case 2: upstreams[0].zip(upstreams[1], +).subscribe(subscriber)
            case 3: upstreams[0].zip(upstreams[1], upstreams[2]) { $0 + $1 + $2 }.subscribe(subscriber)
            default:
                upstreams[0].zip(upstreams[1], upstreams[2], upstreams[3]) { $0 + $1 + $2 + $3 }.subscribe(subscriber)
            }
            body(upstreams, subscriber)
        }
    }

    func testCombinesThreeAndFourPublishers() {
        let three = TestSubscriber<[Int], Never>()
        [1, 2].publisher.zip([3, 4, 5].publisher, [6, 7].publisher) { [$0, $1, $2] }.subscribe(three)
        XCTAssertEqual(three.values, [[1, 3, 6], [2, 4, 7]])
        XCTAssertEqual(three.completions, [.finished])
        let four = TestSubscriber<[Int], Never>()
        Just(1).zip(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }.subscribe(four)
        XCTAssertEqual(four.values, [[1, 2, 3, 4]])
        XCTAssertEqual(four.completions, [.finished])
    }

    func testFinishesIfAnUpstreamIsEmpty() {
        let other = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>()
        Empty<Int, Never>().zip(other, +).subscribe(subscriber)
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(subscriber.subscriptions.count, 1)
        XCTAssertEqual(other.cancelCount, 1)
    }

    func testCancelling() {
        let (first, second) = (TestPublisher<Int, Never>(), TestPublisher<Int, Never>())
        let subscriber = TestSubscriber<Int, Never>()
        first.zip(second, +).subscribe(subscriber)
        first.send(1)
        subscriber.cancel()
        XCTAssertEqual([first.cancelCount, second.cancelCount], [1, 1])
        second.send(1)
        second.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [])
        XCTAssertEqual(subscriber.completions, [])
    }

    func testHandlesAMisbehavingUpstream() {
        MisbehavingUpstreamChecks().check { upstream, _ in
            upstream.zip(Just(1).append(Array(2...9)).setFailureType(to: TestError.self)) { $0 + $1 }
        }
    }

    func testHandlesACompletionBeforeTheSubscription() {
        for completion in [Subscribers.Completion<TestError>.finished, .failure(.first)] {
            let silent = CapturingPublisher<Int, TestError> { $0.receive(completion: completion) }
            let (upstream, subscriber) = (TestPublisher<Int, TestError>(), TestSubscriber<Int, TestError>())
            upstream.zip(silent, +).subscribe(subscriber)
            XCTAssertEqual(subscriber.subscriptions, ["Empty"])
            XCTAssertEqual(subscriber.completions, [completion])
            XCTAssertEqual(upstream.cancelCount, 1)
        }
    }

    func testReleasesRetainedObjectsAtTheEnd() {
        assertReleases { sources, token in sources.upstream.zip(sources.other) { [token] in ($0, $1, token).0 } }
        assertReleases { sources, token in sources.other.zip(sources.upstream) { [token] in ($0, $1, token).0 } }
    }
}

struct ZipMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
            PassthroughSubject<Int, Never>().zip(PassthroughSubject<Int, Never>(), +).subscribe(subscriber)
            subscriber.request(.none)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("demand must not be zero"))
    }
}
