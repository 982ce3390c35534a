import Combine
import CombineTesting
import XCTest

final class FirstWhereTests: XCTestCase {
    func testPublishesTheFirstValueThatSatisfiesACondition() {
        checkEnds(with: [1, 2], yielding: 2) { $0.first { $0 > 1 } }
        // In Apple's framework, the description of the subscription is also "TryFirst".
        checkReduces([1], to: Int?.none, name: "TryFirst") { $0.first { $0 > 1 } }
        checkBeforeSubscription(yields: [], answering: .none, completes: false) { $0.first { _ in true } }
        checkReleases { source, token in source.first { token.same($0) > 9 } }
        XCTAssertEqual(collected((1...9).publisher.eraseToAnyPublisher().first { $0 > 3 }), [4])
    }

    func testConditionsThatThrow() {
        checkEnds(with: [1, 2], yielding: 2) { $0.tryFirst { $0 > 1 } }
        checkReduces([1], to: Int?.none, name: "TryFirstWhere") { $0.tryFirst { $0 > 1 } }
        checkThrownError { $0.tryFirst { _ in throw TestError.second } }
        checkReleases { source, token in source.tryFirst { token.same($0) > 9 } }
    }
}
