import Combine
import CombineTesting
import XCTest

/// What is held while an operator works is let go when it has ended, though the publishers it listened to live on.
final class CombiningReleaseTests: XCTestCase {
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
        assertReleases { sources, token in Deferred { [token] in sources.upstream.map(holding(token)) } }
    }

    func testTime() {
        assertReleases { $0.upstream.map(holding($1)).debounce(for: 0.5, scheduler: $0.scheduler) }
        assertReleases { $0.upstream.map(holding($1)).throttle(for: 5, scheduler: $0.scheduler, latest: true) }
        assertReleases { $0.upstream.map(holding($1)).delay(for: 1, scheduler: $0.scheduler) }
        assertReleases { $0.upstream.map(holding($1)).measureInterval(using: $0.scheduler) }
        assertReleases { $0.upstream.map(holding($1)).receive(on: $0.scheduler) }
        assertReleases { $0.upstream.map(holding($1)).subscribe(on: $0.scheduler) }
        assertReleases { $0.upstream.map(holding($1)).collect(.byTime($0.scheduler, 0.5)) }
        assertReleases { $0.upstream.map(holding($1)).collect(.byTimeOrCount($0.scheduler, 5, 2)) }
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
