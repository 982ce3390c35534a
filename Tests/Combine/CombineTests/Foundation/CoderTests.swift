import Combine
import CombineFoundation
import CombineTesting
import Foundation
import XCTest

final class CoderTests: XCTestCase {
    private struct Point: Codable, Equatable {
        var x: Int
        var y: Int
    }

    private let point = Point(x: 1, y: -2)

    func testEncodesAndDecodesJSON() {
        let subscriber = TestSubscriber<Point, any Error>()
        Just(point).encode(encoder: JSONEncoder()).decode(type: Point.self, decoder: JSONDecoder())
            .subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [point])
        XCTAssertEqual(subscriber.completions.count, 1)
    }

    func testUsesTheOptionsOfTheJSONEncoder() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let subscriber = TestSubscriber<Data, any Error>()
        Just(point).encode(encoder: encoder).subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [Data(#"{"x":1,"y":-2}"#.utf8)])
    }

    func testEncodesAndDecodesPropertyLists() {
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let encoder = PropertyListEncoder()
            encoder.outputFormat = format
            let subscriber = TestSubscriber<Point, any Error>()
            Just(point).encode(encoder: encoder).decode(type: Point.self, decoder: PropertyListDecoder())
                .subscribe(subscriber)
            XCTAssertEqual(subscriber.values, [point])
        }
    }

    func testInvalidInputFails() {
        let subscriber = TestSubscriber<Point, any Error>()
        Just(Data(#"{"x":1}"#.utf8)).decode(type: Point.self, decoder: JSONDecoder()).subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [])
        guard case .failure(let error) = subscriber.completions.first,
            case DecodingError.keyNotFound(let key, _) = error
        else { return XCTFail("\(subscriber.completions)") }
        XCTAssertEqual(key.stringValue, "y")
    }
}
