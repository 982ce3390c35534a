import Combine
import CombineTesting
import XCTest

final class MapTests: XCTestCase {
    func testTransformsEachValue() {
        checkForwardsValues([2, 4], of: [1, 2]) { $0.map { $0 * 2 } }
        checkForwardsSubscription(name: "Map") { $0.map { $0 } }
        XCTAssertEqual(mirrorChildren { $0.map { $0 } }, [])
        checkReleases { source, token in source.map { token.same($0) } }
    }

    func testForwardsEventsBeforeTheSubscription() {
        checkBeforeSubscription(yields: [1], answering: .max(42), completes: true) { $0.map { $0 } }
    }

    func testTryMapTransformsEachValue() {
        checkForwardsValues([2, 4], of: [1, 2]) { $0.tryMap { $0 * 2 } }
        checkIsSubscription(name: "TryMap") { $0.tryMap { $0 } }
        XCTAssertEqual(mirrorChildren { $0.tryMap { $0 } }, [])
        checkReleases { source, token in source.tryMap { token.same($0) } }
    }

    func testTryMapFailsWithTheThrownError() {
        checkThrownError { $0.tryMap { _ -> Int in throw TestError.second } }
    }

    func testTryMapForwardsAValueBeforeTheSubscription() {
        checkBeforeSubscription(yields: [1], answering: .max(42), completes: false) { $0.tryMap { $0 } }
    }

    func testTryMapForwardsARequestForZeroValues() {
        let upstream = IntUpstream()
        requestZeroValues(of: upstream.tryMap { $0 })
        XCTAssertEqual(upstream.requests, [.none])
    }

    func testTryMapDropsValuesAfterACancellation() {
        let upstream = IntUpstream()
        let subscriber = TestSubscriber<Int, any Error>()
        upstream.tryMap { $0 }.subscribe(subscriber)
        subscriber.cancel()
        XCTAssertEqual(upstream.send(1), .none)
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.events.count, 1)
    }

    func testTheClosureCanSendValues() {
        let subject = PassthroughSubject<Int, any Error>()
        let subscriber = TestSubscriber<Int, any Error>()
        subject.tryMap { value -> Int in
            if value < 3 { subject.send(value + 1) }
            return value
        }.subscribe(subscriber)
        subject.send(1)
        XCTAssertEqual(subscriber.values, [3, 2, 1])
    }

    func testSuccessiveMapsAreCombined() {
        let source = IntUpstream()
        XCTAssertTrue(
            source.map { $0 }.map(\.self) as Any is Publishers.MapKeyPath<Publishers.Map<IntUpstream, Int>, Int>
        )
        let map: Publishers.Map<IntUpstream, Int> = source.map { $0 + 1 }.map { $0 * 2 }
        let tryMap: Publishers.TryMap<IntUpstream, Int> = map.tryMap { $0 + 1 }.map { $0 * 2 }.tryMap { $0 + 1 }
        let subscriber = TestSubscriber<Int, any Error>()
        tryMap.subscribe(subscriber)
        source.send(1)
        XCTAssertEqual(subscriber.values, [11])
    }

    func testACancellationBeforeTheSubscriptionIsIgnored() {
        checkCancelledEarly { $0.tryMap { $0 } }
    }
}
