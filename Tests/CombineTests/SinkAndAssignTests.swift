import Combine
import CombineTesting
import XCTest

final class SinkAndAssignTests: XCTestCase {
    private final class Token {}

    private final class Target {
        var value = 0
    }

    func testSinkRequestsWithoutLimitAndDescribesItself() {
        let publisher = TestPublisher<Int, Never>()
        let subscription = publisher.sink { _ in }
        XCTAssertEqual(publisher.requests, [.unlimited])
        XCTAssertEqual(publisher.subscriberDescriptions, ["Sink"])
        subscription.cancel()
        subscription.cancel()
        XCTAssertEqual(publisher.cancelCount, 1)
    }

    func testSinkReleasesItsClosures() {
        for ending in [0, 1, 2] {
            let publisher = TestPublisher<Int, Never>()
            var token: Token? = Token()
            weak let released = token
            let sink = Subscribers.Sink<Int, Never>(
                receiveCompletion: { [token] _ in _ = token },
                receiveValue: { [token] _ in _ = token }
            )
            token = nil
            publisher.subscribe(sink)
            XCTAssertNotNil(released)
            switch ending {
            case 0: sink.cancel()
            case 1: publisher.send(completion: .finished)
            default:
                publisher.send(completion: .finished)
                sink.cancel()
            }
            XCTAssertNil(released)
        }
    }

    func testSinkReceivesNothingAfterCancellation() {
        let publisher = TestPublisher<Int, TestError>()
        var values: [Int] = []
        var completions = 0
        let subscription = publisher.sink(
            receiveCompletion: { _ in completions += 1 },
            receiveValue: { values.append($0) }
        )
        publisher.send(1)
        subscription.cancel()
        publisher.send(2)
        publisher.send(completion: .failure(.first))
        XCTAssertEqual(values, [1])
        XCTAssertEqual(completions, 0)
    }

    func testSinkCancelsASecondSubscription() {
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        let subscriptions = [TestSubscription(), TestSubscription()]
        subscriptions.forEach { sink.receive(subscription: $0) }
        XCTAssertEqual(subscriptions.map(\.cancelCount), [0, 1])
    }

    func testAssignKnowsItsObjectAndKeyPath() {
        let target = Target()
        let keyPath = \Target.value
        let assign = Subscribers.Assign(object: target, keyPath: keyPath)
        XCTAssertEqual(assign.keyPath, keyPath)
        XCTAssertTrue(assign.object === target)
        [1, 2].publisher.subscribe(assign)
        XCTAssertEqual(target.value, 2)
        XCTAssertEqual(assign.keyPath, keyPath)
        XCTAssertNil(assign.object)
        let subscription = Just(3).assign(to: keyPath, on: target)
        XCTAssertEqual(target.value, 3)
        subscription.cancel()
    }

    func testAssignHoldsItsObjectUntilDone() {
        let publisher = TestPublisher<Int, Never>()
        var target: Target? = Target()
        weak let released = target
        let subscription = target.map { publisher.assign(to: \.value, on: $0) }
        publisher.send(5)
        XCTAssertEqual(target?.value, 5)
        target = nil
        XCTAssertNotNil(released)
        publisher.send(completion: .finished)
        XCTAssertNil(released)
        subscription?.cancel()
    }

    func testAnyCancellableRunsOnce() {
        var count = 0
        do {
            let cancellable = AnyCancellable { count += 1 }
            cancellable.cancel()
        }
        XCTAssertEqual(count, 1)
        do {
            var set: Set<AnyCancellable> = []
            AnyCancellable { count += 1 }.store(in: &set)
            XCTAssertEqual(set.count, 1)
        }
        XCTAssertEqual(count, 2)
    }
}
