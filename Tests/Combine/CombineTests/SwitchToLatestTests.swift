import Combine
import CombineTesting
import Testing
import XCTest

final class SwitchToLatestTests: XCTestCase {
    func testDemandIsTransferredToTheNextPublisher() {
        let upstream = TestPublisher<TestPublisher<Int, TestError>, TestError>()
        let (first, second) = (TestPublisher<Int, TestError>(), TestPublisher<Int, TestError>())
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(3))
        upstream.switchToLatest().subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["SwitchToLatest"])
        XCTAssertEqual(upstream.requests, [.unlimited])
        upstream.send(first)
        XCTAssertEqual(first.requests, [.max(3)])
        XCTAssertEqual(first.subscriberDescriptions, ["SwitchToLatest"])
        first.send(1)
        upstream.send(second)
        XCTAssertEqual(first.cancelCount, 1)
        XCTAssertEqual(second.requests, [.max(2)])
        XCTAssertEqual(first.send(9), .none)
        second.send(2)
        XCTAssertEqual(subscriber.values, [1, 2])
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [])
        second.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testFailures() {
        let upstream = TestPublisher<TestPublisher<Int, TestError>, TestError>()
        let child = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>()
        upstream.switchToLatest().subscribe(subscriber)
        upstream.send(child)
        child.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(upstream.cancelCount, 1)
        let other = TestSubscriber<Int, TestError>()
        upstream.switchToLatest().subscribe(other)
        upstream.send(child)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(other.completions, [.failure(.first)])
        XCTAssertEqual(child.cancelCount, 1)
    }

    func testFinishesWithTheUpstreamIfThereIsNoCurrentPublisher() {
        let upstream = PassthroughSubject<Just<Int>, Never>()
        let subscriber = TestSubscriber<Int, Never>()
        upstream.switchToLatest().subscribe(subscriber)
        upstream.send(Just(1))
        upstream.send(Just(2))
        XCTAssertEqual(subscriber.values, [1, 2])
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testCancelling() {
        let upstream = TestPublisher<TestPublisher<Int, Never>, Never>()
        let child = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>()
        upstream.switchToLatest().subscribe(subscriber)
        upstream.send(child)
        subscriber.cancel()
        XCTAssertEqual([upstream.cancelCount, child.cancelCount], [1, 1])
        child.send(1)
        upstream.send(child)
        XCTAssertEqual(subscriber.values, [])
        XCTAssertEqual(child.subscriptions.count, 1)
    }

    func testCancellingCancelsTheLatestPublisherBeforeTheUpstream() {
        var cancelled: [String] = []
        let upstream = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
        let child = PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { cancelled.append("child") })
        let subscriber = TestSubscriber<Int, Never>()
        upstream.handleEvents(receiveCancel: { cancelled.append("upstream") }).switchToLatest().subscribe(subscriber)
        upstream.send(child.eraseToAnyPublisher())
        subscriber.cancel()
        XCTAssertEqual(cancelled, ["child", "upstream"])
    }

    func testHandlesAPublisherBeforeTheSubscription() {
        let subscriber = TestSubscriber<Int, Never>()
        CapturingPublisher<Just<Int>, Never> { XCTAssertEqual($0.receive(Just(1)), .none) }
            .switchToLatest().subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [1])
    }

    func testAPublisherSentDuringADeliveryReplacesTheDeliveringPublisher() {
        let subject = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
        var values: [Int] = []
        let subscription = subject.switchToLatest().sink {
            values.append($0)
            if $0 == 1 { subject.send(Just(9).eraseToAnyPublisher()) }
        }
        subject.send([1, 2, 3].publisher.eraseToAnyPublisher())
        XCTAssertEqual(values, [1, 9])
        subscription.cancel()
    }

    func testMirrors() {
        let subscriber = TestSubscriber<Int, Never>()
        Just(1).map { _ in
            CapturingPublisher<Int, Never> {
                XCTAssertEqual($0.description, "SwitchToLatest")
                XCTAssertEqual($0.customMirror.children.map(\.label), ["parentSubscription"])
            }
        }.switchToLatest().subscribe(subscriber)
        XCTAssertEqual(subscriber.subscription.map { Mirror(reflecting: $0).children.count }, 0)
    }

    func testHandlesAMisbehavingUpstream() {
        MisbehavingUpstreamChecks(countsEarlyValues: true).check { upstream, _ in
            upstream.map { Just($0).setFailureType(to: TestError.self) }.switchToLatest()
        }
    }

    func testReleasesRetainedObjectsAtTheEnd() {
        assertReleases { sources, token in
            sources.upstream.map { [token] _ in sources.other.map(holding(token)) }.switchToLatest()
        }
        // If an inner publisher fails, the outer publisher is cancelled.
        assertReleases([.fail]) { sources, token in
            sources.other.map { [token] _ in sources.upstream.map(holding(token)) }.switchToLatest()
        }
    }
}

struct SwitchToLatestMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
            PassthroughSubject<Just<Int>, Never>().switchToLatest().subscribe(subscriber)
            subscriber.request(.none)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("demand must not be zero"))
    }
}
