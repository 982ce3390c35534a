import CombineTesting
import TestSupport
import XCTest

@testable import Combine

/// Tests of publishers that replay their latest value and are used by several threads. A subscriber must not miss a
/// value or receive an older value after a newer one.
final class ReplayStressTests: XCTestCase {
    private typealias Values = PassthroughSubject<Int, Never>

    /// A late subscriber receives values in the order of sending, including the last one.
    func testALateSubscriberReceivesNoOlderValue() {
        for round in 0..<100 {
            let subject = Unsynchronized(CurrentValueSubject<Int, Never>(0))
            let counter = Locked(0)
            // Each number is determined during the delivery, so the numbers increase.
            let producer = ThreadLoop { _ in
                let next = counter.withLock { counter in
                    counter += 1
                    return counter
                }
                subject.value.send(next)
            }
            var late: [(AnyCancellable, SharedValues)] = []
            for index in 0..<20 {
                let received = SharedValues()
                let subscription =
                    index % 2 == 0
                    ? subject.value.sink { received.append($0) }
                    : subject.value.map { $0 }.removeDuplicates().sink { received.append($0) }
                late.append((subscription, received))
            }
            producer.stop()
            for (index, (subscription, received)) in late.enumerated() {
                XCTAssertEqual(received.value, received.value.sorted(), "round \(round), subscriber \(index)")
                XCTAssertEqual(received.value.last, subject.value.value, "round \(round), subscriber \(index)")
                subscription.cancel()
            }
        }
    }

    func testSubscribingWhileAnotherThreadSendsReceivesAValueImmediately() {
        final class Model {
            @Published var number = 0
        }
        let model = Unsynchronized(Model())
        let published = Unsynchronized(model.value.$number)
        let subject = Unsynchronized(CurrentValueSubject<Int, Never>(0))
        let sources: [(send: @Sendable (Int) -> Void, subscribe: @Sendable (TestSubscriber<Int, Never>) -> Void)] = [
            ({ subject.value.send($0) }, { subject.value.subscribe($0) }),
            ({ model.value.number = $0 }, { published.value.subscribe($0) }),
        ]
        for (send, subscribe) in sources {
            DispatchQueue.concurrentPerform(iterations: 3) { thread in
                for round in 0..<3000 {
                    if thread == 0 {
                        send(round)
                    } else {
                        let subscriber = TestSubscriber<Int, Never>()
                        subscribe(subscriber)
                        XCTAssertFalse(subscriber.values.isEmpty)
                        subscriber.cancel()
                    }
                }
            }
        }
    }

    /// A subscriber that is attached during a delivery on another thread also receives the value of a nested delivery.
    func testASubscriberThatArrivesDuringADeliveryReceivesTheNestedValue() {
        let subject = Unsynchronized(CurrentValueSubject<Int, Never>(0))
        let late = TestSubscriber<Int, Never>()
        let shared = UncheckedSendable(late)
        let subscription = subject.value.dropFirst().sink { value in
            guard value == 1 else { return }
            onAnotherThread { subject.value.subscribe(shared.value) }
            subject.value.send(2)
        }
        subject.value.send(1)
        XCTAssertEqual(late.values, [1, 2])
        subscription.cancel()
    }

    func testASubscriberThatArrivesWhileAPropertyIsPublishedReceivesTheNewValue() {
        final class Model {
            @Published var number = 0
        }
        let model = Unsynchronized(Model())
        let late = TestSubscriber<Int, Never>()
        let shared = UncheckedSendable(late)
        let subscription = model.value.$number.dropFirst().sink { _ in
            onAnotherThread { model.value.$number.subscribe(shared.value) }
        }
        model.value.number = 1
        XCTAssertEqual(late.values, [0, 1])
        subscription.cancel()
    }

    /// A replay on another thread blocks the sender, so the subscriber doesn't miss a value.
    func testASenderWaitsForAReplay() {
        let subject = Unsynchronized(CurrentValueSubject<Int, Never>(0))
        let (inReplay, sent) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let received = SharedValues()
        let blocked = DispatchSemaphore(value: 0)
        let group = DispatchGroup()
        // Blocks the subject, so that the late subscriber receives the replay during a delivery by another thread.
        let holder = subject.value.dropFirst().sink { value in
            guard value == 1 else { return }
            inReplay.wait()
            sent.signal()
            subject.value.send(2)
            subject.value.send(3)
        }
        Thread.detachNewThread(in: group) { subject.value.send(1) }
        while subject.value.value != 1 { Thread.yield() }
        let subscription = subject.value.sink { value in
            received.append(value)
            if value == 1 {
                inReplay.signal()
                sent.wait()
                _ = blocked.wait(timeout: .now() + .milliseconds(1))
            }
        }
        group.wait()
        XCTAssertEqual(received.value, [1, 2, 3])
        holder.cancel()
        subscription.cancel()
    }

    /// A completion that is sent while another thread replays the latest value arrives after that value.
    func testACompletionWaitsForAReplay() {
        let subject = Unsynchronized(CurrentValueSubject<Int, Never>(0))
        let (inReplay, completing) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let order = Locked<[String]>([])
        let group = DispatchGroup()
        // Blocks the subject, so that the late subscriber receives the replay during a delivery by another thread.
        let holder = subject.value.dropFirst().sink { _ in
            inReplay.wait()
            completing.signal()
            subject.value.send(completion: .finished)
        }
        Thread.detachNewThread(in: group) { subject.value.send(1) }
        while subject.value.value != 1 { Thread.yield() }
        let subscription = subject.value.sink(
            receiveCompletion: { _ in order.withLock { $0.append("completion") } },
            receiveValue: { _ in
                inReplay.signal()
                completing.wait()
                // Yield, so that a completion that is sent too early can arrive.
                for _ in 0..<100 { Thread.yield() }
                order.withLock { $0.append("value received") }
            }
        )
        group.wait()
        XCTAssertEqual(order.value, ["value received", "completion"])
        holder.cancel()
        subscription.cancel()
    }

    /// A value that is sent while a replay waits for the sender is delivered after the replay and before later values.
    func testAReplayThatWaitsForTheSenderContinuesWithTheLatestValue() {
        let subject = Unsynchronized(CurrentValueSubject<Int, Never>(0))
        let other = Unsynchronized(Values())
        let inReplay = DispatchSemaphore(value: 0)
        let (received, tally) = (SharedValues(), SharedTally())
        let group = DispatchGroup()
        let subscriptions = [
            other.value.sink { value in if value == 1 { subject.value.send(1) } },
            // When this closure runs, both subjects are delivering a value.
            subject.value.dropFirst().sink { value in
                guard value == 1 else { return }
                inReplay.wait()
                while other.value.broadcast.lock.waitingCount == 0 { Thread.yield() }
                subject.value.send(2)
            },
        ]
        Thread.detachNewThread(in: group) { other.value.send(1) }
        while subject.value.value != 1 { Thread.yield() }
        let late = subject.value.sink { value in
            received.append(value)
            tally.addUnsynchronized(1)
            switch value {
            case 1:
                inReplay.signal()
                other.value.send(0)
            case 2:
                let (replayer, sender) = (currentThread(), SharedValues())
                Thread.detachNewThread(in: group) {
                    sender.append(Int(bitPattern: currentThread()))
                    subject.value.send(3)
                }
                // Waits until the sender of the later value waits for this replay, or until the value has arrived too
                // early.
                while !received.value.contains(3), !sender.value.contains(where: { waits($0, for: replayer) }) {
                    Thread.yield()
                }
                received.append(2)
            default: break
            }
        }
        group.wait()
        XCTAssertEqual(received.value, [1, 2, 2, 3])
        (subscriptions + [late]).forEach { $0.cancel() }
    }

    /// A value and a completion that are sent while a replay waits for the sender are delivered in that order.
    func testAReplayThatWaitsForTheSenderContinuesWithTheLatestValueAndTheCompletion() {
        let subject = Unsynchronized(CurrentValueSubject<Int, Never>(0))
        let other = Unsynchronized(Values())
        let inReplay = DispatchSemaphore(value: 0)
        let received = SharedValues()
        let group = DispatchGroup()
        let subscriptions = [
            other.value.sink { value in if value == 1 { subject.value.send(1) } },
            // When this closure runs, both subjects are delivering a value.
            subject.value.dropFirst().sink { value in
                guard value == 1 else { return }
                inReplay.wait()
                while other.value.broadcast.lock.waitingCount == 0 { Thread.yield() }
                subject.value.send(2)
                subject.value.send(completion: .finished)
            },
        ]
        Thread.detachNewThread(in: group) { other.value.send(1) }
        while subject.value.value != 1 { Thread.yield() }
        let late = subject.value.sink(
            receiveCompletion: { _ in received.append(-1) },
            receiveValue: { value in
                received.append(value)
                guard value == 1 else { return }
                inReplay.signal()
                other.value.send(0)
            }
        )
        group.wait()
        XCTAssertEqual(received.value, [1, 2, -1])
        (subscriptions + [late]).forEach { $0.cancel() }
    }
}

/// Returns a Boolean value that indicates whether a thread waits, directly or through other threads, until another
/// thread ends a delivery.
private func waits(_ thread: Int, for other: UInt) -> Bool {
    WaitingThread.graph.withLock { $0.waits(UInt(bitPattern: thread), for: other) }
}

/// The values that a subscriber received, on any thread.
final class SharedValues: Sendable {
    private let values = Locked<[Int]>([])

    var value: [Int] { values.value }

    func append(_ value: Int) {
        values.withLock { $0.append(value) }
    }
}
