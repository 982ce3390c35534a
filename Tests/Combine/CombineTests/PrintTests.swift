import Combine
import CombineTesting
import XCTest

final class PrintTests: XCTestCase {
    private let stream = RecordingStream()
    private let upstream = TestPublisher<Int, TestError>()

    func testWritesALineForEachEvent() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(2), demandPerValue: .max(1))
        upstream.print("stream", to: stream).subscribe(subscriber)
        XCTAssertEqual(upstream.subscriberDescriptions, ["Print"])
        XCTAssertEqual(subscriber.subscriptions, ["Print"])
        XCTAssertEqual(upstream.send(7), .max(1))
        subscriber.request(.unlimited)
        upstream.send(completion: .failure(.first))
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
        XCTAssertEqual(upstream.requests, [.max(2), .unlimited])
        XCTAssertEqual(subscriber.values, [7])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testWithoutAPrefix() {
        (1...2).publisher.print(to: stream).subscribe(TestSubscriber<Int, Never>())
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

    func testARequestForZeroValuesIsForwarded() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        upstream.print(to: stream).subscribe(subscriber)
        subscriber.request(.none)
        XCTAssertEqual(upstream.requests, [.none])
        XCTAssertEqual(stream.lines.last, "request max: (0)")
    }

    func testReleasesItsClosuresAndItsSubscriber() {
        checkReleased { [stream] upstream, _, token in upstream.map { ($0, token).0 }.print(to: stream) }
    }

    func testASubscriptionDoesNotRetainThePublisher() {
        weak var released: PassthroughSubject<Int, TestError>?
        let subscriber = TestSubscriber<Int, TestError>()
        do {
            let subject = PassthroughSubject<Int, TestError>()
            released = subject
            subject.print(to: stream).subscribe(subscriber)
        }
        XCTAssertNil(released)
    }

    func testHandlesAnUpstreamThatViolatesTheContract() throws {
        try DirectedUpstream { [stream] in $0.print(to: stream) }.checkOtherSubscriptions()
        let early = try DirectedUpstream { [stream] in $0.print(to: stream) }
        _ = early.inner.receive(1)
        XCTAssertEqual(early.subscriber.values, [1], "forwarded")
    }

    func testMirror() throws {
        let subscriber = TestSubscriber<Int, TestError>()
        upstream.print(to: stream).subscribe(subscriber)
        XCTAssertEqual(Mirror(reflecting: try XCTUnwrap(subscriber.subscription)).children.count, 0)
    }

    func testACancellationBeforeTheSubscriptionIsIgnored() {
        checkCancelledEarly { $0.print(to: "") }
    }
}

private final class RecordingStream: TextOutputStream {
    private var text = ""

    var lines: [String] { text.split(separator: "\n").map(String.init) }

    func write(_ string: String) {
        text += string
    }
}
