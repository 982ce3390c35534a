import Combine
import CombineTesting
import XCTest

final class ScanTests: XCTestCase {
    func testPublishesARunningResult() {
        checkForwardsValues([11, 13], of: [1, 2]) { $0.scan(10, +) }
        checkForwardsSubscription(name: "Scan") { $0.scan(0, +) }
        XCTAssertEqual(mirrorChildren { $0.scan(7, +) }, ["downstream: TestSubscriber", "result: 7"])
        checkBeforeSubscription(yields: [1], answering: .max(42), completes: true) { $0.scan(0, +) }
        checkReleases { source, token in source.scan(0) { token.same($0) + $1 } }
    }

    func testEachSubscriberHasItsOwnResult() {
        let scanned = [1, 2].publisher.eraseToAnyPublisher().scan(0, +)
        XCTAssertEqual(collected(scanned), [1, 3])
        XCTAssertEqual(collected(scanned), [1, 3])
    }

    func testTryScanPublishesARunningResult() {
        checkForwardsValues([11, 13], of: [1, 2]) { $0.tryScan(10, +) }
        checkIsSubscription(name: "TryScan") { $0.tryScan(0, +) }
        checkThrownError { $0.tryScan(0) { _, _ in throw TestError.second } }
        XCTAssertEqual(
            mirrorChildren { $0.tryScan(7, +) },
            ["downstream: TestSubscriber", "status: awaitingSubscription", "result: 7"]
        )
        checkBeforeSubscription(yields: [1], answering: .max(42), completes: false) { $0.tryScan(0, +) }
        checkReleases { source, token in source.tryScan(0) { token.same($0) + $1 } }
    }

    func testTheClosureCanSendValues() {
        let subject = PassthroughSubject<Int, any Error>()
        let subscriber = TestSubscriber<Int, any Error>()
        subject.tryScan(0) { sum, value in
            if value == 1 { subject.send(4) }
            return sum + value
        }.subscribe(subscriber)
        subject.send(1)
        XCTAssertEqual(subscriber.values, [4, 1])
    }

    func testACancellationBeforeTheSubscriptionIsIgnored() {
        checkCancelledEarly { $0.tryScan(0) { $0 + $1 } }
    }
}
