import Combine
import XCTest

final class CombineIdentifierTests: XCTestCase {
    func testIdentifiersAreEqualOnlyForTheSameObject() {
        final class Thing {}
        let thing = Thing()
        XCTAssertEqual(CombineIdentifier(thing), CombineIdentifier(thing))
        XCTAssertNotEqual(CombineIdentifier(thing), CombineIdentifier(Thing()))
        XCTAssertNotEqual(CombineIdentifier(), CombineIdentifier())
        XCTAssertTrue(CombineIdentifier(thing).description.hasPrefix("0x"))
    }
}
