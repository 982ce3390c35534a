import Combine
import CombineTesting
import XCTest

final class DropWhileTests: XCTestCase {
    func testDropsUntilAValueDoesNotSatisfyTheCondition() {
        checkForwardsValues([3, 1], of: [1, 3, 1]) { $0.drop { $0 < 3 } }
        checkIsSubscription(name: "DropWhile") { $0.drop { _ in true } }
        XCTAssertEqual(mirrorChildren { $0.drop { _ in true } }, [])
        checkBeforeSubscription(yields: [], answering: .none, completes: false) { $0.drop { _ in false } }
        checkReleases { source, token in source.drop { token.same($0) < 1 } }
    }

    func testTheConditionIsNotCheckedAgain() {
        var asked = 0
        let upstream = IntUpstream()
        upstream.drop { value in
            asked += 1
            return value < 2
        }.subscribe(TestSubscriber())
        for value in [1, 2, 1, 2] { upstream.send(value) }
        XCTAssertEqual(asked, 2)
    }

    func testConditionsThatThrow() {
        checkForwardsValues([3, 1], of: [1, 3, 1]) { $0.tryDrop { $0 < 3 } }
        checkIsSubscription(name: "TryDropWhile") { $0.tryDrop { _ in true } }
        checkThrownError { $0.tryDrop { _ in throw TestError.second } }
        XCTAssertEqual(mirrorChildren { $0.tryDrop { _ in true } }, [])
        checkReleases { source, token in source.tryDrop { token.same($0) < 1 } }
    }
}
