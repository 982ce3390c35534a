import Combine
import CombineTesting
import XCTest

/// Tests that subscribers and subjects are released when a stream ends.
final class SubjectReleaseTests: XCTestCase {
    /// A way in which a stream ends.
    private enum Ending: CaseIterable {
        case finish
        case fail
        case cancel
    }

    func testASubjectReleasesASubscriberThatKeepsItsSubscription() {
        for ending in Ending.allCases {
            let subject = PassthroughSubject<Int, TestError>()
            checkReleased(by: ending, from: subject, finish: subject.send(completion:))
            let current = CurrentValueSubject<Int, TestError>(0)
            checkReleased(by: ending, from: current, finish: current.send(completion:))
        }
    }

    func testASubscriptionHasNoEffectAfterTheCompletion() {
        let subject = PassthroughSubject<Int, TestError>()
        weak var released: TestSubscriber<Int, TestError>?
        do {
            let subscriber = TestSubscriber<Int, TestError>()
            released = subscriber
            subject.subscribe(subscriber)
            let kept = subscriber.subscription
            subject.send(completion: .finished)
            kept?.request(.max(1))
            kept?.cancel()
            subject.send(1)
            XCTAssertEqual(subscriber.completions, [.finished])
        }
        XCTAssertNil(released)
    }

    func testASubscriptionDoesNotRetainItsPublisher() {
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

    private func checkReleased<Source: Publisher>(
        by ending: Ending,
        from source: Source,
        finish: (Subscribers.Completion<TestError>) -> Void,
        line: UInt = #line
    ) where Source.Failure == TestError {
        weak var released: TestSubscriber<Source.Output, TestError>?
        do {
            let subscriber = TestSubscriber<Source.Output, TestError>()
            released = subscriber
            source.subscribe(subscriber)
            XCTAssertNotNil(subscriber.subscription, line: line)
            switch ending {
            case .finish: finish(.finished)
            case .fail: finish(.failure(.first))
            case .cancel: subscriber.subscription?.cancel()
            }
        }
        XCTAssertNil(released, "\(ending)", line: line)
    }
}
