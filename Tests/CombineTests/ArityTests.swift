import Combine
import XCTest

/// The operators that come once for each number of publishers.
final class ArityTests: XCTestCase {
    func testMergesOfThreeToEight() {
        let all = (1...8).map { Just($0) }
        XCTAssertEqual(collected(all[0].merge(with: all[1], all[2])), [1, 2, 3])
        XCTAssertEqual(collected(all[0].merge(with: all[1], all[2], all[3])), [1, 2, 3, 4])
        XCTAssertEqual(collected(all[0].merge(with: all[1], all[2], all[3], all[4])), [1, 2, 3, 4, 5])
        XCTAssertEqual(collected(all[0].merge(with: all[1], all[2], all[3], all[4], all[5])), [1, 2, 3, 4, 5, 6])
        XCTAssertEqual(
            collected(all[0].merge(with: all[1], all[2], all[3], all[4], all[5], all[6])),
            [1, 2, 3, 4, 5, 6, 7]
        )
        XCTAssertEqual(
            collected(all[0].merge(with: all[1], all[2], all[3], all[4], all[5], all[6], all[7])),
            [1, 2, 3, 4, 5, 6, 7, 8]
        )
    }

    func testLatestOfThreeAndFour() {
        let (first, second, third, fourth) = (Just(1), Just(2), Just(3), Just(4))
        XCTAssertEqual(collected(first.combineLatest(second, third) { $0 + $1 * 10 + $2 * 100 }), [321])
        XCTAssertEqual(
            collected(first.combineLatest(second, third, fourth) { $0 + $1 * 10 + $2 * 100 + $3 * 1000 }),
            [4321]
        )
    }
}
