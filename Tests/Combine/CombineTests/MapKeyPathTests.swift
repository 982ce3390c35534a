import Combine
import CombineTesting
import XCTest

final class MapKeyPathTests: XCTestCase {
    private let point = Point(x: 1, y: 2, z: 3)

    func testPublishesOneProperty() {
        let publisher = TestPublisher<Point, TestError>()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(2), demandPerValue: .max(1))
        publisher.map(\.x).subscribe(subscriber)
        XCTAssertEqual(publisher.send(point), .max(1))
        XCTAssertEqual(subscriber.values, [1])
        checkForwardsSubscription(name: "ValueForKey") { $0.map(\.description) }
        XCTAssertEqual(mirrorChildren { $0.map(\.bitWidth) }, ["keyPath: \(\Int.bitWidth)"])
    }

    func testPublishesSeveralProperties() {
        let points = [point].publisher.eraseToAnyPublisher()
        XCTAssertEqual(collected(points.map(\.x, \.y)).map { [$0.0, $0.1] }, [[1, 2]])
        XCTAssertEqual(collected(points.map(\.x, \.y, \.z)).map { [$0.0, $0.1, $0.2] }, [[1, 2, 3]])
        checkForwardsSubscription(name: "ValueForKeys") { $0.map(\.bitWidth, \.description) }
        let path = \Int.bitWidth
        XCTAssertEqual(mirrorChildren { $0.map(path, path) }, ["keyPath0: \(path)", "keyPath1: \(path)"])
        XCTAssertEqual(
            mirrorChildren { $0.map(path, path, path) },
            ["keyPath0: \(path)", "keyPath1: \(path)", "keyPath2: \(path)"]
        )
    }
}

private struct Point {
    var x: Int
    var y: Int
    var z: Int
}
