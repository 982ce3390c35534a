import Combine
import CombineTesting
import TestSupport
import XCTest

/// A way in which a stream ends.
enum Ending: CaseIterable {
    case finish, fail, cancel
}

/// The publishers from which an operator is created. They outlive the operator.
struct Sources {
    let upstream = PassthroughSubject<Int, TestError>()
    let other = PassthroughSubject<Int, TestError>()
    let scheduler = VirtualTimeScheduler()
}

/// A subscriber that stores its subscription until the subscription ends.
final class HoldingSubscriber<Input>: Subscriber {
    typealias Failure = TestError

    private(set) var count = 0
    private(set) var hasCompleted = false
    private var subscription: (any Subscription)?

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        count += 1
        return .none
    }

    func receive(completion: Subscribers.Completion<TestError>) {
        hasCompleted = true
        subscription = nil
    }

    func cancel() {
        let cancelled = subscription
        subscription = nil
        cancelled?.cancel()
    }
}

/// Checks that an operator releases its subscriber and a captured token when the stream ends, regardless of how it
/// ends.
func assertReleases<Output>(
    _ endings: [Ending] = Ending.allCases,
    expectsValues: Bool = true,
    line: UInt = #line,
    _ make: (Sources, Token) -> some Publisher<Output, TestError>
) {
    for ending in endings {
        let sources = Sources()
        weak var token: Token?
        weak var subscriber: HoldingSubscriber<Output>?
        do {
            let (heldToken, heldSubscriber) = (Token(), HoldingSubscriber<Output>())
            (token, subscriber) = (heldToken, heldSubscriber)
            make(sources, heldToken).subscribe(heldSubscriber)
            sources.scheduler.advance()
            for value in 1...2 {
                sources.upstream.send(value)
                sources.other.send(value)
                sources.scheduler.advance(by: .seconds(1))
            }
            if expectsValues { XCTAssertGreaterThan(heldSubscriber.count, 0, "\(ending)", line: line) }
            // Send a value that the operator can store.
            sources.upstream.send(3)
            switch ending {
            case .finish:
                sources.upstream.send(completion: .finished)
                sources.other.send(completion: .finished)
            case .fail: sources.upstream.send(completion: .failure(.first))
            case .cancel: heldSubscriber.cancel()
            }
            sources.scheduler.run()
            XCTAssertEqual(heldSubscriber.hasCompleted, ending != .cancel, "\(ending)", line: line)
        }
        XCTAssertNil(subscriber, "the subscriber, after \(ending)", line: line)
        XCTAssertNil(token, "the token that the closures capture, after \(ending)", line: line)
        withExtendedLifetime(sources) {}
    }
}

func holding<Value>(_ token: Token) -> (Value) -> Value {
    { value in withExtendedLifetime(token) { value } }
}
