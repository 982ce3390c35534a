import Combine
import CombineTesting
import XCTest

final class AnyPublisherTests: XCTestCase {
    func testForwardsAllEvents() {
        let upstream = TestPublisher<Int, TestError>()
        let erased = upstream.eraseToAnyPublisher()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(2))
        erased.subscribe(subscriber)
        XCTAssertEqual(erased.description, "AnyPublisher")
        XCTAssertEqual(upstream.send(1), .none)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testErasingTwiceAddsNoWrapper() {
        let subject = PassthroughSubject<Int, Never>()
        let twice = AnyPublisher(subject.eraseToAnyPublisher())
        let subscriber = TestSubscriber<Int, Never>()
        twice.subscribe(subscriber)
        subject.send(1)
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.subscriptions, ["PassthroughSubject"])
    }
}
