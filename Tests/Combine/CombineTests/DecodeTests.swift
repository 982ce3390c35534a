import Combine
import CombineTesting
import XCTest

final class DecodeTests: XCTestCase {
    func testDecodesEachValue() {
        checkForwardsValues([-9, -8], of: [1, 2]) { $0.decode(type: Int.self, decoder: TestCoder()) }
        checkIsSubscription(name: "Decode") { $0.decode(type: Int.self, decoder: TestCoder()) }
        XCTAssertEqual(
            mirrorChildren { $0.decode(type: Int.self, decoder: TestCoder()) },
            ["downstream: TestSubscriber", "finished: false", "upstreamSubscription: nil"]
        )
        checkReleases { source, token in source.decode(type: Int.self, decoder: TokenCoder(token: token)) }
    }

    func testFailsWithTheThrownError() {
        checkThrownError { $0.decode(type: Int.self, decoder: FailingCoder()) }
    }

    func testForwardsEventsBeforeTheSubscription() {
        checkBeforeSubscription(yields: [-9], answering: .max(42), completes: true) {
            $0.decode(type: Int.self, decoder: TestCoder())
        }
    }
}
