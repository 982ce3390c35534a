import Combine
import Foundation
import Testing
import XCTest

final class DemandTests: XCTestCase {
    func testUnlimitedDemandAbsorbsOtherDemand() {
        XCTAssertEqual(Subscribers.Demand.unlimited + 3, .unlimited)
        XCTAssertEqual(Subscribers.Demand.unlimited - .unlimited, .unlimited)
        XCTAssertEqual(Subscribers.Demand.max(3) - .unlimited, .none)
        XCTAssertEqual(Subscribers.Demand.max(.max) + .max(.max), .unlimited)
        XCTAssertEqual(Subscribers.Demand.max(.max) * 2, .unlimited)
        XCTAssertEqual(Subscribers.Demand.max(.max) - (-1), .none)
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

    func testEncodesAndDecodes() throws {
        for demand in [Subscribers.Demand.none, .max(5), .unlimited] {
            let data = try JSONEncoder().encode(demand)
            XCTAssertEqual(try JSONDecoder().decode(Subscribers.Demand.self, from: data), demand)
        }
        let data = try JSONEncoder().encode(Subscribers.Demand.max(42))
        XCTAssertEqual(String(decoding: data, as: UTF8.self), "42")
        let excess = Data("18446744073709551615".utf8)
        XCTAssertEqual(try JSONDecoder().decode(Subscribers.Demand.self, from: excess), .unlimited)
    }

    func testDescription() {
        XCTAssertEqual(Subscribers.Demand.unlimited.description, "unlimited")
        XCTAssertEqual(Subscribers.Demand.max(5).description, "max(5)")
    }
}

struct DemandMisuseTests {
    @Test func aNegativeDemandTraps() async {
        expectMessage(
            "Subscribers.Demand must not be negative",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Subscribers.Demand.max(-1)
            }
        )
        expectMessage(
            "Subscribers.Demand must not be negative",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Subscribers.Demand.max(1) - .max(2)
            }
        )
        expectMessage(
            "Subscribers.Demand must not be negative",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Subscribers.Demand.max(1) - 2
            }
        )
        expectMessage(
            "Subscribers.Demand must not be negative",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Subscribers.Demand.max(1) + -2
            }
        )
        expectMessage(
            "Subscribers.Demand must not be negative",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Subscribers.Demand.max(1) * -1
            }
        )
    }
}
