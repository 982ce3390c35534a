import Combine
import CombineTesting
import XCTest

/// What is held while an operator works is let go when it has ended, though the publishers it listened to live on.
final class CombiningReleaseTests: XCTestCase {
    private enum Ending: CaseIterable {
        case finish, fail, cancel
    }

    /// The publishers that an operator is made of. They outlive it.
    private struct Sources {
        let upstream = PassthroughSubject<Int, TestError>()
        let other = PassthroughSubject<Int, TestError>()
        let scheduler = VirtualTimeScheduler()
    }

    private final class Token {}

    /// A subscriber that keeps its subscription until it ends.
    private final class HoldingSubscriber<Input>: Subscriber {
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

    /// Has an operator made, which keeps the token in its closures if it has any, ends it in each way, and checks that
    /// its subscriber and the token are released.
    private func assertReleases<Output>(
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
                // A value that may be waited for, or kept.
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
            XCTAssertNil(token, "what the closures hold, after \(ending)", line: line)
            withExtendedLifetime(sources) {}
        }
    }

    private func holding<Value>(_ token: Token) -> (Value) -> Value {
        { value in withExtendedLifetime(token) { value } }
    }

    func testCombining() {
        assertReleases { $0.upstream.map(self.holding($1)).merge(with: $0.other) }
        assertReleases { Publishers.MergeMany($0.upstream, $0.other).map(self.holding($1)) }
        assertReleases { sources, token in sources.upstream.zip(sources.other) { [token] in ($0, $1, token).0 } }
        assertReleases { sources, token in sources.other.zip(sources.upstream) { [token] in ($0, $1, token).0 } }
        assertReleases { sources, token in
            sources.upstream.combineLatest(sources.other) { [token] in ($0, $1, token).0 }
        }
        // The other publisher is not cancelled after its value: it keeps what its own operators hold.
        assertReleases { sources, _ in sources.upstream.drop(untilOutputFrom: sources.other) }
        assertReleases { $0.upstream.map(self.holding($1)).drop(untilOutputFrom: $0.other) }
        assertReleases([.finish, .cancel], expectsValues: false) {
            $0.other.prefix(untilOutputFrom: $0.upstream.map(self.holding($1)).dropFirst(9))
        }
        assertReleases { $0.upstream.prefix(untilOutputFrom: $0.other.map(self.holding($1)).dropFirst(9)) }
    }

    func testPublishersOfPublishers() {
        assertReleases { sources, token in
            sources.upstream.flatMap { [token] _ in sources.other.map(self.holding(token)) }
        }
        assertReleases { sources, token in
            sources.upstream.flatMap(maxPublishers: .max(1)) { [token] _ in sources.other.map(self.holding(token)) }
        }
        assertReleases { sources, token in
            sources.upstream.map { [token] _ in sources.other.map(self.holding(token)) }.switchToLatest()
        }
        // A publisher that fails ends the rest; with `flatMap`, all but the outer publisher.
        assertReleases([.fail]) { sources, token in
            sources.other.map { [token] _ in sources.upstream.map(self.holding(token)) }.switchToLatest()
        }
    }

    func testRecovering() {
        assertReleases([.finish, .cancel]) { sources, token in
            sources.upstream.catch { [token] _ in sources.other.map(self.holding(token)) }
        }
        assertReleases([.finish, .cancel]) { sources, token in
            sources.upstream.tryCatch { [token] _ in sources.other.map(self.holding(token)) }
                .mapError { $0 as? TestError ?? .second }
        }
        assertReleases { sources, token in
            sources.upstream.tryCatch { [token] error -> PassthroughSubject<Int, TestError> in
                throw withExtendedLifetime(token) { error }
            }.mapError { $0 as? TestError ?? .second }
        }
        assertReleases { $0.upstream.map(self.holding($1)).retry(1) }
        assertReleases { $0.upstream.append($0.other.map(self.holding($1))) }
        assertReleases { $0.upstream.prepend([7]).map(self.holding($1)) }
    }

    func testReplacements() {
        for ending in Ending.allCases {
            let replacement = PassthroughSubject<Int, TestError>()
            weak var released: HoldingSubscriber<Int>?
            do {
                let subscriber = HoldingSubscriber<Int>()
                released = subscriber
                Fail<Int, TestError>(error: .first).catch { _ in replacement }.subscribe(subscriber)
                replacement.send(1)
                XCTAssertEqual(subscriber.count, 1)
                switch ending {
                case .finish: replacement.send(completion: .finished)
                case .fail: replacement.send(completion: .failure(.second))
                case .cancel: subscriber.cancel()
                }
            }
            XCTAssertNil(released, "\(ending)")
        }
    }

    func testKeepingAndSharing() {
        assertReleases { sources, token in
            sources.upstream.buffer(
                size: 5,
                prefetch: .byRequest,
                whenFull: .customError { [token] in (TestError.second, token).0 }
            )
        }
        assertReleases { sources, token in
            sources.upstream.buffer(
                size: 5,
                prefetch: .keepFull,
                whenFull: .customError { [token] in (TestError.second, token).0 }
            )
        }
        assertReleases { $0.upstream.map(self.holding($1)).share() }
        assertReleases { $0.upstream.map(self.holding($1)).multicast(subject: CurrentValueSubject(0)).autoconnect() }
        assertReleases { sources, token in Deferred { [token] in sources.upstream.map(self.holding(token)) } }
    }

    func testTime() {
        assertReleases { $0.upstream.map(self.holding($1)).debounce(for: 0.5, scheduler: $0.scheduler) }
        assertReleases { $0.upstream.map(self.holding($1)).throttle(for: 5, scheduler: $0.scheduler, latest: true) }
        assertReleases { $0.upstream.map(self.holding($1)).delay(for: 1, scheduler: $0.scheduler) }
        assertReleases { $0.upstream.map(self.holding($1)).measureInterval(using: $0.scheduler) }
        assertReleases { $0.upstream.map(self.holding($1)).receive(on: $0.scheduler) }
        assertReleases { $0.upstream.map(self.holding($1)).subscribe(on: $0.scheduler) }
        assertReleases { $0.upstream.map(self.holding($1)).collect(.byTime($0.scheduler, 0.5)) }
        assertReleases { $0.upstream.map(self.holding($1)).collect(.byTimeOrCount($0.scheduler, 5, 2)) }
        assertReleases { sources, token in
            sources.upstream.timeout(
                5,
                scheduler: sources.scheduler,
                customError: { [token] in (TestError.second, token).0 }
            )
        }
    }

    func testTimingOutReleases() {
        let (upstream, scheduler) = (PassthroughSubject<Int, TestError>(), VirtualTimeScheduler())
        weak var released: HoldingSubscriber<Int>?
        do {
            let subscriber = HoldingSubscriber<Int>()
            released = subscriber
            upstream.timeout(5, scheduler: scheduler).subscribe(subscriber)
            scheduler.run()
            XCTAssertTrue(subscriber.hasCompleted)
        }
        XCTAssertNil(released)
        XCTAssertEqual(scheduler.scheduledDates, [])
    }

    func testFutures() {
        for ending in Ending.allCases {
            weak var released: HoldingSubscriber<Int>?
            var promise: Future<Int, TestError>.Promise?
            let future = Future<Int, TestError> { promise = $0 }
            do {
                let subscriber = HoldingSubscriber<Int>()
                released = subscriber
                future.subscribe(subscriber)
                switch ending {
                case .finish: promise?(.success(1))
                case .fail: promise?(.failure(.first))
                case .cancel: subscriber.cancel()
                }
            }
            XCTAssertNil(released, "\(ending)")
        }
    }
}
