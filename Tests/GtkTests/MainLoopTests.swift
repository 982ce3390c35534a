import CGtk
import Combine
import Dispatch
import Foundation
import Gtk
import GtkTesting
import XCTest

@MainActor
final class MainLoopTests: GtkTestCase {
    func testABackgroundValueLandsOnTheMainActor() {
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

    func testTheMainActorRunsWhileTheLoopDoes() {
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

    func testDispatchRunsWhileTheLoopDoes() {
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

    func testAnIdleLoopUsesNoProcessorTime() {
        let window = Window()
        window.present()
        pumpUntilIdle()
        // Once a hop has gone through Dispatch's queue: a source that is not read off would spin from then on.
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

    /// The processor time that this process has used.
    private func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
