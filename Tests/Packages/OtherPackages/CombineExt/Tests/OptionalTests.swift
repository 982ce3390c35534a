import Combine
import CombineExt
import XCTest

final class OptionalTests: XCTestCase {
    func testPublishesItsValue() {
        var values: [Int] = []
        let subscription = Optional(1).publisher.sink { values.append($0) }
        XCTAssertEqual(values, [1])
        subscription.cancel()
    }
}
