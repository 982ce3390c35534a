import CombineModel
import TestSupport
import Testing

@MainActor
struct AsynchronousSinkTests {
    @Test func valuesAreHandledOneAfterAnother() async {
        let subject = PassthroughSubject<Int, Never>()
        let (owner, steps) = (Owner(), Recorder<String>())
        subject.sink(on: owner) { owner, value in
            steps.values.append("begin \(value)")
            await Task.yield()
            owner.values.append(value)
            steps.values.append("end \(value)")
        }
        for value in 1...3 { subject.send(value) }
        await wait("a value is missing") { owner.values == [1, 2, 3] }
        #expect(steps.values == (1...3).flatMap { ["begin \($0)", "end \($0)"] })
    }

    @Test func eventsWithoutAValue() async {
        let events = PassthroughSubject<Void, Never>()
        let owner = Owner()
        events.sink(on: owner) { owner in
            await Task.yield()
            owner.number += 1
        }
        events.send()
        events.send()
        await wait("an event is missing") { owner.number == 2 }
    }

    @Test func theTaskIsCancelledWithTheSink() async {
        let (subject, owner, ends) = (PassthroughSubject<Int, Never>(), Owner(), Recorder<Bool>())
        let sink = subject.sink(on: owner) { owner, value in
            owner.number = value
            try? await Task.sleep(for: .seconds(60))
            ends.values.append(Task.isCancelled)
        }
        subject.send(1)
        await wait("the closure is not called") { owner.number == 1 }
        sink.dispose()
        await wait("the closure is still running") { ends.values == [true] }
        #expect(owner.cancellables.isEmpty)
    }

    @Test func theOwnerIsDeallocatedWhileWaitingForValues() async {
        let subject = PassthroughSubject<Int, Never>()
        weak var released: Owner?
        weak var token: Token?
        do {
            let (owner, held) = (Owner(), Token())
            (released, token) = (owner, held)
            subject.sink(on: owner) { owner, value in
                await Task.yield()
                owner.values.append(value)
                _ = held
            }
            subject.send(1)
            await wait("the value is missing") { owner.values == [1] }
        }
        await wait("the owner or the token is retained") { released == nil && token == nil }
    }

    @Test func theSinkEndsAfterTheLastValue() async {
        let owner = Owner()
        let sink = [1, 2].publisher.sink(on: owner) { owner, value in
            await Task.yield()
            owner.values.append(value)
        }
        await wait("the sink continues") { sink.isDisposed }
        #expect(owner.values == [1, 2])
        #expect(owner.cancellables.isEmpty)
    }
}
