import CombineTesting
import TestSupport
import XCTest

@testable import Combine

/// Tests of publishers that several threads use at the same time.
final class DeliveryStressTests: XCTestCase {
    private typealias Values = PassthroughSubject<Int, Never>

    /// The numbers of values that were delivered on another thread, and of values that weren't delivered when `send`
    /// returned.
    private struct Errors {
        var elsewhere = 0
        var late = 0
    }

    // MARK: Sending

    /// Each sender delivers its own values, on its own thread, before `send` returns.
    func testSendersDeliverTheirOwnValues() {
        let subject = Unsynchronized(PassthroughSubject<(sender: UInt, number: Int), Never>())
        let last = Locked<[UInt: Int]>([:])
        let errors = Locked(Errors())
        let tally = SharedTally()
        let subscription = subject.value.sink { value in
            tally.addUnsynchronized(1)
            if value.sender != currentThread() { errors.withLock { $0.elsewhere += 1 } }
            last.withLock { $0[value.sender] = value.number }
        }
        let group = DispatchGroup()
        for _ in 0..<3 {
            Thread.detachNewThread(in: group) {
                let thread = currentThread()
                for number in 0..<5000 {
                    subject.value.send((thread, number))
                    if last.withLock({ $0[thread] }) != number { errors.withLock { $0.late += 1 } }
                }
            }
        }
        group.wait()
        XCTAssertEqual(tally.count, 15000)
        XCTAssertEqual(errors.value.elsewhere, 0, "values delivered on another thread")
        XCTAssertEqual(errors.value.late, 0, "values not delivered when send returned")
        subscription.cancel()
    }

    /// The last value that a subscriber receives is the current value of the subject.
    func testTheLastDeliveredValueIsStoredAfterConcurrentWrites() {
        for _ in 0..<200 {
            let subject = Unsynchronized(CurrentValueSubject<Int, Never>(0))
            let last = Locked(0)
            let subscription = subject.value.sink { value in last.withLock { $0 = value } }
            DispatchQueue.concurrentPerform(iterations: 3) { thread in
                for round in 0..<20 { subject.value.send(thread * 100 + round) }
            }
            XCTAssertEqual(subject.value.value, last.value)
            subscription.cancel()
        }
    }

    func testTheLastDeliveredValueOfAPropertyIsStoredAfterConcurrentWrites() {
        final class Model {
            @Published var number = 0
        }
        for _ in 0..<200 {
            let model = Unsynchronized(Model())
            let last = Locked(0)
            let subscription = model.value.$number.sink { value in last.withLock { $0 = value } }
            DispatchQueue.concurrentPerform(iterations: 3) { thread in
                for round in 0..<20 { model.value.number = thread * 100 + round }
            }
            XCTAssertEqual(model.value.number, last.value)
            subscription.cancel()
        }
    }

    /// The subscriber of each of two subjects sends to the other subject, and one thread sends to each subject.
    func testThreadsThatSendToEachOtherDoNotDeadlock() {
        let rounds = 2000
        let (first, second) = (Unsynchronized(Values()), Unsynchronized(Values()))
        let (firstTally, secondTally) = (SharedTally(), SharedTally())
        let subscriptions = [
            first.value.sink { value in
                firstTally.addUnsynchronized(1)
                if value > 0 { second.value.send(value - 1) }
            },
            second.value.sink { value in
                secondTally.addUnsynchronized(1)
                if value > 0 { first.value.send(value - 1) }
            },
        ]
        let group = DispatchGroup()
        for subject in [first, second] {
            Thread.detachNewThread(in: group) { for _ in 0..<rounds { subject.value.send(1) } }
        }
        XCTAssertEqual(group.wait(timeout: .now() + .seconds(120)), .success, "the senders wait for each other")
        XCTAssertEqual(firstTally.count, 2 * rounds)
        XCTAssertEqual(secondTally.count, 2 * rounds)
        subscriptions.forEach { $0.cancel() }
    }

    /// Runs the previous test with operators that have several upstreams.
    func testThreadsThatSendToEachOtherThroughOperatorsDoNotDeadlock() {
        let rounds = 1000
        let combinations: [(String, (AnyPublisher<Int, Never>, AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never>)] =
            [
                ("merge", { $0.merge(with: $1).eraseToAnyPublisher() }),
                ("combineLatest", { left, right in left.combineLatest(right) { $1 }.eraseToAnyPublisher() }),
                ("flatMap", { left, right in left.map { _ in right }.flatMap { $0 }.eraseToAnyPublisher() }),
                ("switchToLatest", { left, right in left.map { _ in right }.switchToLatest().eraseToAnyPublisher() }),
            ]
        for (name, combine) in combinations {
            let subjects = (0..<2).map { _ in Unsynchronized(Values()) }
            let erased = subjects.map { $0.value.eraseToAnyPublisher() }
            let subscriptions = [
                combine(erased[0], erased[1]).sink { if $0 > 0 { subjects[1].value.send(0) } },
                combine(erased[1], erased[0]).sink { if $0 > 0 { subjects[0].value.send(0) } },
            ]
            let group = DispatchGroup()
            for subject in subjects {
                Thread.detachNewThread(in: group) {
                    for round in 0..<rounds { subject.value.send(round % 4 == 0 && name != "flatMap" ? 1 : 0) }
                }
            }
            XCTAssertEqual(group.wait(timeout: .now() + .seconds(120)), .success, name)
            subscriptions.forEach { $0.cancel() }
        }
    }

    // MARK: Calls that never wait

    /// A thread that keeps sending doesn't block another thread that subscribes and cancels.
    func testAProducerDoesNotBlockSubscribingAndCancelling() {
        let subject = Unsynchronized(Values())
        let tally = SharedTally()
        let subscription = subject.value.sink { tally.addUnsynchronized($0) }
        let producer = ThreadLoop { subject.value.send($0) }
        for _ in 0..<2000 { subject.value.sink { _ in }.cancel() }
        producer.stop()
        XCTAssertTrue(subject.value.broadcast.lock.isIdle)
        XCTAssertEqual(subject.value.broadcast.conduits.count, 1, "the cancelled subscribers are released")
        subscription.cancel()
    }

    /// Subscribing, requesting and cancelling don't wait for a delivery on another thread.
    func testOnlySendingWaitsForADelivery() {
        let (passthrough, current) = (Unsynchronized(Values()), Unsynchronized(CurrentValueSubject<Int, Never>(0)))
        let entered = DispatchSemaphore(value: 0)
        let released = DispatchSemaphore(value: 0)
        let blocked = [
            passthrough.value.sink { _ in
                entered.signal()
                released.wait()
            },
            current.value.dropFirst().sink { _ in
                entered.signal()
                released.wait()
            },
        ]
        let group = DispatchGroup()
        Thread.detachNewThread(in: group) { passthrough.value.send(1) }
        Thread.detachNewThread(in: group) { current.value.send(1) }
        entered.wait()
        entered.wait()
        var kept: [TestSubscriber<Int, Never>] = []
        for round in 0..<1000 {
            let subscribers = (0..<2).map { _ in TestSubscriber<Int, Never>(initialDemand: .none) }
            passthrough.value.subscribe(subscribers[0])
            current.value.subscribe(subscribers[1])
            for subscriber in subscribers { subscriber.request(.max(2)) }
            XCTAssertEqual(subscribers[1].values, [1], "the latest value arrives immediately")
            if round % 100 == 0 { kept += subscribers } else { subscribers.forEach { $0.cancel() } }
        }
        blocked.forEach { $0.cancel() }
        released.signal()
        released.signal()
        group.wait()
        XCTAssertEqual(passthrough.value.broadcast.conduits.count, 10)
        XCTAssertEqual(current.value.storage.broadcast.conduits.count, 10)
        passthrough.value.send(2)
        current.value.send(2)
        for (index, subscriber) in kept.enumerated() {
            XCTAssertEqual(subscriber.values, index % 2 == 0 ? [2] : [1, 2])
        }
    }

    // MARK: Completions

    func testACompletionOnAnotherThreadArrivesAfterTheSubscription() {
        let subject = Unsynchronized(Values())
        let order = Locked<[String]>([])
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { _ in
                onAnotherThread { subject.value.send(completion: .finished) }
                order.withLock { $0.append("subscription") }
            },
            receiveCompletion: { _ in order.withLock { $0.append("completion") } }
        )
        subject.value.subscribe(subscriber)
        XCTAssertEqual(order.value, ["subscription", "completion"])
    }

    func testACompletionOnAnotherThreadArrivesImmediatelyAfterARequest() {
        let subject = Unsynchronized(Values())
        let order = Locked<[String]>([])
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { subscription in
                subscription.request(.unlimited)
                onAnotherThread { subject.value.send(completion: .finished) }
                order.withLock { $0.append("subscription") }
            },
            receiveCompletion: { _ in order.withLock { $0.append("completion") } }
        )
        subject.value.subscribe(subscriber)
        XCTAssertEqual(order.value, ["completion", "subscription"])
    }

    /// Operators ignore a completion that arrives before their subscription.
    func testNoCompletionIsLostWhileAnotherThreadSubscribes() {
        for round in 0..<3000 {
            let subject = Unsynchronized(Values())
            let bothReady = Barrier(2)
            let completions = Locked(0)
            let group = DispatchGroup()
            Thread.detachNewThread(in: group) {
                bothReady.wait()
                subject.value.send(completion: .finished)
            }
            bothReady.wait()
            let subscription = subject.value.filter { _ in true }.sink(
                receiveCompletion: { _ in completions.withLock { $0 += 1 } },
                receiveValue: { _ in }
            )
            group.wait()
            XCTAssertEqual(completions.value, 1, "round \(round)")
            subscription.cancel()
        }
    }

    /// If a value waits while another thread sends a completion, the value is dropped. The subject's value is still the
    /// last value that subscribers received.
    func testAValueThatWaitsForACompletionIsNotStored() {
        let subject = Unsynchronized(CurrentValueSubject<Int, Never>(0))
        let group = DispatchGroup()
        let subscription = subject.value.dropFirst().sink { _ in
            Thread.detachNewThread(in: group) { subject.value.send(2) }
            while subject.value.storage.broadcast.lock.waitingCount == 0 { Thread.yield() }
            subject.value.send(completion: .finished)
        }
        subject.value.send(1)
        group.wait()
        XCTAssertEqual(subject.value.value, 1)
        subscription.cancel()
    }
}
