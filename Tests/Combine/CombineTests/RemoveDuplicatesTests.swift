import Combine
import CombineTesting
import Testing
import XCTest

final class RemoveDuplicatesTests: XCTestCase {
    func testDropsRepeatedValues() {
        checkForwardsValues([1, 2, 1], of: [1, 1, 2, 1]) { $0.removeDuplicates() }
        checkForwardsValues([1, 2], of: [1, 3, 2, 4]) { $0.removeDuplicates { $0 % 2 == $1 % 2 } }
        checkIsSubscription(name: "RemoveDuplicates") { $0.removeDuplicates() }
        XCTAssertEqual(mirrorChildren { $0.removeDuplicates() }, ["downstream: TestSubscriber", "last: nil"])
        checkReleases { source, token in source.removeDuplicates { token.same($0) == $1 } }
    }

    func testComparesTheLastPublishedValueWithTheNewValue() {
        var pairs: [[Int]] = []
        let source = IntUpstream()
        source.removeDuplicates {
            pairs.append([$0, $1])
            return $1 == 2
        }.subscribe(TestSubscriber())
        for value in 1...3 { source.send(value) }
        XCTAssertEqual(pairs, [[1, 2], [1, 3]])
    }

    func testTryRemoveDuplicatesDropsRepeatedValues() {
        checkForwardsValues([1, 2, 1], of: [1, 1, 2, 1]) { $0.tryRemoveDuplicates(by: ==) }
        checkIsSubscription(name: "TryRemoveDuplicates") { $0.tryRemoveDuplicates(by: ==) }
        checkThrownError(after: [0]) { $0.tryRemoveDuplicates { _, _ in throw TestError.second } }
        XCTAssertEqual(
            mirrorChildren { $0.tryRemoveDuplicates(by: ==) },
            ["downstream: TestSubscriber", "last: nil"]
        )
        checkReleases { source, token in source.tryRemoveDuplicates { token.same($0) == $1 } }
    }

    func testACancellationBeforeTheSubscriptionTakesEffect() {
        checkCancelledEarly(isCancelled: true) { $0.removeDuplicates() }
    }
}

struct RemoveDuplicatesMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            requestZeroValues(of: PassthroughSubject<Int, any Error>().removeDuplicates())
        }
        expectMessage("demand must not be zero", of: result)
    }

    @Test func anEventBeforeTheSubscriptionTraps() async {
        expectMessage(
            "RemoveDuplicates received a value before its subscription",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                sendEarly { $0.removeDuplicates() }
            }
        )
        expectMessage(
            "TryRemoveDuplicates received a completion before its subscription",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                finishEarly { $0.tryRemoveDuplicates(by: ==) }
            }
        )
    }
}
