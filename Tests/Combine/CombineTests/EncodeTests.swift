import Combine
import CombineTesting
import XCTest

final class EncodeTests: XCTestCase {
    func testEncodesEachValue() {
        checkForwardsValues([11, 12], of: [1, 2]) { $0.encode(encoder: TestCoder()) }
        checkIsSubscription(name: "Encode") { $0.encode(encoder: TestCoder()) }
        XCTAssertEqual(
            mirrorChildren { $0.encode(encoder: TestCoder()) },
            ["downstream: TestSubscriber", "finished: false", "upstreamSubscription: nil"]
        )
        checkReleases { source, token in source.encode(encoder: TokenCoder(token: token)) }
    }

    func testFailsWithTheThrownError() {
        checkThrownError { $0.encode(encoder: FailingCoder()) }
    }

    func testForwardsEventsBeforeTheSubscription() {
        checkBeforeSubscription(yields: [11], answering: .max(42), completes: true) { $0.encode(encoder: TestCoder()) }
    }
}
