import Combine
import CombineTesting
import XCTest

final class SetFailureTypeTests: XCTestCase {
    func testForwardsAllEvents() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, any Error>(initialDemand: .max(2), demandPerValue: .max(4))
        publisher.setFailureType(to: TestError.self).setFailureType(to: (any Error).self).subscribe(subscriber)
        XCTAssertEqual(publisher.subscriberDescriptions, ["SetFailureType"])
        XCTAssertEqual(subscriber.subscriptions, ["TestSubscription"])
        XCTAssertEqual(publisher.requests, [.max(2)])
        XCTAssertEqual(publisher.send(1), .max(4))
        publisher.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions.map(\.error), [nil])
        XCTAssertEqual(mirrorChildren { $0.setFailureType(to: TestError.self) }, [])
    }

    func testEquality() {
        let (first, second) = (Just(1), Just(2))
        let make = { Publishers.SetFailureType<Just<Int>, TestError>(upstream: $0) }
        XCTAssertEqual(make(first), make(first))
        XCTAssertNotEqual(make(first), make(second))
    }
}
