import Combine
import CombineTesting
import XCTest

final class ContainsTests: XCTestCase {
    func testPublishesWhetherAValueWasSent() {
        checkEnds(with: [1, 2], yielding: true) { $0.contains(2) }
        checkReduces([1, 2], to: false, name: "Contains") { $0.contains(3) }
        checkIsSubscription(name: "Contains", demandBefore: [.unlimited]) { $0.contains(3) }
        checkReleases { source, token in source.map { token.same($0) }.contains(9) }
    }

    func testEquality() {
        let make = { Publishers.Contains(upstream: Just(1), output: $0) }
        XCTAssertEqual(make(1), make(1))
        XCTAssertNotEqual(make(1), make(2))
    }
}
