import Combine
import CombineTesting
import XCTest

final class BreakpointTests: XCTestCase {
    private let upstream = TestPublisher<Int, TestError>()

    func testRaisesATrapSignal() {
        let previous = signal(SIGTRAP) { _ in trapCount += 1 }
        defer { signal(SIGTRAP, previous) }
        let subscriber = TestSubscriber<Int, TestError>(demandPerValue: .max(2))
        upstream.breakpoint(receiveSubscription: { _ in false }, receiveOutput: { $0 == 2 }).breakpointOnError()
            .subscribe(subscriber)
        XCTAssertEqual(upstream.subscriberDescriptions, ["Breakpoint"])
        XCTAssertEqual(subscriber.subscriptions, ["TestSubscription"])
        XCTAssertEqual(upstream.requests, [.unlimited])
        XCTAssertEqual(upstream.send(1), .max(2))
        XCTAssertEqual(trapCount, 0)
        upstream.send(2)
        XCTAssertEqual(trapCount, 1)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(trapCount, 2)
        XCTAssertEqual(subscriber.values, [1, 2])
        subscriber.cancel()
        XCTAssertEqual(upstream.cancelCount, 1)
    }

    func testReleasesItsClosuresAndItsSubscriber() {
        checkReleased { upstream, _, token in upstream.breakpoint(receiveOutput: { ($0, token).0 > 9 }) }
    }

    func testASubscriptionDoesNotRetainThePublisher() {
        weak var released: PassthroughSubject<Int, TestError>?
        let subscriber = TestSubscriber<Int, TestError>()
        do {
            let subject = PassthroughSubject<Int, TestError>()
            released = subject
            subject.breakpoint().subscribe(subscriber)
        }
        XCTAssertNil(released)
    }
}

// A global variable, because a signal handler can't capture anything. The signal is raised on the thread of the only
// test that counts it.
nonisolated(unsafe) private var trapCount = 0
