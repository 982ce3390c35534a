import Combine
import CombineTesting
import XCTest

final class AllSatisfyTests: XCTestCase {
    func testPublishesWhetherAllValuesSatisfyACondition() {
        checkEnds(with: [1, 2], yielding: false) { $0.allSatisfy { $0 < 2 } }
        checkReduces([1, 2], to: true, name: "AllSatisfy") { $0.allSatisfy { $0 < 3 } }
        checkReleases { source, token in source.allSatisfy { token.same($0) < 9 } }
    }

    func testConditionsThatThrow() {
        checkEnds(with: [1, 2], yielding: false) { $0.tryAllSatisfy { $0 < 2 } }
        checkReduces([1, 2], to: true, name: "TryAllSatisfy") { $0.tryAllSatisfy { $0 < 3 } }
        checkThrownError { $0.tryAllSatisfy { _ in throw TestError.second } }
        checkReleases { source, token in source.tryAllSatisfy { token.same($0) < 9 } }
    }
}
