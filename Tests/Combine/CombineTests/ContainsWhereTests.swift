import Combine
import CombineTesting
import XCTest

final class ContainsWhereTests: XCTestCase {
    func testPublishesWhetherAValueSatisfiesACondition() {
        checkEnds(with: [1, 2], yielding: true) { $0.contains { $0 > 1 } }
        checkReduces([1, 2], to: false, name: "ContainsWhere") { $0.contains { $0 > 2 } }
        checkReleases { source, token in source.contains { token.same($0) > 9 } }
    }

    func testConditionsThatThrow() {
        checkEnds(with: [1, 2], yielding: true) { $0.tryContains { $0 > 1 } }
        checkReduces([1, 2], to: false, name: "TryContainsWhere") { $0.tryContains { $0 > 2 } }
        checkThrownError { $0.tryContains { _ in throw TestError.second } }
        checkReleases { source, token in source.tryContains { token.same($0) > 9 } }
    }
}
