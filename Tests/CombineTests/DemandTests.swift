import Combine
import XCTest

final class DemandTests: XCTestCase {
    func testUnlimitedAbsorbs() {
        XCTAssertEqual(Subscribers.Demand.unlimited + 3, .unlimited)
        XCTAssertEqual(Subscribers.Demand.unlimited - .unlimited, .unlimited)
        XCTAssertEqual(Subscribers.Demand.max(3) - .unlimited, .none)
        XCTAssertEqual(Subscribers.Demand.max(.max) + .max(.max), .unlimited)
        XCTAssertEqual(Subscribers.Demand.max(.max) * 2, .unlimited)
    }

    func testComparesWithCounts() {
        XCTAssertTrue(Subscribers.Demand.unlimited > Int.max)
        XCTAssertFalse(Subscribers.Demand.unlimited == Int.max)
        XCTAssertTrue(3 < Subscribers.Demand.unlimited)
        XCTAssertTrue(Subscribers.Demand.max(2) != 3)
        XCTAssertTrue(2 >= Subscribers.Demand.max(2))
        XCTAssertEqual(Subscribers.Demand.unlimited.max, nil)
        XCTAssertEqual(Subscribers.Demand.max(7).max, 7)
    }

    func testDescription() {
        XCTAssertEqual(Subscribers.Demand.unlimited.description, "unlimited")
        XCTAssertEqual(Subscribers.Demand.max(5).description, "max(5)")
    }
}
