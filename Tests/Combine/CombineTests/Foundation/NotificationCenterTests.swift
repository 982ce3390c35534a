import Combine
import CombineFoundation
import CombineTesting
import Foundation
import Synchronization
import TestSupport
import XCTest

final class NotificationCenterTests: XCTestCase {
    private let center = NotificationCenter()
    private let subscriber = TestSubscriber<Notification, Never>(initialDemand: .none)
    private let first = Notification.Name("First")
    private let second = Notification.Name("Second")

    func testPublishesNotificationsWithTheName() {
        var received: [Int?] = []
        let cancellable = center.publisher(for: first).sink { received.append($0.userInfo?["number"] as? Int) }
        center.post(name: first, object: nil, userInfo: ["number": 1])
        center.post(name: second, object: nil, userInfo: ["number": 2])
        center.post(name: first, object: Token(), userInfo: ["number": 3])
        XCTAssertEqual(received, [1, 3])
        cancellable.cancel()
        center.post(name: first, object: nil)
        XCTAssertEqual(received, [1, 3])
    }

    func testPublishesOnlyTheNotificationsOfTheObject() {
        let (object, other) = (Token(), Token())
        var count = 0
        let cancellable = center.publisher(for: first, object: object).sink { notification in
            XCTAssert(notification.object as AnyObject === object)
            count += 1
        }
        center.post(name: first, object: other)
        center.post(name: first, object: nil)
        XCTAssertEqual(count, 0)
        center.post(name: first, object: object)
        XCTAssertEqual(count, 1)
        cancellable.cancel()
    }

    func testDropsNotificationsWithoutDemand() {
        center.publisher(for: first).subscribe(subscriber)
        center.post(name: first, object: nil)
        subscriber.request(.max(2))
        XCTAssertEqual(subscriber.values.count, 0)
        for _ in 0..<3 { center.post(name: first, object: nil) }
        XCTAssertEqual(subscriber.values.count, 2)
        subscriber.request(.unlimited)
        for _ in 0..<3 { center.post(name: first, object: nil) }
        XCTAssertEqual(subscriber.values.count, 5)
        subscriber.cancel()
        XCTAssertEqual(subscriber.completions, [])
    }

    func testDemandReturnedForAValueIsAdded() {
        let subscriber = TestSubscriber<Notification, Never>(initialDemand: .max(1), demandPerValue: .max(1))
        center.publisher(for: first).subscribe(subscriber)
        for _ in 0..<4 { center.post(name: first, object: nil) }
        XCTAssertEqual(subscriber.values.count, 4)
        subscriber.cancel()
    }

    func testPostingDuringANotification() {
        var depth = 0
        let cancellable = center.publisher(for: first).sink { [center, first] _ in
            depth += 1
            if depth < 3 { center.post(name: first, object: nil) }
        }
        center.post(name: first, object: nil)
        XCTAssertEqual(depth, 3)
        cancellable.cancel()
    }

    func testDeliversSeriallyWhenManyThreadsPost() {
        nonisolated(unsafe) var count = 0  // changed by one notification at a time, which the test checks
        let cancellable = center.publisher(for: first).sink { _ in count += 1 }
        DispatchQueue.concurrentPerform(iterations: 4) { [center, first] _ in
            for _ in 0..<500 { center.post(name: first, object: nil) }
        }
        XCTAssertEqual(count, 2000)
        cancellable.cancel()
    }

    func testAPostWaitsForADeliveryOnAnotherThread() {
        let (isDelivering, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let (isFirstDone, isSecondDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let threads = Mutex<[ObjectIdentifier]>([])
        let cancellable = center.publisher(for: first).sink { notification in
            threads.withLock { $0.append(ObjectIdentifier(Thread.current)) }
            if notification.userInfo?["number"] as? Int == 1 {
                isDelivering.signal()
                mayGoOn.wait()
            }
        }
        func post(_ number: Int, _ done: DispatchSemaphore) -> Thread {
            let thread = Thread { [center, first] in
                center.post(name: first, object: nil, userInfo: ["number": number])
                done.signal()
            }
            thread.start()
            return thread
        }
        let firstThread = post(1, isFirstDone)
        isDelivering.wait()
        let secondThread = post(2, isSecondDone)
        XCTAssertEqual(isSecondDone.wait(timeout: .now() + 0.02), .timedOut, "waits")
        mayGoOn.signal()
        isFirstDone.wait()
        isSecondDone.wait()
        XCTAssertEqual(threads.withLock { $0 }, [ObjectIdentifier(firstThread), ObjectIdentifier(secondThread)])
        cancellable.cancel()
    }

    func testCancellingDoesNotWaitForADeliveryOnAnotherThread() {
        let (isDelivering, mayGoOn, isDone) = (
            DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
        )
        let cancellable = center.publisher(for: first).sink { _ in
            isDelivering.signal()
            mayGoOn.wait()
        }
        let thread = Thread { [center, first] in
            center.post(name: first, object: nil)
            isDone.signal()
        }
        thread.start()
        isDelivering.wait()
        cancellable.cancel()
        mayGoOn.signal()
        isDone.wait()
        center.post(name: first, object: nil)
    }

    func testARequestForZeroValuesHasNoEffect() {
        center.publisher(for: first).subscribe(subscriber)
        subscriber.request(.none)
        center.post(name: first, object: nil)
        XCTAssertEqual(subscriber.values.count, 0)
        subscriber.cancel()
    }

    func testEquality() {
        let object = Token()
        let publisher = center.publisher(for: first, object: object)
        XCTAssertEqual(publisher, center.publisher(for: first, object: object))
        XCTAssertNotEqual(publisher, center.publisher(for: first))
        XCTAssertNotEqual(publisher, center.publisher(for: first, object: Token()))
        XCTAssertNotEqual(publisher, center.publisher(for: second, object: object))
        XCTAssertNotEqual(publisher, NotificationCenter().publisher(for: first, object: object))
    }

    func testDescription() throws {
        center.publisher(for: first).subscribe(subscriber)
        subscriber.request(.max(3))
        XCTAssertEqual(subscriber.subscriptions, ["NotificationCenter Observer"])
        let mirror = Mirror(reflecting: try XCTUnwrap(subscriber.subscription))
        XCTAssertEqual(mirror.children.map(\.label), ["center", "name", "object", "demand"])
        XCTAssertEqual(mirror.descendant("name") as? Notification.Name, first)
        XCTAssertEqual(mirror.descendant("demand") as? Subscribers.Demand, .max(3))
        subscriber.cancel()
    }

    func testCancellingReleasesRetainedObjects() {
        weak var captured: Token?
        weak var observed: Token?
        var cancellable: AnyCancellable?
        do {
            let (capture, object) = (Token(), Token())
            (captured, observed) = (capture, object)
            cancellable = center.publisher(for: first, object: object).sink { _ in _ = capture }
        }
        XCTAssertNotNil(captured)
        XCTAssertNotNil(observed, "or another object could get its address")
        cancellable = nil
        XCTAssertNil(cancellable)
        XCTAssertNil(captured)
        XCTAssertNil(observed)
    }
}
