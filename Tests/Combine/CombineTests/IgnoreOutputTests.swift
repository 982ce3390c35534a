import Combine
import CombineTesting
import XCTest

final class IgnoreOutputTests: XCTestCase {
    func testPublishesOnlyTheCompletion() {
        let upstream = IntUpstream()
        let subscriber = TestSubscriber<Never, TestError>(initialDemand: .none)
        upstream.ignoreOutput().subscribe(subscriber)
        XCTAssertEqual(upstream.subscriberDescriptions, ["IgnoreOutput"])
        XCTAssertEqual(subscriber.subscriptions, ["TestSubscription"])
        XCTAssertEqual(upstream.requests, [.unlimited])
        XCTAssertEqual(upstream.send(1), .none)
        upstream.send(completion: .failure(.second))
        XCTAssertEqual(subscriber.completions, [.failure(.second)])
        XCTAssertEqual(mirrorChildren { $0.ignoreOutput() }, [])
        checkReleases { source, token in source.map { token.same($0) }.ignoreOutput() }
    }

    func testEquality() {
        XCTAssertEqual(Publishers.IgnoreOutput(upstream: Just(1)), Publishers.IgnoreOutput(upstream: Just(1)))
        XCTAssertNotEqual(Publishers.IgnoreOutput(upstream: Just(1)), Publishers.IgnoreOutput(upstream: Just(2)))
    }
}
