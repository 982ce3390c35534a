import CombineTesting
import Dispatch
import TestSupport
import XCTest

@testable import Combine

final class DeliveryLockTests: XCTestCase {
    /// An object that contains a lock, so that threads can share it.
    private final class Lock: Sendable {
        let lock = DeliveryLock()
    }

    /// A thread that holds a lock until the test releases it.
    private final class Holder: @unchecked Sendable {
        // Sendable because all its properties are.
        private let entered = DispatchSemaphore(value: 0)
        private let released = DispatchSemaphore(value: 0)
        private let left = DispatchSemaphore(value: 0)

        /// Acquires the lock on another thread, runs `work` there, and holds the lock until the test releases it.
        init(of lock: Lock, then work: @escaping @Sendable () -> Void = {}) {
            Thread.detachNewThread { [self] in
                XCTAssertEqual(lock.lock.enter(), .entered)
                entered.signal()
                released.wait()
                work()
                lock.lock.leave()
                left.signal()
            }
            entered.wait()
        }

        func release() {
            released.signal()
        }

        func waitUntilLeft() {
            left.wait()
        }
    }

    func testAThreadCanEnterReentrantly() {
        let lock = DeliveryLock()
        XCTAssertEqual(lock.enter(), .entered)
        XCTAssertEqual(lock.enter(), .nested)
        XCTAssertEqual(lock.tryEnter(), .nested)
        lock.leave()
        XCTAssertEqual(lock.tryEnter(), .entered)
        lock.leave()
    }

    func testTryEnterFailsOnAnotherThread() {
        let lock = Lock()
        XCTAssertEqual(lock.lock.enter(), .entered)
        onAnotherThread { XCTAssertEqual(lock.lock.tryEnter(), .unavailable) }
        lock.lock.leave()
        onAnotherThread {
            XCTAssertEqual(lock.lock.tryEnter(), .entered)
            lock.lock.leave()
        }
    }

    func testAThreadWaitsForTheOwner() {
        let lock = Lock()
        let order = Locked<[Int]>([])
        let holder = Holder(of: lock) { order.withLock { $0.append(1) } }
        DispatchQueue.global().async {
            while lock.lock.waitingCount == 0 { Thread.yield() }
            holder.release()
        }
        XCTAssertEqual(lock.lock.enter(), .entered)
        order.withLock { $0.append(2) }
        lock.lock.leave()
        holder.waitUntilLeft()
        XCTAssertEqual(order.value, [1, 2])
    }

    func testTheOwnerPerformsScheduledActions() {
        let lock = Lock()
        let threads = Locked<[UInt]>([])
        let holder = Holder(of: lock)
        for _ in 0..<3 { lock.lock.schedule { threads.withLock { $0.append(currentThread()) } } }
        XCTAssertEqual(threads.value, [])
        holder.release()
        holder.waitUntilLeft()
        XCTAssertEqual(threads.value.count, 3)
        XCTAssertFalse(threads.value.contains(currentThread()))
        lock.lock.schedule { threads.withLock { $0 = [currentThread()] } }
        XCTAssertEqual(threads.value, [currentThread()])
    }

    func testAReentrantCallPerformsScheduledActions() {
        let lock = Lock()
        var order: [String] = []
        let log = UncheckedSendable { (entry: String) in order.append(entry) }
        XCTAssertEqual(lock.lock.enter(), .entered)
        onAnotherThread { lock.lock.schedule { log.value("scheduled") } }
        lock.lock.afterDelivery { log.value("after") }
        XCTAssertEqual(lock.lock.enter(), .nested)
        log.value("nested")
        lock.lock.leave()
        XCTAssertEqual(order, ["scheduled", "nested", "after"])
    }

    /// Two threads each hold a lock and try to enter the lock of the other thread. The second thread doesn't wait.
    /// Instead, the owner of the lock performs the work of the second thread.
    func testTwoWaitingThreadsDoNotFormACycle() {
        let (first, second) = (Lock(), Lock())
        let delivered = Locked<[String]>([])
        let group = DispatchGroup()
        let bothInside = Barrier(2)
        for (name, own, other) in [("first", first, second), ("second", second, first)] {
            Thread.detachNewThread(in: group) {
                XCTAssertEqual(own.lock.enter(), .entered)
                bothInside.wait()
                other.lock.perform { delivered.withLock { $0.append(name) } }
                own.lock.leave()
            }
        }
        XCTAssertEqual(group.wait(timeout: .now() + .seconds(60)), .success, "the threads wait for each other")
        XCTAssertEqual(delivered.value.sorted(), ["first", "second"])
    }

    func testThreeWaitingThreadsDoNotFormACycle() {
        let locks = (0..<3).map { _ in Lock() }
        let delivered = Locked(0)
        let group = DispatchGroup()
        let allInside = Barrier(3)
        for index in 0..<3 {
            Thread.detachNewThread(in: group) {
                XCTAssertEqual(locks[index].lock.enter(), .entered)
                allInside.wait()
                locks[(index + 1) % 3].lock.perform { delivered.withLock { $0 += 1 } }
                locks[index].lock.leave()
            }
        }
        XCTAssertEqual(group.wait(timeout: .now() + .seconds(60)), .success, "the threads wait for each other")
        XCTAssertEqual(delivered.value, 3)
    }

    /// A waiting thread acquires the lock even if other threads keep scheduling actions.
    func testScheduledActionsDoNotStarveAWaitingThread() {
        let lock = Lock()
        let holder = Holder(of: lock)
        let served = Locked(0)
        let servedBefore = Locked(0)
        @Sendable func schedule() {
            onAnotherThread {
                lock.lock.schedule {
                    let count = served.withLock { served in
                        served += 1
                        return served
                    }
                    if count < 20 { schedule() }
                }
            }
        }
        schedule()
        let group = DispatchGroup()
        Thread.detachNewThread(in: group) {
            lock.lock.perform { _ = servedBefore.exchange(served.value) }
        }
        while lock.lock.waitingCount == 0 { Thread.yield() }
        holder.release()
        group.wait()
        holder.waitUntilLeft()
        XCTAssertLessThan(servedBefore.value, 20)
        XCTAssertEqual(served.value, 20)
        XCTAssertTrue(lock.lock.isIdle)
    }

    func testWaitingThreadsEnterInOrder() {
        let lock = Lock()
        let holder = Holder(of: lock)
        let order = Locked<[Int]>([])
        let group = DispatchGroup()
        for index in 0..<4 {
            let waiting = lock.lock.waitingCount
            Thread.detachNewThread(in: group) {
                lock.lock.perform { order.withLock { $0.append(index) } }
            }
            while lock.lock.waitingCount == waiting { Thread.yield() }
        }
        holder.release()
        group.wait()
        XCTAssertEqual(order.value, [0, 1, 2, 3])
    }

    /// Several threads increment an unsynchronized counter while they hold the lock. They use each function that
    /// acquires the lock.
    func testDeliveriesDoNotOverlapUnderStress() {
        let (threads, rounds) = (4, 5000)
        let lock = Lock()
        let tally = SharedTally()
        let group = DispatchGroup()
        for thread in 0..<threads {
            Thread.detachNewThread(in: group) {
                for round in 0..<rounds {
                    switch (thread + round) % 3 {
                    case 0: lock.lock.perform { lock.lock.perform { tally.addUnsynchronized(1) } }
                    case 1: lock.lock.schedule { tally.addUnsynchronized(1) }
                    default:
                        _ = lock.lock.deliver {
                            tally.addUnsynchronized(1)
                            return .none
                        } orSchedule: {
                            XCTFail("the threads formed a cycle")
                        }
                    }
                }
            }
        }
        group.wait()
        XCTAssertEqual(tally.count, threads * rounds)
        XCTAssertTrue(lock.lock.isIdle)
    }

    /// Several locks form a cycle. Threads enter them one after another, in both directions.
    func testCyclesOfLocksUnderStress() {
        let (threads, rounds) = (4, 2000)
        let locks = (0..<threads).map { _ in Lock() }
        let tallies = (0..<threads).map { _ in SharedTally() }
        let group = DispatchGroup()
        for thread in 0..<threads {
            Thread.detachNewThread(in: group) {
                for round in 0..<rounds {
                    let next = (thread + (round % 2 == 0 ? 1 : threads - 1)) % threads
                    locks[thread].lock.perform {
                        tallies[thread].addUnsynchronized(1)
                        locks[next].lock.perform { tallies[next].addUnsynchronized(1) }
                    }
                }
            }
        }
        XCTAssertEqual(group.wait(timeout: .now() + .seconds(120)), .success, "the threads wait for each other")
        XCTAssertEqual(tallies.map(\.count).reduce(0, +), 2 * threads * rounds)
        XCTAssertTrue(locks.allSatisfy { $0.lock.isIdle })
    }
}

/// A barrier that resumes threads after all of them have arrived.
final class Barrier: Sendable {
    private let missing: Locked<Int>
    private let open = DispatchSemaphore(value: 0)

    init(_ count: Int) {
        missing = Locked(count)
    }

    func wait() {
        let isLast = missing.withLock { missing in
            missing -= 1
            return missing == 0
        }
        if !isLast { open.wait() }
        open.signal()
    }
}

extension Thread {
    /// Lets other threads run.
    static func yield() {
        sched_yield()
    }

    /// Runs a closure on a new thread. The group finishes when all of its closures have returned.
    static func detachNewThread(in group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
        group.enter()
        detachNewThread {
            body()
            group.leave()
        }
    }
}
