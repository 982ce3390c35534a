import CGtk
import Combine
import Dispatch
import Foundation
import Gtk
import GtkTesting
import XCTest

@MainActor
final class MainLoopTests: GtkTestCase {
    func testABackgroundValueArrivesOnTheMainActor() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        let cancellable = subject.receive(on: DispatchQueue.main).sink { value in
            MainActor.assumeIsolated { received.append(value) }
        }
        nonisolated(unsafe) let sender = subject
        DispatchQueue.global().async { for value in 0..<100 { sender.send(value) } }
        wait { received.count == 100 }
        XCTAssertEqual(received, Array(0..<100))
        cancellable.cancel()
    }

    func testTheMainActorRunsWhileTheLoopRuns() {
        var steps: [String] = []
        Task { @MainActor in
            steps.append("started")
            try? await Task.sleep(for: .milliseconds(5))
            steps.append("slept")
            let value = await Task.detached { 42 }.value
            steps.append("\(value)")
        }
        wait { steps.count == 3 }
        XCTAssertEqual(steps, ["started", "slept", "42"])
    }

    func testDispatchRunsWhileTheLoopRuns() {
        var order: [Int] = []
        for index in 0..<3 { DispatchQueue.main.async { MainActor.assumeIsolated { order.append(index) } } }
        wait { order == [0, 1, 2] }
    }

    func testFoundationTimersFire() {
        nonisolated(unsafe) var count = 0
        let timer = Timer(timeInterval: 0.002, repeats: true) { _ in count += 1 }
        RunLoop.main.add(timer, forMode: .default)
        wait { count >= 3 }
        timer.invalidate()
    }

    func testTheDeadlineWakesAnIdleLoop() {
        XCTAssertFalse(MainContext.run(for: .milliseconds(20)) { false })
    }

    func testAnyDurationIsAccepted() {
        for limit in [Duration.seconds(Int64.max), .seconds(Int64.max) + .nanoseconds(999_999_999), .seconds(1e9)] {
            var isDone = false
            MainContext.default.schedule { isDone = true }
            XCTAssertTrue(MainContext.run(for: limit) { isDone })
            isDone = false
            MainContext.default.schedule { isDone = true }
            XCTAssertTrue(MainContext.pump(for: limit) { isDone })
            XCTAssertTrue(MainContext.pumpUntilIdle(for: limit))
        }
        for limit in [Duration.zero, .seconds(-1), .seconds(Int64.min), .nanoseconds(-1)] {
            var asked = 0
            XCTAssertFalse(
                MainContext.run(for: limit) {
                    asked += 1
                    return false
                }
            )
            XCTAssertEqual(asked, 1)
            XCTAssertTrue(MainContext.run(for: limit) { true })
            XCTAssertFalse(MainContext.pump(for: limit) { false })
        }
    }

    // MARK: Loops within tasks

    func testALoopWithinABlockOfTheMainQueueWarnsWhenItTimesOut() {
        expectLog(containing: "MainContext.run timed out after 0.02 seconds", domain: "CombineGtk")
        var (isDone, outcome) = (false, true)
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                DispatchQueue.main.async { MainActor.assumeIsolated { isDone = true } }
                outcome = MainContext.run(for: .milliseconds(20)) { isDone }
            }
        }
        wait { isDone }
        XCTAssertFalse(outcome)
        XCTAssertFalse(MainContext.isWithinMainQueue)
    }

    func testALoopWithinATaskWarnsWhenItTimesOut() {
        expectLog(containing: "Use await instead", domain: "CombineGtk")
        var (isDone, outcome) = (false, true)
        Task { @MainActor in
            Task { @MainActor in isDone = true }
            outcome = MainContext.run(for: .milliseconds(20)) { isDone }
        }
        wait { isDone }
        XCTAssertFalse(outcome)
    }

    func testALoopWithinATaskServesGTKAndTimeoutsWithoutAWarning() {
        var outcomes: [Bool] = []
        Task { @MainActor in
            var isDone = false
            let date = MainContext.default.now.advanced(by: .milliseconds(2))
            MainContext.default.schedule(after: date) { isDone = true }
            outcomes.append(MainContext.run(for: .seconds(60)) { isDone })
            // With a limit of zero, the loop doesn't wait, so no warning is logged.
            outcomes.append(MainContext.run(for: .zero) { false })
        }
        wait { outcomes == [true, false] }
    }

    func testAnIdleLoopUsesNoProcessorTime() {
        let window = Window()
        window.present()
        pumpUntilIdle()
        // Set by a block on Dispatch's queue. If the queue's file descriptor weren't read, the loop would spin from
        // then on.
        nonisolated(unsafe) var hopped = false  // set and read on the main thread only
        DispatchQueue.global().async { DispatchQueue.main.async { hopped = true } }
        wait { hopped }
        let before = processorSeconds()
        XCTAssertFalse(MainContext.run(for: .seconds(3)) { false })
        let used = processorSeconds() - before
        XCTAssertLessThan(used, 0.03, "1 % of three seconds")
        print("idle for 3 s: \(used * 1000) ms of processor time")
        window.destroy()
    }

    /// Returns the processor time that this process has used.
    private func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
