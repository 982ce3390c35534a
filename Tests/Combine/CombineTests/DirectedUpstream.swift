import Combine
import CombineTesting
import XCTest

/// An upstream that a test controls, for example to send events too early or too late.
struct DirectedUpstream<Output> {
    /// The operator's subscriber.
    let inner: AnySubscriber<Int, TestError>
    let subscriber: TestSubscriber<Output, TestError>

    /// Subscribes to the operator, and runs the scheduler of `subscribe(on:)`.
    init(
        to subscriber: TestSubscriber<Output, TestError> = TestSubscriber(),
        scheduler: VirtualTimeScheduler? = nil,
        _ make: (CapturingPublisher<Int, TestError>) -> some Publisher<Output, TestError>
    ) throws {
        self.subscriber = subscriber
        var captured: AnySubscriber<Int, TestError>?
        make(CapturingPublisher { captured = $0 }).subscribe(subscriber)
        scheduler?.advance()
        inner = try XCTUnwrap(captured)
    }

    /// Sends a subscription, and returns it.
    func subscribe() -> TestSubscription {
        let subscription = TestSubscription()
        inner.receive(subscription: subscription)
        return subscription
    }

    /// Sends a second subscription, and a third one after a cancellation. Both must be cancelled immediately.
    func checkOtherSubscriptions(file: StaticString = #filePath, line: UInt = #line) {
        _ = subscribe()
        XCTAssertEqual(subscribe().cancelCount, 1, "a second subscription", file: file, line: line)
        XCTAssertEqual(subscriber.subscriptions.count, 1, file: file, line: line)
        subscriber.cancel()
        XCTAssertEqual(subscribe().cancelCount, 1, "a subscription after cancelling", file: file, line: line)
        XCTAssertEqual(subscriber.subscriptions.count, 1, file: file, line: line)
    }
}

/// Checks that an operator releases its subscriber and a captured token when the stream ends, regardless of how it
/// ends. The upstream still exists.
///
/// If `keepsSubscription` is true, the subscriber retains its subscription after the completion.
func checkReleased<Output>(
    keepsSubscription: Bool = false,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ make: (PassthroughSubject<Int, TestError>, VirtualTimeScheduler, AnyObject) -> some Publisher<Output, TestError>
) {
    for ending in ["finish", "fail", "cancel"] {
        let (upstream, scheduler) = (PassthroughSubject<Int, TestError>(), VirtualTimeScheduler())
        weak var token: NSObject?
        weak var released: TestSubscriber<Output, TestError>?
        do {
            let (object, subscriber) = (NSObject(), TestSubscriber<Output, TestError>())
            (token, released) = (object, subscriber)
            make(upstream, scheduler, object).subscribe(subscriber)
            scheduler.advance()
            upstream.send(1)
            scheduler.advance(by: 1)
            upstream.send(2)
            switch ending {
            case "finish": upstream.send(completion: .finished)
            case "fail": upstream.send(completion: .failure(.first))
            default: subscriber.cancel()
            }
            scheduler.advance(by: 100)
            XCTAssertEqual(subscriber.completions.count, ending == "cancel" ? 0 : 1, ending, file: file, line: line)
            if !keepsSubscription { subscriber.cancel() }
            scheduler.advance()
        }
        XCTAssertNil(token, ending, file: file, line: line)
        XCTAssertNil(released, ending, file: file, line: line)
        XCTAssertEqual(scheduler.scheduledDates, [], ending, file: file, line: line)
    }
}

/// Checks that requests and cancellations don't wait for a delivery on another thread, and that nothing is delivered
/// after a cancellation.
func checkRequestsAndCancellationsDoNotWait<Output>(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ make: (TestPublisher<Int, TestError>, VirtualTimeScheduler) -> some Publisher<Output, TestError>
) {
    let (upstream, scheduler) = (TestPublisher<Int, TestError>(), VirtualTimeScheduler())
    let (isDelivering, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let isDone = DispatchSemaphore(value: 0)
    let subscriber = TestSubscriber<Output, TestError> { _ in
        isDelivering.signal()
        mayGoOn.wait()
    }
    make(upstream, scheduler).subscribe(subscriber)
    scheduler.advance()
    Thread {
        upstream.send(1)
        scheduler.advance(by: 100)
        isDone.signal()
    }.start()
    isDelivering.wait()
    for _ in 0..<1000 { subscriber.request(.max(1)) }
    subscriber.cancel()
    mayGoOn.signal()
    isDone.wait()
    upstream.send(2)
    scheduler.advance(by: 100)
    XCTAssertEqual(subscriber.values.count, 1, file: file, line: line)
    XCTAssertEqual(upstream.cancelCount, 1, file: file, line: line)
}
