import Combine
import CombineTesting
import Testing
import XCTest

final class OutputTests: XCTestCase {
    func testPublishesTheValuesInARange() {
        let upstream = IntUpstream()
        let subscriber = TestSubscriber<Int, TestError>(demandPerValue: .max(2))
        upstream.output(in: 1...2).subscribe(subscriber)
        XCTAssertEqual([10, 11, 12, 13].map { upstream.send($0) }, [.max(1), .max(2), .max(2), .none])
        XCTAssertEqual(subscriber.values, [11, 12])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(upstream.cancelCount, 1)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.completions, [.finished])
        checkIsSubscription(name: "Output") { $0.prefix(1) }
        XCTAssertEqual(mirrorChildren { $0.prefix(1) }, [])
        checkReleases { source, token in source.map { token.same($0) }.prefix(1) }
    }

    func testPublishesTheValueAtAPosition() {
        XCTAssertEqual(collected((1...9).publisher.eraseToAnyPublisher().output(at: 3)), [4])
        XCTAssertEqual(collected((1...2).publisher.eraseToAnyPublisher().output(at: 3)), [])
    }

    func testAnEmptyPrefixFinishesWhenAValueArrives() {
        let upstream = IntUpstream()
        let subscriber = TestSubscriber<Int, TestError>()
        upstream.prefix(0).subscribe(subscriber)
        XCTAssertEqual(subscriber.completions, [])
        XCTAssertEqual(upstream.send(1), .none)
        XCTAssertEqual(subscriber.values, [])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(upstream.cancelCount, 1)
    }

    func testForwardsAFailure() {
        let upstream = IntUpstream()
        let subscriber = TestSubscriber<Int, TestError>()
        upstream.prefix(2).subscribe(subscriber)
        upstream.send(1)
        upstream.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testIgnoresValuesSentDuringTheLastValue() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = TestSubscriber<Int, Never> { if $0 < 5 { subject.send($0 + 1) } }
        subject.prefix(2).subscribe(subscriber)
        subject.send(1)
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testCancellingDuringTheLastValueDoesNotFinish() {
        let upstream = IntUpstream()
        var subscriber: TestSubscriber<Int, TestError>?
        subscriber = TestSubscriber { _ in subscriber?.cancel() }
        subscriber.map { upstream.prefix(1).subscribe($0) }
        upstream.send(1)
        XCTAssertEqual(subscriber?.completions, [])
        XCTAssertEqual(upstream.cancelCount, 1)
        subscriber = nil
    }

    func testIgnoresEventsBeforeTheSubscription() {
        checkBeforeSubscription(yields: [], answering: .none, completes: false) { $0.prefix(1) }
    }

    func testEquality() {
        let make = { Publishers.Output(upstream: Just(1), range: $0) }
        XCTAssertEqual(make(0..<1), make(0..<1))
        XCTAssertNotEqual(make(0..<1), make(0..<2))
    }

    func testACancellationBeforeTheSubscriptionIsIgnored() {
        checkCancelledEarly { $0.prefix(1) }
    }
}

struct OutputMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            requestZeroValues(of: PassthroughSubject<Int, any Error>().prefix(1))
        }
        expectMessage("demand must not be zero", of: result)
    }

    @Test func aNegativeLengthTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = PassthroughSubject<Int, any Error>().prefix(-1)
        }
        expectMessage("prefix: expected a length of at least 0", of: result)
    }

    @Test func aNegativePositionTraps() async {
        expectMessage(
            "output: expected a position of at least 0",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = PassthroughSubject<Int, any Error>().output(in: -1..<2)
            }
        )
        expectMessage(
            "output: expected a position of at least 0",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = PassthroughSubject<Int, any Error>().output(at: -1)
            }
        )
    }
}
