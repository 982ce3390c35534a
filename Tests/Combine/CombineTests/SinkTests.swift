import Combine
import CombineTesting
import TestSupport
import XCTest

final class SinkTests: XCTestCase {
    func testRequestsUnlimitedValuesAndDescribesItself() {
        let publisher = TestPublisher<Int, Never>()
        let subscription = publisher.sink { _ in }
        XCTAssertEqual(publisher.requests, [.unlimited])
        XCTAssertEqual(publisher.subscriberDescriptions, ["Sink"])
        subscription.cancel()
        subscription.cancel()
        XCTAssertEqual(publisher.cancelCount, 1)
    }

    func testReleasesItsClosures() {
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

    func testReceivesNothingAfterCancellation() {
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

    func testIgnoresTheValuesOfASubjectAfterACompletionOfAnotherPublisher() {
        var values: [Int] = []
        let subject = PassthroughSubject<Int, Never>()
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
        subject.subscribe(sink)
        subject.send(1)
        sink.receive(completion: .finished)
        subject.send(2)
        XCTAssertEqual(values, [1])
    }

    func testASubjectReleasesTheClosuresOfASinkThatIsCancelledDuringAValue() {
        var token: Token? = Token()
        weak let released = token
        let subject = PassthroughSubject<Int, Never>()
        var subscription: AnyCancellable?
        subscription = subject.sink { [token] _ in
            subscription?.cancel()
            XCTAssertNotNil(token)
        }
        token = nil
        subject.send(1)
        XCTAssertNil(released)
        subscription = nil
    }

    func testACancellationBeforeTheSubscriptionTakesEffect() {
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        let subscription = TestSubscription()
        sink.cancel()
        sink.receive(subscription: subscription)
        XCTAssertEqual(subscription.cancelCount, 1)
        XCTAssertEqual(subscription.requests, [])
    }

    func testCancelsASecondSubscription() {
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        let subscriptions = [TestSubscription(), TestSubscription()]
        subscriptions.forEach { sink.receive(subscription: $0) }
        XCTAssertEqual(subscriptions.map(\.cancelCount), [0, 1])
    }
}
