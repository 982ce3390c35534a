import Combine
import XCTest

/// The operators that come once for each number of publishers.
final class ArityTests: XCTestCase {
    func testFirstWhere() {
        XCTAssertEqual(collected((1...9).publisher.map { $0 }.first { $0 > 3 }), [4])
        XCTAssertEqual(collected((1...9).publisher.map { $0 }.first { $0 > 9 }), [])
    }
}
