import Combine
import CombineTesting
import XCTest

final class CountTests: XCTestCase {
    func testPublishesTheNumberOfValues() {
        checkReduces([5, 5], to: 2, name: "Count") { $0.count() }
        checkReduces([], to: 0, name: "Count") { $0.count() }
        checkIsSubscription(name: "Count", demandBefore: [.unlimited]) { $0.count() }
        checkReleases { source, token in source.map { token.same($0) }.count() }
    }

    func testEquality() {
        XCTAssertEqual(Publishers.Count(upstream: Just(1)), Publishers.Count(upstream: Just(1)))
        XCTAssertNotEqual(Publishers.Count(upstream: Just(1)), Publishers.Count(upstream: Just(2)))
    }
}
