import Combine
import CombineTesting
import XCTest

final class ReplaceNilTests: XCTestCase {
    func testReplacesNil() {
        let publisher = TestPublisher<Int?, Never>()
        let subscriber = TestSubscriber<Int, Never>()
        let replacing: Publishers.Map<TestPublisher<Int?, Never>, Int> = publisher.replaceNil(with: 0)
        replacing.subscribe(subscriber)
        publisher.send(1)
        publisher.send(nil)
        XCTAssertEqual(subscriber.values, [1, 0])
    }
}
