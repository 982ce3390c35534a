import Combine
import CombineFoundation
import CombineTesting
import Foundation
import TestSupport
import XCTest

final class TimerTests: XCTestCase {
    private let publisher = Timer.publish(every: 0.005, on: .current, in: .default)

    func testProperties() {
        let publisher = Timer.publish(every: 2, tolerance: 0.5, on: .main, in: .common)
        XCTAssertEqual(publisher.interval, 2)
        XCTAssertEqual(publisher.tolerance, 0.5)
        XCTAssert(publisher.runLoop === RunLoop.main)
        XCTAssertEqual(publisher.mode, .common)
        XCTAssertNil(publisher.options)
    }

    func testPublishesDatesAtIntervalsOnceConnected() {
        var dates: [Date] = []
        let start = Date()
        let cancellable = publisher.autoconnect().sink { dates.append($0) }
        runLoop { dates.count >= 4 }
        for (index, date) in dates.enumerated() {
            XCTAssertGreaterThanOrEqual(date.timeIntervalSince(start), 0.0045 * Double(index + 1))
        }
        cancellable.cancel()
    }

    func testSendsNothingBeforeItIsConnected() {
        let subscriber = TestSubscriber<Date, Never>()
        publisher.subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["Timer"])
        let later = ticks(3)
        XCTAssertEqual(subscriber.values.count, 0)
        let connection = publisher.connect()
        runLoop { subscriber.values.count >= 1 }
        connection.cancel()
        later.cancel()
    }

    func testMirror() throws {
        let subscriber = TestSubscriber<Date, Never>()
        Timer.publish(every: 2, tolerance: 0.5, on: .main, in: .common).subscribe(subscriber)
        let subscription = try XCTUnwrap(subscriber.subscription)
        let children = Mirror(reflecting: subscription).children
        XCTAssertEqual(children.map(\.label), ["downstream", "interval", "tolerance"])
        XCTAssertEqual(children.map { $0.value as? TimeInterval }, [nil, 2, 0.5])
        subscription.cancel()
    }

    func testRespectsDemand() {
        let subscriber = TestSubscriber<Date, Never>(initialDemand: .max(2))
        publisher.subscribe(subscriber)
        let greedy = TestSubscriber<Date, Never>()
        publisher.subscribe(greedy)
        let connection = publisher.connect()
        runLoop { greedy.values.count >= 4 }
        XCTAssertEqual(subscriber.values.count, 2)
        subscriber.request(.max(1))
        let count = greedy.values.count
        runLoop { greedy.values.count >= count + 2 }
        XCTAssertEqual(subscriber.values.count, 3)
        connection.cancel()
    }

    func testDemandReturnedForADateIsAdded() {
        let subscriber = TestSubscriber<Date, Never>(initialDemand: .max(1), demandPerValue: .max(1))
        publisher.subscribe(subscriber)
        let connection = publisher.connect()
        runLoop { subscriber.values.count >= 3 }
        connection.cancel()
    }

    func testCancellingASubscriptionStopsOnlyThatSubscription() {
        let (first, second) = (TestSubscriber<Date, Never>(), TestSubscriber<Date, Never>())
        publisher.subscribe(first)
        publisher.subscribe(second)
        let connection = publisher.connect()
        runLoop { first.values.count >= 1 }
        first.cancel()
        let (firstCount, secondCount) = (first.values.count, second.values.count)
        runLoop { second.values.count >= secondCount + 2 }
        XCTAssertEqual(first.values.count, firstCount)
        connection.cancel()
    }

    func testCancellingAConnectionStopsTheTimer() {
        let subscriber = TestSubscriber<Date, Never>()
        publisher.subscribe(subscriber)
        _ = publisher.connect()
        runLoop { subscriber.values.count >= 1 }
        publisher.connect().cancel()
        let count = subscriber.values.count
        ticks(3).cancel()
        XCTAssertEqual(subscriber.values.count, count)
        XCTAssertEqual(subscriber.completions.count, 0)
    }

    func testConnectsAgain() {
        let publisher = publisher.autoconnect()
        for _ in 0..<2 {
            var count = 0
            let cancellable = publisher.sink { _ in count += 1 }
            runLoop { count >= 2 }
            cancellable.cancel()
        }
    }

    func testATimerOnTheRunLoopOfAnotherThread() {
        let thread = RunLoopThread()
        defer { thread.stop() }
        let done = expectation(description: "two dates")
        done.expectedFulfillmentCount = 2
        let cancellable = Timer.publish(every: 0.005, on: thread.runLoop, in: .default).autoconnect().prefix(2).sink {
            _ in
            XCTAssert(Thread.current === thread.thread)
            done.fulfill()
        }
        wait(for: [done], timeout: 60)
        cancellable.cancel()
    }

    func testCancellingReleasesRetainedObjects() {
        weak var captured: Token?
        weak var timer: Timer.TimerPublisher?
        do {
            let token = Token()
            let publisher = Timer.publish(every: 0.005, on: .current, in: .default)
            (captured, timer) = (token, publisher)
            var count = 0
            let cancellable = publisher.autoconnect().sink { _ in
                _ = token
                count += 1
            }
            runLoop { count >= 1 }
            cancellable.cancel()
        }
        XCTAssertNil(captured)
        XCTAssertNil(timer)
    }

    /// Waits until another timer with the same interval has fired the given number of times.
    private func ticks(_ number: Int) -> AnyCancellable {
        var count = 0
        let cancellable = Timer.publish(every: 0.005, on: .current, in: .default).autoconnect().sink { _ in count += 1 }
        runLoop { count >= number }
        return cancellable
    }

    func testAnIntervalThatIsNotANumberNeverEnds() {
        let publisher = Timer.publish(every: .nan, tolerance: .nan, on: .current, in: .default)
        let cancellable = publisher.autoconnect().sink { _ in XCTFail("fired") }
        let (runLoop, queue) = (RunLoop.current, OperationQueue())
        let action = runLoop.schedule(after: runLoop.now, interval: .init(.nan)) {}
        let subject = PassthroughSubject<Int, Never>()
        let others = [
            subject.debounce(for: .init(.nan), scheduler: runLoop).sink { _ in XCTFail("the run loop ran") },
            subject.delay(for: .init(.nan), scheduler: runLoop).sink { _ in XCTFail("the run loop ran") },
            subject.collect(.byTime(runLoop, .init(.nan))).sink { _ in XCTFail("the run loop ran") },
            subject.debounce(for: .init(.nan), scheduler: queue).sink { _ in XCTFail("the queue ran") },
            subject.delay(for: .init(.nan), scheduler: queue).sink { _ in XCTFail("the queue ran") },
            subject.collect(.byTime(queue, .init(.nan))).sink { _ in XCTFail("the queue ran") },
        ]
        subject.send(1)
        ticks(3).cancel()
        queue.cancelAllOperations()
        for cancellable in others + [cancellable] { cancellable.cancel() }
        action.cancel()
    }

    func testARequestForZeroValuesHasNoEffect() {
        let subscriber = TestSubscriber<Date, Never>(initialDemand: .none)
        publisher.subscribe(subscriber)
        let connection = publisher.connect()
        subscriber.request(.none)
        ticks(3).cancel()
        XCTAssertEqual(subscriber.values.count, 0)
        XCTAssertTrue(type(of: connection) is AnyObject.Type)
        connection.cancel()
    }
}
