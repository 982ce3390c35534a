import Combine
import CombineTesting
import XCTest

final class WatchingOperatorTests: XCTestCase {
    func testASubscriptionDoesNotHoldItsPublisher() {
        weak var released: PassthroughSubject<Int, Never>?
        do {
            let subject = PassthroughSubject<Int, Never>()
            released = subject
            let subscriber = TestSubscriber<Int, Never>()
            subject.tryMap { $0 }.replaceError(with: 0)
                .replaceEmpty(with: 0).dropFirst().prefix(2).scan(0, +).last().subscribe(subscriber)
        }
        XCTAssertNil(released)
    }
}
