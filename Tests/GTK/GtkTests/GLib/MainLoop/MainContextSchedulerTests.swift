import Combine
import CombineFoundation
import CombineTesting
import Dispatch
import Gtk
import GtkTesting
import Synchronization
import TestSupport
import XCTest

/// Tests of the main loop as a Combine scheduler.
@MainActor
final class MainContextSchedulerTests: GtkTestCase {
    private typealias Time = MainContext.SchedulerTimeType

    private let scheduler = MainContext.default

    func testTimeIsTheGLibTimeInMicroseconds() throws {
        let time = Time(microseconds: 1000)
        XCTAssertEqual(time.advanced(by: .milliseconds(2)), Time(microseconds: 3000))
        XCTAssertEqual(time.advanced(by: .nanoseconds(1)), Time(microseconds: 1001), "never early")
        XCTAssertEqual(time.advanced(by: .nanoseconds(-1500)), Time(microseconds: 999))
        XCTAssertEqual(time.advanced(by: .init(.never)).advanced(by: .init(.never)) > time, true)
        XCTAssertEqual(time.distance(to: Time(microseconds: 400)), .microseconds(-600))
        XCTAssertEqual(Time(microseconds: .min).distance(to: time), .init(.never))
        XCTAssertEqual(try JSONDecoder().decode(Time.self, from: JSONEncoder().encode(time)), time)
        XCTAssertEqual(scheduler.minimumTolerance, .zero)
        let before = scheduler.now
        XCTAssertLessThanOrEqual(before, scheduler.now)
    }

    func testRunsInTheNextTurnInOrder() {
        var order: [Int] = []
        for index in 0..<3 { scheduler.schedule { order.append(index) } }
        XCTAssertEqual(order, [])
        wait { order == [0, 1, 2] }
    }

    func testPerformsOnTheMainActorFromAnyThread() {
        let label = Label()
        MainContext.perform { label.label = "next turn" }
        XCTAssertEqual(label.label, "")
        wait { label.label == "next turn" }
        DispatchQueue.global().async { MainContext.perform { label.label = "another thread" } }
        wait { label.label == "another thread" }
    }

    func testPerformsByPriorityAndAfterADelay() {
        var order: [String] = []
        let start = scheduler.now
        MainContext.perform(after: .milliseconds(20)) { order.append("later") }
        MainContext.perform(priority: .low) { order.append("low") }
        MainContext.perform(priority: .high) { order.append("high") }
        wait { order == ["high", "low", "later"] }
        XCTAssertGreaterThanOrEqual(scheduler.now, start.advanced(by: .milliseconds(20)))
    }

    func testAPerformedClosureIsReleasedOnceItHasRunOrIsCancelled() {
        weak var released: Held?
        var hasRun = false
        let performed = {
            let held = Held()
            released = held
            return MainContext.perform {
                hasRun = true
                withExtendedLifetime(held) {}
            }
        }()
        XCTAssertFalse(performed.isDisposed)
        wait { hasRun }
        XCTAssertTrue(performed.isDisposed)
        XCTAssertNil(released)
        let cancelled = {
            let held = Held()
            released = held
            return MainContext.perform(after: .seconds(60)) { withExtendedLifetime(held) {} }
        }()
        XCTAssertNotNil(released)
        cancelled.dispose()
        XCTAssertTrue(cancelled.isDisposed)
        XCTAssertNil(released)
    }

    func testRunsByPriority() {
        typealias Priority = MainContext.Priority
        let priorities: [Priority] = [.low, .defaultIdle, .highIdle, .default, .high]
        var order: [Priority] = []
        for priority in priorities { scheduler.schedule(options: .init(priority: priority)) { order.append(priority) } }
        wait { order.count == priorities.count }
        XCTAssertEqual(order, priorities.sorted())
    }

    func testRunsInTheOrderOfTheDates() {
        var order: [Int] = []
        let start = scheduler.now
        scheduler.schedule(after: start.advanced(by: .milliseconds(20))) { order.append(2) }
        scheduler.schedule(after: start.advanced(by: .milliseconds(5))) { order.append(1) }
        wait { order.count == 2 }
        XCTAssertEqual(order, [1, 2])
        XCTAssertGreaterThanOrEqual(start.distance(to: scheduler.now), .milliseconds(20))
    }

    func testDatesAndIntervalsThatOverflow() {
        var order: [Int] = []
        var cancellables: [any Cancellable] = []
        let past = [Int.min, Int.min + 1, -1_000_000, -1, 0]
        for (index, microseconds) in past.enumerated() {
            let date = Time(microseconds: microseconds)
            scheduler.schedule(after: date) { order.append(index) }
            for interval in [Time.Stride.seconds(.max), .nanoseconds(.max), .seconds(60)] {
                cancellables.append(scheduler.schedule(after: date, interval: interval) { order.append(index + 10) })
            }
            scheduler.schedule(after: date, tolerance: .seconds(.max)) { order.append(index + 100) }
        }
        for date in [Time(microseconds: .max), scheduler.now.advanced(by: .nanoseconds(.max))] {
            cancellables.append(scheduler.schedule(after: date, interval: .nanoseconds(.min)) { order.append(-1) })
            scheduler.schedule(after: date, tolerance: .nanoseconds(.max)) { order.append(-1) }
        }
        wait { order.count >= past.count * 5 }
        pumpUntilIdle()
        XCTAssertEqual(order.count, past.count * 5, "each once")
        XCTAssertFalse(order.contains(-1))
        for cancellable in cancellables { cancellable.cancel() }
    }

    func testTheLoopSleepsUntilTheDate() {
        var isDone = false
        scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(30))) { isDone = true }
        var turns = 0
        while !isDone, turns < 1000 {
            MainContext.iterate(mayBlock: true)
            turns += 1
        }
        XCTAssertTrue(isDone)
        XCTAssertLessThan(turns, 20, "it does not spin")
    }

    func testClosuresWithAToleranceRunTogether() {
        let start = Time(microseconds: (scheduler.now.microseconds / 20_000 + 1) * 20_000)
        var dates: [Time] = []
        for delay in [1, 5, 9] {
            let date = start.advanced(by: .milliseconds(delay))
            scheduler.schedule(after: date, tolerance: .milliseconds(20)) { [scheduler] in dates.append(scheduler.now) }
        }
        wait { !dates.isEmpty }
        XCTAssertEqual(dates.count, 3, "one wake-up")
        XCTAssertGreaterThanOrEqual(dates[0], start.advanced(by: .milliseconds(20)))
    }

    func testRepeatsUntilCancelled() {
        var count = 0
        let cancellable = scheduler.schedule(after: scheduler.now, interval: .milliseconds(2)) { count += 1 }
        wait { count >= 3 }
        cancellable.cancel()
        let final = count
        var isLater = false
        scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(10))) { isLater = true }
        wait { isLater }
        XCTAssertEqual(count, final)
    }

    func testKeepsTheIntervalsAndSkipsMissedOnes() {
        let (start, interval) = (scheduler.now, 20_000)
        var dates: [Int] = []
        let cancellable = scheduler.schedule(after: start, interval: .microseconds(interval)) { [scheduler] in
            dates.append(scheduler.now.microseconds - start.microseconds)
            // The main loop is blocked long enough to miss the next two dates.
            if dates.count == 1 { while start.distance(to: scheduler.now) < .milliseconds(50) {} }
        }
        wait { dates.count == 2 }
        cancellable.cancel()
        XCTAssertGreaterThanOrEqual(dates[1], 60_000)
    }

    func testCancellingWithinTheClosure() {
        weak var captured: Token?
        var count = 0
        do {
            let token = Token()
            captured = token
            var cancellable: (any Cancellable)?
            cancellable = scheduler.schedule(after: scheduler.now, interval: .milliseconds(1)) {
                withExtendedLifetime(token) { count += 1 }
                cancellable?.cancel()
                cancellable = nil
            }
        }
        wait { count == 1 }
        wait { captured == nil }
        var isLater = false
        scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(5))) { isLater = true }
        wait { isLater }
        XCTAssertEqual(count, 1)
    }

    func testClosuresAreReleasedAfterTheyHaveRun() {
        weak var captured: Token?
        do {
            let token = Token()
            captured = token
            scheduler.schedule { _ = token }
        }
        XCTAssertNotNil(captured)
        wait { captured == nil }
    }

    func testCancellingOnAnotherThreadReleasesTheClosure() {
        weak var captured: Token?
        var cancellable: AnyCancellable?
        do {
            let token = Token()
            captured = token
            let date = scheduler.now.advanced(by: .seconds(60))
            cancellable = AnyCancellable(scheduler.schedule(after: date, interval: .seconds(60)) { _ = token })
        }
        XCTAssertNotNil(captured)
        nonisolated(unsafe) let cancelled = cancellable  // can be used on any thread
        onAnotherThread { cancelled?.cancel() }
        XCTAssertNil(captured)
        cancellable = nil
    }

    func testSchedulingOnAnotherThreadWakesTheLoop() {
        let ran = Mutex(0)
        let scheduler = scheduler
        DispatchQueue.global().async {
            for _ in 0..<100 {
                scheduler.schedule {
                    XCTAssertTrue(Thread.isMainThread)
                    ran.withLock { $0 += 1 }
                }
            }
        }
        XCTAssertTrue(MainContext.run(for: .seconds(60)) { ran.withLock { $0 } == 100 })
    }

    func testSchedulingAndCancellingOnSeveralThreadsSimultaneously() {
        let scheduler = scheduler
        let ran = Mutex(0)
        for _ in 0..<4 {
            DispatchQueue.global().async {
                for index in 0..<200 {
                    let date = scheduler.now.advanced(by: .microseconds(index))
                    let cancellable = scheduler.schedule(after: date, interval: .microseconds(50)) {}
                    cancellable.cancel()
                    scheduler.schedule(after: date) { ran.withLock { $0 += 1 } }
                }
            }
        }
        wait { ran.withLock { $0 } == 800 }
    }

    func testReceiveOnAndDebounce() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        var settled: [Int] = []
        var cancellables: Set<AnyCancellable> = []
        subject.receive(on: MainContext.default).sink { received.append($0) }.store(in: &cancellables)
        subject.debounce(for: .milliseconds(10), scheduler: MainContext.default).sink { settled.append($0) }
            .store(in: &cancellables)
        for value in 0..<5 { subject.send(value) }
        XCTAssertEqual(received, [])
        wait { received == [0, 1, 2, 3, 4] }
        wait { !settled.isEmpty }
        XCTAssertEqual(settled, [4])
    }

    func testTheMainRunLoopOfFoundationIsServed() {
        let scheduler = Mutex(false)
        let timed = Mutex(false)
        DispatchQueue.global().async {
            // Foundation doesn't run sources of the main loop.
            RunLoop.main.schedule { scheduler.withLock { $0 = Thread.isMainThread } }
        }
        XCTAssertTrue(MainContext.run(for: .seconds(60)) { scheduler.withLock { $0 } })
        DispatchQueue.global().async {
            RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .milliseconds(5))) {
                timed.withLock { $0 = true }
            }
        }
        XCTAssertTrue(MainContext.run(for: .seconds(60)) { timed.withLock { $0 } })
    }
}

/// An object that a closure retains.
private final class Held: Sendable {}
