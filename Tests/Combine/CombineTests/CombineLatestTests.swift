import CombineTesting
import Dispatch
import TestSupport
import Testing
import XCTest

@testable import Combine

final class CombineLatestTests: XCTestCase {
    func testCombinesTheLatestValuesAndForwardsDemandToAllUpstreams() {
        let first = TestPublisher<Int, TestError>()
        let second = TestPublisher<String, TestError>()
        let subscriber = TestSubscriber<String, TestError>(initialDemand: .max(2))
        first.combineLatest(second) { "\($0)\($1)" }.subscribe(subscriber)
        XCTAssertEqual(first.requests + second.requests, [.max(2), .max(2)])
        first.send(1)
        first.send(2)
        second.send("a")
        second.send("b")
        second.send("c")
        XCTAssertEqual(subscriber.values, ["2a", "2b"])
        first.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [])
        second.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(first.subscriberDescriptions, ["CombineLatest"])
    }

    func testCombinesThreeAndFourPublishersInOrder() {
        let (first, second, third, fourth) = (Just(1), Just(2), Just(3), Just(4))
        XCTAssertEqual(collected(first.combineLatest(second, third) { $0 + $1 * 10 + $2 * 100 }), [321])
        XCTAssertEqual(
            collected(first.combineLatest(second, third, fourth) { $0 + $1 * 10 + $2 * 100 + $3 * 1000 }),
            [4321]
        )
    }

    func testAValueSentDuringADeliveryIsStoredWithoutACombination() {
        let (first, second) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
        var values: [[Int]] = []
        let subscription = first.combineLatest(second).sink {
            values.append([$0, $1])
            // If each of these values produced a combination, the test would never end.
            first.send($0 + 1)
        }
        XCTAssertEqual(values, [[1, 10]])
        XCTAssertEqual(first.value, 2)
        second.send(20)
        XCTAssertEqual(values, [[1, 10], [2, 20]])
        subscription.cancel()
    }

    /// Apple's framework stores the value, but doesn't send a combination that contains it.
    func testAValueFromAnotherThreadIsDeliveredAfterTheCurrentDelivery() {
        let (first, second) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
        let sending = DispatchGroup()
        let sender = Unsynchronized(first)
        let (isSending, values) = (DispatchSemaphore(value: 0), SharedTally())
        let subscription = first.combineLatest(second).sink {
            values.addUnsynchronized($0 + $1)
            guard $0 == 1 else { return }
            let send = DispatchWorkItem {
                isSending.signal()
                sender.value.send(2)
            }
            DispatchQueue.global().async(group: sending, execute: send)
            isSending.wait()
        }
        sending.wait()
        XCTAssertEqual([values.count, values.sum], [2, 23])
        subscription.cancel()
    }

    /// If another thread sends a value and then a failure during a delivery, both are delivered in that order after the
    /// delivery.
    func testAScheduledValueIsDeliveredBeforeAScheduledFailure() {
        typealias Values = PassthroughSubject<Int, TestError>
        let (first, second) = (Unsynchronized(Values()), Unsynchronized(Values()))
        let other = Unsynchronized(PassthroughSubject<Void, Never>())
        let (combining, holding) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let events = Locked<[String]>([])
        let subscription = first.value.combineLatest(second.value).sink(
            receiveCompletion: { _ in events.withLock { $0.append("failure") } },
            receiveValue: { values in
                events.withLock { $0.append("\(values)") }
                guard values == (1, 1) else { return }
                combining.signal()
                holding.wait()
                other.value.send()
            }
        )
        let holder = other.value.first().sink {
            holding.signal()
            while other.value.broadcast.lock.waitingCount == 0 { Thread.yield() }
            second.value.send(2)
            second.value.send(completion: .failure(TestError.first))
        }
        second.value.send(1)
        let group = DispatchGroup()
        Thread.detachNewThread(in: group) {
            combining.wait()
            other.value.send()
        }
        first.value.send(1)
        group.wait()
        XCTAssertEqual(events.value, ["(1, 1)", "(1, 2)", "failure"])
        subscription.cancel()
        holder.cancel()
    }

    func testDemandReturnedForAValueIsRequestedFromAllUpstreams() {
        let upstreams = [TestPublisher<Int, Never>(), TestPublisher<Int, Never>(), TestPublisher<Int, Never>()]
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1), demandPerValue: .max(2))
        upstreams[0].combineLatest(upstreams[1], upstreams[2]) { $0 + $1 + $2 }.subscribe(subscriber)
        XCTAssertEqual(upstreams.map(\.requests), [[.max(1)], [.max(1)], [.max(1)]])
        XCTAssertEqual(upstreams.map { $0.send(1) }, [.none, .none, .max(2)])
        XCTAssertEqual(upstreams.map(\.requests), [[.max(1), .max(2)], [.max(1), .max(2)], [.max(1)]])
        subscriber.request(.max(3))
        XCTAssertEqual(upstreams.map { $0.requests.last }, [.max(3), .max(3), .max(3)])
    }

    func testReturnedDemandIsForwardedEvenIfDemandIsUnlimited() {
        let upstreams = [TestPublisher<Int, Never>(), TestPublisher<Int, Never>()]
        let subscriber = TestSubscriber<Int, Never>(demandPerValue: .max(2))
        upstreams[0].combineLatest(upstreams[1]) { $0 + $1 }.subscribe(subscriber)
        XCTAssertEqual(upstreams.map { $0.send(1) }, [.none, .max(2)])
        XCTAssertEqual(upstreams.map(\.requests), [[.unlimited, .max(2)], [.unlimited]])
    }

    func testFinishesWhenAllUpstreamsFinishAndFailsWhenOneFails() {
        forEachArity { upstreams, subscriber in
            for upstream in upstreams {
                XCTAssertEqual(subscriber.completions, [])
                upstream.send(completion: .finished)
            }
            XCTAssertEqual(subscriber.completions, [.finished])
            XCTAssertEqual(upstreams.map(\.cancelCount), upstreams.map { _ in 0 })
        }
        forEachArity { upstreams, subscriber in
            upstreams[1].send(completion: .failure(.first))
            XCTAssertEqual(subscriber.completions, [.failure(.first)])
            XCTAssertEqual(upstreams.map(\.cancelCount), upstreams.indices.map { $0 == 1 ? 0 : 1 })
            for upstream in upstreams { upstream.send(1) }
            XCTAssertEqual(subscriber.values, [])
        }
    }

    func testCancelling() {
        forEachArity { upstreams, subscriber in
            for upstream in upstreams { upstream.send(1) }
            XCTAssertEqual(subscriber.values, [upstreams.count])
            subscriber.cancel()
            XCTAssertEqual(upstreams.map(\.cancelCount), upstreams.map { _ in 1 })
            upstreams[0].send(2)
            for upstream in upstreams { upstream.send(completion: .finished) }
            XCTAssertEqual(subscriber.values, [upstreams.count])
            XCTAssertEqual(subscriber.completions, [])
        }
    }

    func testTheSubscriptionIsSentAfterAllUpstreamsHaveSentTheirs() {
        var late: AnySubscriber<Int, Never>?
        let subscriber = TestSubscriber<Int, Never>()
        let upstream = TestPublisher<Int, Never>()
        upstream.combineLatest(CapturingPublisher { late = $0 }, +).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, [])
        let subscription = TestSubscription()
        late?.receive(subscription: subscription)
        XCTAssertEqual(subscriber.subscriptions, ["CombineLatest"])
        XCTAssertEqual([upstream.requests, subscription.requests], [[.unlimited], [.unlimited]])
    }

    func testAnUpstreamThatFailsImmediately() {
        let subscriber = TestSubscriber<Int, TestError>()
        let other = TestPublisher<Int, TestError>()
        Fail(error: .first).combineLatest(other, +).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions.count, 1)
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(other.cancelCount, 1)
    }

    func testTheMirrorOfASubscriberShowsItsIndex() {
        var subscribers: [AnySubscriber<Int, Never>] = []
        let upstream = CapturingPublisher<Int, Never> { subscribers.append($0) }
        upstream.combineLatest(upstream).subscribe(TestSubscriber())
        XCTAssertEqual(subscribers.map(\.description), ["CombineLatest", "CombineLatest"])
        XCTAssertEqual(subscribers.map { $0.customMirror.descendant("index") as? Int }, [0, 1])
        XCTAssertEqual(Set(subscribers.map { $0.combineIdentifier }).count, 1)
    }

    func testEquality() {
        let (one, two) = (Just(1), Just(2))
        XCTAssertEqual(one.combineLatest(two), one.combineLatest(two))
        XCTAssertNotEqual(one.combineLatest(two, two), one.combineLatest(two, one))
        XCTAssertNotEqual(one.combineLatest(two, two, one), one.combineLatest(two, two, two))
    }

    /// Runs a test with two, three and four combined publishers. Their values are added.
    private func forEachArity(_ body: ([TestPublisher<Int, TestError>], TestSubscriber<Int, TestError>) -> Void) {
        for count in 2...4 {
            let upstreams = (0..<count).map { _ in TestPublisher<Int, TestError>() }
            let subscriber = TestSubscriber<Int, TestError>()
            switch count {
            case 2: upstreams[0].combineLatest(upstreams[1], +).subscribe(subscriber)
            case 3: upstreams[0].combineLatest(upstreams[1], upstreams[2]) { $0 + $1 + $2 }.subscribe(subscriber)
            default:
                upstreams[0].combineLatest(upstreams[1], upstreams[2], upstreams[3]) { $0 + $1 + $2 + $3 }
                    .subscribe(subscriber)
            }
            XCTAssertEqual(upstreams.map(\.requests), upstreams.map { _ in [.unlimited] })
            body(upstreams, subscriber)
        }
    }

    func testHandlesAMisbehavingUpstream() {
        MisbehavingUpstreamChecks().check { upstream, _ in
            upstream.combineLatest(Just(1).setFailureType(to: TestError.self), +)
        }
    }

    func testReleasesRetainedObjectsAtTheEnd() {
        assertReleases { sources, token in
            sources.upstream.combineLatest(sources.other) { [token] in ($0, $1, token).0 }
        }
    }
}

struct CombineLatestMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
            CurrentValueSubject(1).combineLatest(CurrentValueSubject(2), +).subscribe(subscriber)
            subscriber.request(.none)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("demand must not be zero"))
    }
}
