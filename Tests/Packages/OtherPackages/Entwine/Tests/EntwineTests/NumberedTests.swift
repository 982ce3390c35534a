import Entwine
import EntwineTest
import XCTest

final class NumberedTests: XCTestCase {
    func testNumbersEachValue() {
        let subscriber = RecordingSubscriber<(Int, String), Never>()
        ["a", "b"].publisher.numbered().subscribe(subscriber)
        XCTAssertEqual(subscriber.values.map(\.0), [0, 1])
    }
}
