import Combine
import XCTest

final class SubscriptionsTests: XCTestCase {
    func testTheEmptySubscriptionIgnoresEverything() {
        Subscriptions.empty.request(.max(1))
        Subscriptions.empty.cancel()
        XCTAssertEqual(String(describing: Subscriptions.empty), "Empty")
        XCTAssertEqual(Subscriptions.empty.combineIdentifier, Subscriptions.empty.combineIdentifier)
    }
}
