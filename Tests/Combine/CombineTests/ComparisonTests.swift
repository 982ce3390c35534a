import Combine
import CombineTesting
import XCTest

final class ComparisonTests: XCTestCase {
    func testPublishesTheGreatestAndTheLeastValue() {
        checkReduces([5, 7, 6], to: 7, name: "Comparison") { $0.max() }
        checkReduces([5, 7, 4], to: 4, name: "Comparison") { $0.min() }
        checkReduces([], to: Int?.none, name: "Comparison") { $0.max() }
        checkIsSubscription(name: "Comparison", demandBefore: [.unlimited]) { $0.min() }
        checkReleases { source, token in source.max { token.same($0) < $1 } }
    }

    func testPublishesTheFirstOfEqualValues() {
        checkReduces([15, 21, 25], to: 15, name: "Comparison") { $0.max { $0 % 10 < $1 % 10 } }
        checkReduces([15, 21, 11], to: 21, name: "Comparison") { $0.min { $0 % 10 < $1 % 10 } }
    }

    func testComparisonsThatThrow() {
        checkReduces([5, 7, 6], to: 7, name: "TryComparison") { $0.tryMax(by: <) }
        checkReduces([5, 7, 4], to: 4, name: "TryComparison") { $0.tryMin(by: <) }
        checkReduces([], to: Int?.none, name: "TryComparison") { $0.tryMin(by: <) }
        checkThrownError(after: [0]) { $0.tryMax { _, _ in throw TestError.second } }
        checkThrownError(after: [0]) { $0.tryMin { _, _ in throw TestError.second } }
        checkReleases { source, token in source.tryMin { token.same($0) < $1 } }
    }
}
