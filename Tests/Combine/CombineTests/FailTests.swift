import Combine
import CombineTesting
import XCTest

final class FailTests: XCTestCase {
    func testFailsImmediately() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        Fail(error: .first).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["Empty"])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(subscriber.values, [])
    }

    func testEquality() {
        XCTAssertEqual(Fail(outputType: Int.self, failure: TestError.first), Fail(error: .first))
        XCTAssertNotEqual(Fail(outputType: Int.self, failure: TestError.first), Fail(error: .second))
    }
}
