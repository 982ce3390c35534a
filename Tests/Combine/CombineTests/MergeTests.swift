import Combine
import CombineTesting
import TestSupport
import XCTest

final class MergeTests: XCTestCase {
    func testUnlimitedDemandIsRequestedFromAllPublishers() {
        let publishers = [TestPublisher<Int, TestError>(), TestPublisher<Int, TestError>()]
        let subscriber = TestSubscriber<Int, TestError>()
        publishers[0].merge(with: publishers[1]).subscribe(subscriber)
        XCTAssertEqual(publishers.map(\.requests), [[.unlimited], [.unlimited]])
        publishers[1].send(1)
        publishers[0].send(2)
        publishers[0].send(completion: .finished)
        publishers[1].send(3)
        XCTAssertEqual(subscriber.values, [1, 2, 3])
        XCTAssertEqual(subscriber.completions, [])
        publishers[1].send(completion: .failure(.first))
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testStoresAValueWithoutDemand() {
        let first = [1, 2, 3].publisher
        let second = [4, 5].publisher
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(2))
        Publishers.Merge(first, second).subscribe(subscriber)
        XCTAssertEqual(subscriber.values.count, 2)
        subscriber.request(.max(2))
        XCTAssertEqual(subscriber.values.count, 4)
        XCTAssertEqual(subscriber.completions, [])
        subscriber.request(.unlimited)
        XCTAssertEqual(subscriber.values.sorted(), [1, 2, 3, 4, 5])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testThreadsLoseNoValues() {
        let subjects = (0..<4).map { _ in Unsynchronized(PassthroughSubject<Int, Never>()) }
        let tally = SharedTally()
        let subscription = Publishers.MergeMany(subjects.map(\.value)).sink { tally.addUnsynchronized($0) }
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for _ in 0..<5000 { subjects[thread].value.send(1) }
        }
        XCTAssertEqual(tally.count, 20_000)
        subscription.cancel()
    }

    func testMergesThreeToEightPublishers() {
        let all = (1...8).map { Just($0) }
        XCTAssertEqual(collected(all[0].merge(with: all[1], all[2])), [1, 2, 3])
        XCTAssertEqual(collected(all[0].merge(with: all[1], all[2], all[3])), [1, 2, 3, 4])
        XCTAssertEqual(collected(all[0].merge(with: all[1], all[2], all[3], all[4])), [1, 2, 3, 4, 5])
        XCTAssertEqual(collected(all[0].merge(with: all[1], all[2], all[3], all[4], all[5])), [1, 2, 3, 4, 5, 6])
        XCTAssertEqual(
            collected(all[0].merge(with: all[1], all[2], all[3], all[4], all[5], all[6])),
            [1, 2, 3, 4, 5, 6, 7]
        )
        XCTAssertEqual(
            collected(all[0].merge(with: all[1], all[2], all[3], all[4], all[5], all[6], all[7])),
            [1, 2, 3, 4, 5, 6, 7, 8]
        )
    }

    func testAFailureCancelsAllPublishers() {
        forEachArity { upstreams, subscriber in
            upstreams[1].send(completion: .failure(.first))
            XCTAssertEqual(subscriber.completions, [.failure(.first)])
            XCTAssertEqual(upstreams.map(\.cancelCount), upstreams.map { _ in 1 })
        }
    }

    func testAFailureWhileSubscribing() {
        let upstreams = [TestPublisher<Int, TestError>(), TestPublisher<Int, TestError>()]
        let subscriber = TestSubscriber<Int, TestError>()
        let failing = CapturingPublisher<Int, TestError> {
            let subscription = TestSubscription()
            $0.receive(subscription: subscription)
            $0.receive(completion: .failure(.first))
            XCTAssertEqual(subscription.cancelCount, 1)
        }
        upstreams[0].merge(with: failing, upstreams[1]).subscribe(subscriber)
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(upstreams.map(\.cancelCount), [1, 1])
    }

    func testDemandCompletionAndCancellationOfEachArity() {
        forEachArity(initialDemand: .max(2)) { upstreams, subscriber in
            XCTAssertEqual(upstreams.map(\.requests), upstreams.map { _ in [.max(1)] })
            XCTAssertEqual(upstreams.map { $0.send(1) }, upstreams.indices.map { $0 < 2 ? .max(1) : .none })
            XCTAssertEqual(subscriber.values.count, 2)
            for upstream in upstreams { upstream.send(completion: .finished) }
            XCTAssertEqual(subscriber.completions, upstreams.count == 2 ? [.finished] : [])
            if upstreams.count > 2 { subscriber.request(.unlimited) }
            XCTAssertEqual(subscriber.values.count, upstreams.count)
            XCTAssertEqual(subscriber.completions, [.finished])
        }
        forEachArity { upstreams, subscriber in
            XCTAssertEqual(upstreams.map(\.requests), upstreams.map { _ in [.unlimited] })
            subscriber.cancel()
            XCTAssertEqual(upstreams.map(\.cancelCount), upstreams.map { _ in 1 })
            for upstream in upstreams { upstream.send(1) }
            XCTAssertEqual(subscriber.values, [])
        }
    }

    func testMergingAMergeCreatesASingleMerge() {
        let just = Just(1)
        let two = just.merge(with: Just(2), Just(3)).merge(with: Just(4))
        XCTAssertEqual(collected(two), [1, 2, 3, 4])
        XCTAssertEqual(two, Publishers.Merge4(just, Just(2), Just(3), Just(4)))
        let six = Publishers.Merge(just, just).merge(with: just, just, just, just)
        XCTAssertEqual(
            six.merge(with: Just(7), Just(8)),
            Publishers.Merge8(just, just, just, just, just, just, Just(7), Just(8))
        )
        XCTAssertEqual(collected(Publishers.Merge(just, just).merge(with: just, just, just, just, just, just)).count, 8)
    }

    func testARequestForZeroValuesIsIgnored() {
        let upstreams = [TestPublisher<Int, Never>(), TestPublisher<Int, Never>()]
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
        upstreams[0].merge(with: upstreams[1]).subscribe(subscriber)
        subscriber.request(.none)
        XCTAssertEqual(upstreams.map(\.requests), [[.max(1)], [.max(1)]])
    }

    func testRequestsDuringADeliveryOnAnotherThreadAreAddedTogether() {
        let upstream = TestPublisher<Int, Never>()
        var subscription: (any Subscription)?
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1)) { _ in
            guard let requested = subscription.take() else { return }
            let requester = Unsynchronized(requested)
            onAnotherThread { for _ in 0..<100_000 { requester.value.request(.max(1)) } }
            XCTAssertEqual(upstream.requests, [.max(1)])
        }
        upstream.merge(with: Empty(completeImmediately: false)).subscribe(subscriber)
        subscription = subscriber.subscription
        XCTAssertEqual(upstream.send(1), .max(1))
        for value in 0..<100_001 { upstream.send(value) }
        XCTAssertEqual(subscriber.values.count, 100_001, "the last value is stored, because there is no demand")
    }

    func testMirrorsAreEmpty() {
        let subscriber = TestSubscriber<Int, Never>()
        let upstream = CapturingPublisher<Int, Never> {
            XCTAssertEqual($0.description, "Merge")
            XCTAssertEqual($0.customMirror.children.count, 0)
            XCTAssertEqual($0.combineIdentifier, subscriber.subscription?.combineIdentifier)
        }
        upstream.merge(with: upstream).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["Merge"])
    }

    /// Runs a test with two to eight merged publishers.
    private func forEachArity(
        initialDemand: Subscribers.Demand = .unlimited,
        _ body: ([TestPublisher<Int, TestError>], TestSubscriber<Int, TestError>) -> Void
    ) {
        for count in 2...8 {
            let all = (0..<count).map { _ in TestPublisher<Int, TestError>() }
            let subscriber = TestSubscriber<Int, TestError>(initialDemand: initialDemand)
            let first = all[0].map { $0 }
            switch count {
            case 2: first.merge(with: all[1]).subscribe(subscriber)
            case 3: first.merge(with: all[1], all[2]).subscribe(subscriber)
            case 4: first.merge(with: all[1], all[2], all[3]).subscribe(subscriber)
            case 5: first.merge(with: all[1], all[2], all[3], all[4]).subscribe(subscriber)
            case 6: first.merge(with: all[1], all[2], all[3], all[4], all[5]).subscribe(subscriber)
            case 7: first.merge(with: all[1], all[2], all[3], all[4], all[5], all[6]).subscribe(subscriber)
            default: first.merge(with: all[1], all[2], all[3], all[4], all[5], all[6], all[7]).subscribe(subscriber)
            }
            body(all, subscriber)
        }
    }

    func testHandlesAMisbehavingUpstream() {
        MisbehavingUpstreamChecks(countsEarlyValues: true, endsWithUpstream: false).check { $0.merge(with: $1) }
    }

    func testHandlesACompletionBeforeTheSubscription() {
        let silent = CapturingPublisher<Int, TestError> { $0.receive(completion: .finished) }
        let subscriber = TestSubscriber<Int, TestError>()
        silent.merge(with: Publishers.Sequence<[Int], TestError>(sequence: [1, 2])).subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(subscriber.completions, [.finished])

        let failing = CapturingPublisher<Int, TestError> { $0.receive(completion: .failure(.first)) }
        let (upstream, failed) = (TestPublisher<Int, TestError>(), TestSubscriber<Int, TestError>())
        upstream.merge(with: failing).subscribe(failed)
        XCTAssertEqual(failed.completions, [.failure(.first)])
        XCTAssertEqual(upstream.cancelCount, 1)
    }

    func testReleasesRetainedObjectsAtTheEnd() {
        assertReleases { $0.upstream.map(holding($1)).merge(with: $0.other) }
        assertReleases { Publishers.MergeMany($0.upstream, $0.other).map(holding($1)) }
    }
}
