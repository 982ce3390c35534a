import Combine
import CombineTesting
import XCTest

final class LastTests: XCTestCase {
    func testPublishesTheLastValue() {
        checkReduces([5, 6], to: 6, name: "Last") { $0.last() }
        checkReduces([], to: Int?.none, name: "Last") { $0.last() }
        checkIsSubscription(name: "Last", demandBefore: [.unlimited]) { $0.last() }
        checkBeforeSubscription(yields: [], answering: .none, completes: false) { $0.last() }
        checkReleases { source, token in source.map { token.same($0) }.last() }
    }

    func testEquality() {
        XCTAssertEqual(Publishers.Last(upstream: Just(1)), Publishers.Last(upstream: Just(1)))
        XCTAssertNotEqual(Publishers.Last(upstream: Just(1)), Publishers.Last(upstream: Just(2)))
    }
}
