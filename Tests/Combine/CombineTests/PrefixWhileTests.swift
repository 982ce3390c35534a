import Combine
import CombineTesting
import Testing
import XCTest

final class PrefixWhileTests: XCTestCase {
    func testFinishesAtAValueThatDoesNotSatisfyTheCondition() {
        let upstream = IntUpstream()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(5))
        upstream.prefix { $0 < 3 }.subscribe(subscriber)
        for value in [1, 2, 3, 1] { XCTAssertEqual(upstream.send(value), .none) }
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(upstream.cancelCount, 1)
    }

    func testForwardsEvents() {
        checkForwardsValues([1, 2], of: [1, 2]) { $0.prefix { $0 < 3 } }
        checkIsSubscription(name: "PrefixWhile") { $0.prefix { _ in true } }
        XCTAssertEqual(mirrorChildren { $0.prefix { _ in true } }, ["downstream: TestSubscriber"])
        checkReleases { source, token in source.prefix { token.same($0) < 9 } }
    }

    func testConditionsThatThrow() {
        checkForwardsValues([1, 1], of: [1, 1]) { $0.tryPrefix { $0 < 2 } }
        checkIsSubscription(name: "TryPrefixWhile") { $0.tryPrefix { _ in true } }
        checkThrownError { $0.tryPrefix { _ in throw TestError.second } }
        XCTAssertEqual(mirrorChildren { $0.tryPrefix { _ in true } }, ["downstream: TestSubscriber"])
        checkReleases { source, token in source.tryPrefix { token.same($0) < 9 } }
    }

    func testACancellationBeforeTheSubscriptionTakesEffect() {
        checkCancelledEarly(isCancelled: true) { $0.prefix { _ in true } }
    }
}

struct PrefixWhileMisuseTests {
    @Test func anEventBeforeTheSubscriptionTraps() async {
        expectMessage(
            "PrefixWhile received a value before its subscription",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                sendEarly { $0.prefix { _ in true } }
            }
        )
        expectMessage(
            "TryPrefixWhile received a value before its subscription",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                sendEarly { $0.tryPrefix { _ in true } }
            }
        )
    }
}
