import CombineModel
import Dispatch
import TestSupport
import Testing

@MainActor
struct SinkOnStorableTests {
    @Test func closuresReceiveTheOwnerWithValuesAndTheCompletion() {
        let subject = PassthroughSubject<Int, Failure>()
        let (owner, completions) = (Owner(), Recorder<Subscribers.Completion<Failure>>())
        let sink = subject.sink(
            on: owner,
            receiveCompletion: { owner, completion in
                #expect(owner.values == [1])
                completions.values.append(completion)
            },
            receiveValue: { owner, value in owner.values.append(value) }
        )
        subject.send(1)
        subject.send(completion: .failure(.expected))
        #expect(completions.values == [.failure(.expected)])
        #expect(sink.isDisposed)
        #expect(owner.cancellables.isEmpty)
    }

    @Test func aCompletionFromAnotherThreadArrivesAfterTheValues() async {
        let subject = PassthroughSubject<Int, Failure>()
        let (owner, completions) = (Owner(), Recorder<Int>())
        subject.sink(on: owner) { owner, _ in
            completions.values.append(owner.values.count)
        } receiveValue: { owner, value in
            owner.values.append(value)
        }
        DispatchQueue.global().sync {
            for value in 0..<10 { subject.send(value) }
            subject.send(completion: .finished)
        }
        await wait("there is no completion") { !completions.values.isEmpty }
        #expect(completions.values == [10])
        #expect(owner.values == Array(0..<10))
    }

    @Test func closuresAreNotCalledAfterTheOwnerIsDeallocated() {
        let subject = PassthroughSubject<Int, Failure>()
        let calls = Recorder<Int>()
        weak var token: Token?
        do {
            let (owner, held) = (Owner(), Token())
            token = held
            subject.sink(on: owner) { _, _ in
                calls.values.append(0)
                _ = held
            } receiveValue: { _, value in
                calls.values.append(value)
            }
        }
        #expect(token == nil)
        subject.send(1)
        subject.send(completion: .finished)
        #expect(calls.values == [])
    }

    @Test func theClosureCanHaveALabel() {
        let owner = Owner()
        Just(5).sink(on: owner, receiveValue: { owner, value in owner.number = value })
        #expect(owner.number == 5)
    }
}
