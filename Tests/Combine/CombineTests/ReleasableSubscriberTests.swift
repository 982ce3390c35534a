import CombineTesting
import XCTest

@testable import Combine

final class ReleasableSubscriberTests: XCTestCase {
    private typealias Downstream = TestSubscriber<Int, TestError>

    func testForwardsEventsUntilTheCompletion() {
        let downstream = Downstream(demandPerValue: .max(3))
        let subscriber = ReleasableSubscriber(downstream)
        subscriber.receive(subscription: TestSubscription())
        XCTAssertEqual(subscriber.receive(1), .max(3))
        subscriber.receive(completion: .failure(.first))
        XCTAssertEqual(subscriber.receive(2), .none)
        subscriber.receive(completion: .finished)
        XCTAssertEqual(downstream.values, [1])
        XCTAssertEqual(downstream.completions, [.failure(.first)])
    }

    func testReleasesTheSubscriber() {
        for isCompleted in [false, true] {
            weak var released: Downstream?
            let subscriber: ReleasableSubscriber<Downstream>
            do {
                let downstream = Downstream()
                released = downstream
                subscriber = ReleasableSubscriber(downstream)
            }
            XCTAssertNotNil(released)
            if isCompleted { subscriber.receive(completion: .finished) } else { subscriber.release() }
            XCTAssertNil(released)
        }
    }
}
