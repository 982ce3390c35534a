import GtkTesting
import XCTest

/// A test of the stability of recorded tests.
@MainActor
final class RecordedTodoReplayTests: GtkTestCase {
    func testRecordedTestPassesTenTimes() throws {
        let test = RecordedTodoTests(name: "testAddsAndDeletesTodos") { _ in }
        for _ in 0..<10 { try test.testAddsAndDeletesTodos() }
        XCTAssertEqual(openWindows, [])
    }
}
