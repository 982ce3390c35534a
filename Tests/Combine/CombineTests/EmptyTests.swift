import Combine
import CombineTesting
import Testing
import XCTest

final class EmptyTests: XCTestCase {
    func testFinishesImmediatelyOrNever() {
        let empty = TestSubscriber<Int, Never>(initialDemand: .none)
        Empty().subscribe(empty)
        XCTAssertEqual(empty.subscriptions, ["Empty"])
        XCTAssertEqual(empty.completions, [.finished])
        let silent = TestSubscriber<Int, Never>()
        Empty(completeImmediately: false, outputType: Int.self, failureType: Never.self).subscribe(silent)
        XCTAssertEqual(silent.subscriptions, ["Empty"])
        XCTAssertEqual(silent.completions, [])
    }

    func testEquality() {
        XCTAssertEqual(Empty<Int, Never>(), Empty())
        XCTAssertNotEqual(Empty<Int, Never>(), Empty(completeImmediately: false))
    }
}

struct EmptyMisuseTests {
    @Test func anyRequestIsAccepted() async {
        await #expect(processExitsWith: .success) { requestZeroValues(of: Empty<Int, Never>()) }
    }
}
