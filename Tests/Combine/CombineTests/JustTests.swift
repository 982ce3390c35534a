import Combine
import CombineTesting
import Testing
import XCTest

final class JustTests: XCTestCase {
    func testSendsTheValueOnceRequested() throws {
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
        Just(1).subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["Just"])
        XCTAssertEqual(mirrorChildren(of: subscriber.subscription), ["-: 1"])
        XCTAssertEqual(subscriber.events.count, 1)
        subscriber.request(.max(1))
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testCancelling() {
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
        Just(1).subscribe(subscriber)
        let subscription = subscriber.subscription
        subscriber.cancel()
        subscription?.request(.max(1))
        XCTAssertEqual(subscriber.events.count, 1)
    }

    func testReleasesTheSubscriberAtTheEnd() {
        for isCancelled in [false, true] {
            var subscription: (any Subscription)?
            weak var released: TestSubscriber<Int, Never>?
            do {
                let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
                released = subscriber
                Just(1).subscribe(subscriber)
                subscription = subscriber.subscription
                subscriber.cancel()
                if !isCancelled { subscription?.request(.max(1)) }
            }
            XCTAssertNil(released)
            withExtendedLifetime(subscription) {}
        }
    }

    func testJustOperators() {
        let one = Just(1)
        XCTAssertEqual(one.map { $0 + 1 }, Just(2))
        XCTAssertEqual(one.allSatisfy { $0 == 1 }, Just(true))
        XCTAssertEqual(one.collect(), Just([1]))
        XCTAssertEqual(one.prepend(0), [0, 1].publisher)
        XCTAssertEqual(one.prepend([-1, 0]), [-1, 0, 1].publisher)
        XCTAssertEqual(one.append(2, 3), [1, 2, 3].publisher)
        XCTAssertEqual(one.append(Set([2])), [1, 2].publisher)
        XCTAssertEqual(one.contains(1), Just(true))
        XCTAssertEqual(one.count(), Just(1))
        XCTAssertNil(one.dropFirst().output)
        XCTAssertNil(one.drop { $0 == 1 }.output)
        XCTAssertEqual(one.first(), one.last())
        XCTAssertEqual(one.first { $0 == 1 }.output, 1)
        XCTAssertNil(one.filter { $0 == 2 }.output)
        XCTAssertEqual(one.mapError { never -> TestError in }.result, .success(1))
        XCTAssertEqual(one.setFailureType(to: TestError.self).result, .success(1))
        XCTAssertEqual(one.max(), one.min())
        XCTAssertNil(one.output(at: 2).output)
        XCTAssertEqual(one.output(in: ..<1).output, 1)
        XCTAssertNil(one.output(in: 1...2).output)
        XCTAssertEqual(one.prefix(1).output, 1)
        XCTAssertEqual(one.reduce(2, +).result, .success(3))
        XCTAssertEqual(one.scan(2, +).result, .success(3))
        XCTAssertEqual(one.removeDuplicates().retry(1).replaceEmpty(with: 3).replaceError(with: 4), one)
        XCTAssertThrowsError(try one.tryMap { _ -> Int in throw TestError.first }.result.get())
        XCTAssertThrowsError(try one.tryReduce(0) { _, _ in throw TestError.first }.result.get())
        XCTAssertThrowsError(try one.tryRemoveDuplicates { _, _ in throw TestError.first }.result.get())
        XCTAssertEqual(try? one.tryScan(1, +).result.get(), 2)
        XCTAssertEqual(try? one.tryContains { $0 == 1 }.result.get(), true)
        XCTAssertEqual(try? one.tryAllSatisfy { $0 == 2 }.result.get(), false)
    }
}

struct JustMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        expectMessage(
            "demand must not be zero",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                requestZeroValues(of: Just(1))
            }
        )
    }

    @Test func negativeCountsAndPositionsTrap() async {
        expectMessage(
            "Just.prefix: expected a length of at least 0",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Just(1).prefix(-1)
            }
        )
        expectMessage(
            "Just.dropFirst: expected a count of at least 0",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Just(1).dropFirst(-1)
            }
        )
        expectMessage(
            "Just.output: expected a position of at least 0",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Just(1).output(at: -1)
            }
        )
    }
}
