import Combine
import CombineTesting
import Foundation
import XCTest

final class WatchingOperatorTests: XCTestCase {
    func testPrint() {
        let stream = RecordingStream()
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(2), demandPerValue: .max(1))
        publisher.print("stream", to: stream).subscribe(subscriber)
        XCTAssertEqual(publisher.subscriberDescriptions, ["Print"])
        XCTAssertEqual(publisher.send(7), .max(1))
        subscriber.request(.unlimited)
        publisher.send(completion: .failure(.first))
        XCTAssertEqual(
            stream.lines,
            [
                "stream: receive subscription: (TestSubscription)",
                "stream: request max: (2)",
                "stream: receive value: (7)",
                "stream: request max: (1) (synchronous)",
                "stream: request unlimited",
                "stream: receive error: (first)",
            ]
        )
        XCTAssertEqual(publisher.requests, [.max(2), .unlimited])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testPrintWithoutPrefix() {
        let stream = RecordingStream()
        let subscriber = TestSubscriber<Int, Never>()
        (1...2).publisher.print(to: stream).subscribe(subscriber)
        let cancelled = TestPublisher<Int, Never>()
        cancelled.print(to: stream).sink { _ in }.cancel()
        XCTAssertEqual(
            stream.lines,
            [
                "receive subscription: (1...2)", "request unlimited", "receive value: (1)", "receive value: (2)",
                "receive finished", "receive subscription: (TestSubscription)", "request unlimited", "receive cancel",
            ]
        )
        XCTAssertEqual(cancelled.cancelCount, 1)
    }

    func testHandleEvents() {
        var log: [String] = []
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(2), demandPerValue: .max(1)) {
            log.append("downstream \($0)")
        }
        publisher.handleEvents(
            receiveSubscription: { log.append("subscription \($0)") },
            receiveOutput: { log.append("value \($0)") },
            receiveCompletion: { log.append("completion \($0)") },
            receiveCancel: { log.append("cancel") },
            receiveRequest: { log.append("request \($0)") }
        ).subscribe(subscriber)
        XCTAssertEqual(publisher.subscriberDescriptions, ["HandleEvents"])
        XCTAssertEqual(publisher.send(1), .max(1))
        publisher.send(completion: .finished)
        subscriber.cancel()
        publisher.send(2)
        XCTAssertEqual(
            log,
            [
                "subscription TestSubscription", "request max(2)", "value 1", "downstream 1", "request max(1)",
                "completion finished",
            ]
        )
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(publisher.cancelCount, 0)
    }

    func testHandleEventsWhenCancelled() {
        var cancelCount = 0
        var object: NSObject? = NSObject()
        weak let released = object
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>()
        publisher.handleEvents(receiveOutput: { [object] _ in _ = object }, receiveCancel: { cancelCount += 1 })
            .subscribe(subscriber)
        object = nil
        XCTAssertNotNil(released)
        let subscription = subscriber.subscription
        subscriber.cancel()
        subscription?.cancel()
        XCTAssertEqual(cancelCount, 1)
        XCTAssertEqual(publisher.cancelCount, 1)
        XCTAssertNil(released)
    }

    func testASubscriptionDoesNotHoldItsPublisher() {
        weak var released: PassthroughSubject<Int, Never>?
        do {
            let subject = PassthroughSubject<Int, Never>()
            released = subject
            let subscriber = TestSubscriber<Int, Never>()
            subject.handleEvents().breakpoint().print(to: RecordingStream()).tryMap { $0 }.replaceError(with: 0)
                .replaceEmpty(with: 0).dropFirst().prefix(2).scan(0, +).last().subscribe(subscriber)
        }
        XCTAssertNil(released)
    }

    func testBreakpointRaisesATrapSignal() {
        let previous = signal(SIGTRAP) { _ in trapCount += 1 }
        defer { signal(SIGTRAP, previous) }
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>(demandPerValue: .max(2))
        publisher.breakpoint(receiveSubscription: { _ in false }, receiveOutput: { $0 == 2 }).breakpointOnError()
            .subscribe(subscriber)
        XCTAssertEqual(publisher.subscriberDescriptions, ["Breakpoint"])
        XCTAssertEqual(subscriber.subscriptions, ["TestSubscription"])
        XCTAssertEqual(publisher.send(1), .max(2))
        XCTAssertEqual(trapCount, 0)
        publisher.send(2)
        XCTAssertEqual(trapCount, 1)
        publisher.send(completion: .failure(.first))
        XCTAssertEqual(trapCount, 2)
        XCTAssertEqual(subscriber.values, [1, 2])
    }
}

// A signal handler can capture nothing. The signal is raised on the thread of the one test that counts.
nonisolated(unsafe) private var trapCount = 0

private final class RecordingStream: TextOutputStream {
    private var text = ""

    var lines: [String] { text.split(separator: "\n").map(String.init) }

    func write(_ string: String) {
        text += string
    }
}
