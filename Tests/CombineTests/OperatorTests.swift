import Combine
import CombineTesting
import XCTest

final class OperatorTests: XCTestCase {
    func testConcatenationCarriesDemandOver() {
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(3))
        [1, 2].publisher.eraseToAnyPublisher().append(3, 4).prepend(0).subscribe(subscriber)
        XCTAssertEqual(subscriber.values, [0, 1, 2])
        subscriber.request(.unlimited)
        XCTAssertEqual(subscriber.values, [0, 1, 2, 3, 4])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(subscriber.subscriptions, ["Concatenate"])
    }

    func testCombineLatest() {
        let first = TestPublisher<Int, TestError>()
        let second = TestPublisher<String, TestError>()
        let subscriber = TestSubscriber<String, TestError>(initialDemand: .max(2))
        first.combineLatest(second) { "\($0)\($1)" }.subscribe(subscriber)
        XCTAssertEqual(first.requests + second.requests, [.max(2), .max(2)])
        first.send(1)
        first.send(2)
        second.send("a")
        second.send("b")
        second.send("c")
        XCTAssertEqual(subscriber.values, ["2a", "2b"])
        first.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [])
        second.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        XCTAssertEqual(first.subscriberDescriptions, ["CombineLatest"])
    }

    func testMergeUnlimited() {
        let publishers = [TestPublisher<Int, TestError>(), TestPublisher<Int, TestError>()]
        let subscriber = TestSubscriber<Int, TestError>()
        publishers[0].merge(with: publishers[1]).subscribe(subscriber)
        XCTAssertEqual(publishers.map(\.requests), [[.unlimited], [.unlimited]])
        publishers[1].send(1)
        publishers[0].send(2)
        publishers[0].send(completion: .finished)
        publishers[1].send(3)
        XCTAssertEqual(subscriber.values, [1, 2, 3])
        XCTAssertEqual(subscriber.completions, [])
        publishers[1].send(completion: .failure(.first))
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testMergeKeepsWhatWasNotRequested() {
        let first = [1, 2, 3].publisher
        let second = [4, 5].publisher
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(2))
        Publishers.Merge(first, second).subscribe(subscriber)
        XCTAssertEqual(subscriber.values.count, 2)
        subscriber.request(.max(2))
        XCTAssertEqual(subscriber.values.count, 4)
        XCTAssertEqual(subscriber.completions, [])
        subscriber.request(.unlimited)
        XCTAssertEqual(subscriber.values.sorted(), [1, 2, 3, 4, 5])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testMergeFromThreadsLosesNothing() {
        let subjects = (0..<4).map { _ in SendableSubject(PassthroughSubject<Int, Never>()) }
        let tally = SharedTally()
        let subscription = Publishers.MergeMany(subjects.map(\.subject)).sink { tally.addUnsynchronised($0) }
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for _ in 0..<5000 { subjects[thread].subject.send(1) }
        }
        XCTAssertEqual(tally.count, 20_000)
        subscription.cancel()
    }

    func testReceiveOn() {
        let subject = PassthroughSubject<Int, Never>()
        let received = expectation(description: "completion")
        let tally = SharedTally()
        let queue = DispatchQueue(label: "delivery")
        let subscription = subject.receive(on: queue).sink(
            receiveCompletion: { _ in received.fulfill() },
            receiveValue: {
                dispatchPrecondition(condition: .onQueue(queue))
                tally.addUnsynchronised($0)
            }
        )
        for value in 1...100 { subject.send(value) }
        subject.send(completion: .finished)
        wait(for: [received], timeout: 60)
        XCTAssertEqual(tally.sum, 5050)
        subscription.cancel()
    }
}
