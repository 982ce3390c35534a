import Combine
import CombineTesting
import XCTest

final class LastWhereTests: XCTestCase {
    func testPublishesTheLastValueThatSatisfiesACondition() {
        checkReduces([5, 6, 7], to: 6, name: "LastWhere") { $0.last { $0 < 7 } }
        checkReduces([7], to: Int?.none, name: "LastWhere") { $0.last { $0 < 7 } }
        checkReleases { source, token in source.last { token.same($0) > 0 } }
    }

    func testConditionsThatThrow() {
        checkReduces([5, 6, 7], to: 6, name: "TryLastWhere") { $0.tryLast { $0 < 7 } }
        checkReduces([7], to: Int?.none, name: "TryLastWhere") { $0.tryLast { $0 < 7 } }
        checkThrownError { $0.tryLast { _ in throw TestError.second } }
        checkReleases { source, token in source.tryLast { token.same($0) > 0 } }
    }

    func testTheConditionCanSendValues() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>()
        subject.last { value in
            if value == 1 { subject.send(2) }
            return true
        }.subscribe(subscriber)
        subject.send(1)
        subject.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [1])
    }
}
