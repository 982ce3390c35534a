import Combine
import CombineTesting
import XCTest

/// What is released when a stream ends, and when.
final class ReleaseTests: XCTestCase {
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

    func testASubjectsSubscriptionIsDeadAfterTheCompletion() {
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

    // MARK: Operators

    private typealias Source = PassthroughSubject<Int, any Error>
    private typealias Operator = @Sendable (_ source: Source, _ token: Token) -> AnyPublisher<Int, any Error>

    /// What an operator's closure captures in a test, so as to see when the closure is released.
    private final class Token: Sendable {
        func same<Value>(_ value: Value) -> Value { value }
    }

    private static let operators: [(String, Operator)] = [
        (
            }
        ),
    ]

    func testAnOperatorReleasesItsClosuresAndTheSubscriberWhenItEnds() {
        for (name, make) in Self.operators {
            for ending in Ending.allCases { checkReleased(by: ending, name, make) }
        }
    }

    private func checkReleased(by ending: Ending, _ name: String, _ make: Operator) {
        let source = Source()
        var (token, sinkToken): (Token?, Token?) = (Token(), Token())
        weak let weakToken = token
        weak let weakSinkToken = sinkToken
        var completions = 0
        let cancellable = token.map { make(source, $0) }?.sink(
            receiveCompletion: { [sinkToken] _ in
                _ = sinkToken
                completions += 1
            },
            receiveValue: { [sinkToken] _ in _ = sinkToken }
        )
        (token, sinkToken) = (nil, nil)
        XCTAssertNotNil(weakToken, name)
        XCTAssertNotNil(weakSinkToken, name)
        source.send(1)
        switch ending {
        case .finish: source.send(completion: .finished)
        case .fail: source.send(completion: .failure(TestError.first))
        case .cancel: cancellable?.cancel()
        }
        XCTAssertNil(weakToken, "\(name) \(ending)")
        XCTAssertNil(weakSinkToken, "\(name) \(ending)")
        if ending != .cancel { XCTAssertEqual(completions, 1, name) }
        withExtendedLifetime(cancellable) {}
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
