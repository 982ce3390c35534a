import CombineModel
import Dispatch
import TestSupport
import Testing

@MainActor
struct MainSchedulerTests {
    @Test func closuresRunInOrderAfterTheCall() async {
        let calls = Recorder<Int>()
        for number in 0..<3 {
            MainScheduler.shared.schedule { MainActor.assumeIsolated { calls.values.append(number) } }
        }
        #expect(calls.values == [])
        await wait("the closures didn't run") { calls.values.count == 3 }
        #expect(calls.values == [0, 1, 2])
    }

    @Test func valuesFromOtherThreadsArriveOnTheMainThread() async {
        let owner = Owner()
        let subject = PassthroughSubject<Int, Never>()
        subject.receive(on: MainScheduler.shared).sink(on: owner) { owner, value in owner.values.append(value) }
        DispatchQueue.global().sync { for value in 0..<10 { subject.send(value) } }
        await wait("values are missing") { owner.values.count == 10 }
        #expect(owner.values == Array(0..<10))
    }

    @Test func debounceSendsOnlyTheLastValue() async {
        let owner = Owner()
        let subject = PassthroughSubject<Int, Never>()
        subject.debounce(for: .milliseconds(20), scheduler: MainScheduler.shared)
            .sink(on: owner) { owner, value in owner.values.append(value) }
        for value in 0..<3 { subject.send(value) }
        #expect(owner.values == [])
        await wait("no value arrived") { !owner.values.isEmpty }
        #expect(owner.values == [2])
    }

    @Test func aRepeatingClosureEndsWhenCancelled() async {
        let calls = Recorder<Int>()
        weak var token: Token?
        var repetition: (any Cancellable)?
        do {
            let held = Token()
            token = held
            repetition = MainScheduler.shared.schedule(
                after: MainScheduler.shared.now,
                interval: .milliseconds(1),
                tolerance: .zero,
                options: nil
            ) {
                MainActor.assumeIsolated { calls.values.append(1) }
                _ = held
            }
        }
        await wait("it didn't run twice") { calls.values.count >= 2 }
        repetition?.cancel()
        repetition = nil
        await wait("the closure is kept") { token == nil }
        let count = calls.values.count
        let isOver = Recorder<Bool>()
        MainScheduler.shared.schedule(after: MainScheduler.shared.now.advanced(by: .milliseconds(20))) {
            MainActor.assumeIsolated { isOver.values.append(true) }
        }
        await wait("the later closure didn't run") { !isOver.values.isEmpty }
        #expect(calls.values.count == count)
    }
}
