import CombineModel
import CombineTesting
import Dispatch
import Glibc
import Synchronization
import TestSupport
import Testing

@MainActor
struct ActionProgressTests {
    /// A gate that suspends a closure until the test opens it.
    @MainActor
    private final class Gate {
        private var continuation: CheckedContinuation<Void, Never>?

        func wait() async {
            await withCheckedContinuation { continuation = $0 }
        }

        func open() {
            continuation.take()?.resume()
        }
    }

    @Test func progressIsKnownFromTheFirstReportToTheEnd() async {
        let (gate, log) = (Gate(), Recorder<String>())
        let action = Action<Int, Void> { input in
            let progress = ActionProgress.current
            progress?.report(0.25)
            await gate.wait()
            progress?.report(Double(input))
            progress?.report(nil)
            progress?.report(.nan)
            progress?.report(-1)
        }
        let subscriptions = [
            action.isExecuting.dropFirst().sink { log.values.append($0 ? "executing" : "idle") },
            action.progress.sink { log.values.append($0.map { "\($0)" } ?? "nil") },
            action.completed.sink { log.values.append("completed") },
        ]
        action.start(7)
        #expect(action.progress.value == 0.25)
        gate.open()
        await wait("it is executing") { !action.isExecuting.value }
        #expect(log.values == ["nil", "executing", "0.25", "1.0", "nil", "0.0", "nil", "idle", "completed"])
        withExtendedLifetime(subscriptions) {}
    }

    @Test func nothingArrivesAfterACancellation() async {
        let gate = Gate()
        let (reporter, values) = (Recorder<ActionProgress>(), Recorder<Double?>())
        let action = Action<Void, Void> {
            guard let progress = ActionProgress.current else { return }
            reporter.values.append(progress)
            progress.report(0.5)
            await gate.wait()
        }
        let subscription = action.progress.sink { values.values.append($0) }
        action.start()
        let progress = reporter.values[0]
        #expect(!progress.isOver)
        // This report is sent while the main thread is busy, so it arrives after the cancellation.
        onAnotherThread { progress.report(0.75) }
        action.cancel()
        #expect(progress.isOver)
        progress.report(0.9)
        let isLater = Recorder<Bool>()
        MainScheduler.shared.schedule { MainActor.assumeIsolated { isLater.values.append(true) } }
        await wait("the main thread is busy") { !isLater.values.isEmpty }
        #expect(values.values == [nil, 0.5, nil])
        gate.open()
        withExtendedLifetime(subscription) {}
    }

    @Test func aNewExecutionIgnoresReportsOfThePreviousOne() {
        let reporters = Recorder<ActionProgress>()
        let action = Action<Void, Void> {
            guard let progress = ActionProgress.current else { return }
            reporters.values.append(progress)
            if reporters.values.count == 2 { reporters.values[0].report(0.5) }
        }
        let values = Recorder<Double?>()
        let subscription = action.progress.sink { values.values.append($0) }
        action.start()
        action.start()
        #expect(reporters.values.count == 2)
        #expect(values.values == [nil])
        withExtendedLifetime(subscription) {}
    }

    @Test func reportsFromOtherThreadsAreCombined() async {
        let values = Recorder<Double?>()
        let action = Action<Void, Void> {
            guard let progress = ActionProgress.current else { return }
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    for step in 1...10_000 { progress.report(Double(step) / 10_000) }
                    // Runs after the last report.
                    DispatchQueue.main.async { continuation.resume() }
                }
            }
        }
        let subscription = action.progress.sink {
            MainActor.assertIsolated()
            values.values.append($0)
        }
        action.start()
        // Blocks the main thread until the first reports are sent.
        onAnotherThread {}
        await wait("it is executing") { !action.isExecuting.value }
        #expect(values.values.last == .some(nil))
        #expect(values.values.dropLast().last == 1)
        #expect(values.values.compactMap(\.self) == values.values.compactMap(\.self).sorted())
        withExtendedLifetime(subscription) {}
    }

    @Test func workOnAnotherThreadCanStopEarly() async {
        let isStopped = Mutex(false)
        let action = Action<Void, Void> {
            guard let progress = ActionProgress.current else { return }
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    // It's longer than the test waits, because a test that shares the main actor may begin to wait late.
                    let deadline = ContinuousClock.now + .seconds(120)
                    while !progress.isOver, ContinuousClock.now < deadline {
                        progress.report(0.5)
                        // The closure polls, because it runs code that can't be awaited.
                        usleep(1000)
                    }
                    isStopped.withLock { $0 = progress.isOver }
                    continuation.resume()
                }
            }
        }
        action.start()
        await wait("there is no progress") { action.progress.value == 0.5 }
        action.cancel()
        await wait("the work continues") { isStopped.withLock { $0 } }
        #expect(action.progress.value == nil)
    }

    @MainActor
    private final class ViewModel {
        var pages = 4
        lazy var export = Action<String, Int>(on: self) { model, name in
            await model.writePages()
            return name.count
        }

        private func writePages() async {
            for page in 1...pages { ActionProgress.current?.report(Double(page) / Double(pages)) }
        }
    }

    @Test func functionsOfAnOwnerReport() {
        let (model, values) = (ViewModel(), Recorder<Double?>())
        let subscription = model.export.progress.sink { values.values.append($0) }
        model.export.start("report")
        #expect(values.values == [nil, 0.25, 0.5, 0.75, 1, nil])
        withExtendedLifetime(subscription) {}
    }

    @Test func tasksOfAnExecutionReport() async {
        #expect(ActionProgress.current == nil)
        let action = Action<Void, Void> {
            await Task { ActionProgress.current?.report(0.5) }.value
            await Task.detached { #expect(ActionProgress.current == nil) }.value
        }
        let values = Recorder<Double?>()
        let subscription = action.progress.sink { values.values.append($0) }
        await #expect(throws: Never.self) { try await action.execute() }
        #expect(values.values == [nil, 0.5, nil])
        #expect(ActionProgress.current == nil)
        withExtendedLifetime(subscription) {}
    }

    @Test func reportingProgressRetainsNothing() async {
        weak var model: ViewModel?
        var reporter: ActionProgress?
        do {
            let new = ViewModel()
            model = new
            let action = Action<Void, Void>(on: new) { _ in reporter = ActionProgress.current }
            action.start()
        }
        #expect(model == nil)
        #expect(reporter?.isOver == true)
        reporter?.report(0.5)
    }
}
