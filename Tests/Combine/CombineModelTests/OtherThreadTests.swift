import CombineTesting
import Dispatch
import TestSupport
import Testing

@testable import CombineModel

/// Tests of main-actor objects that another thread cancels or releases. A main-actor closure that Combine calls there
/// stops the program.
@MainActor
struct OtherThreadTests {
    @Test func anotherThreadCancels() {
        let (owner, subject) = (Owner(), CurrentValueSubject<Int, Never>(1))
        let started: [any Cancellable] = [
            observe { _ = subject.value },
            owner.observe { $0.number = subject.value },
            owner.reactive.number <~ subject,
            owner.reactive.number <~ { subject.value },
            owner.reactive.number <~ AsyncStream { _ in },
            subject.sink(on: owner) { $0.number = $1 },
            subject.sink(on: owner) { (owner: Owner, number: Int) async in owner.number = number },
            LifetimeEndPublisher(of: owner).sink { @Sendable _ in },
            Action<Int, Int> { $0 }.apply(1).assertNoFailure().sink { @Sendable _ in },
        ]
        nonisolated(unsafe) let cancellables = started
        onAnotherThread { for cancellable in cancellables { cancellable.cancel() } }
        subject.value = 2
        #expect(owner.number == 1)
    }

    @Test func anotherThreadReleasesTheOwner() async {
        let (ended, subject) = (Recorder<Void>(), CurrentValueSubject<Int, Never>(1))
        nonisolated(unsafe) var last: Owner?
        weak var released: Owner?
        let (action, lifetime) = { owner in
            (last, released) = (owner, owner)
            owner.observe { $0.number = subject.value }
            owner.reactive.number <~ subject
            subject.sink(on: owner) { (owner: Owner, number: Int) async in owner.number = number }
            let delivery = MainActorDelivery<Void> { _ in ended.values.append(()) }
            return (
                Action<Void, Void>(on: owner) { _ in }, delivery.follow(LifetimeEndPublisher(of: owner)) { _ in }
            )
        }(Owner())
        await settle()
        #expect(action.isEnabled.value)
        onAnotherThread { _ = last.take() }
        #expect(released == nil)
        await settle()
        #expect(!action.isEnabled.value)
        #expect(ended.values.count == 1)
        lifetime.cancel()
    }

    @Test func anotherThreadSendsTheValuesOfASubject() async {
        let (first, second) = (CurrentValueSubject<Int, Never>(1), CurrentValueRelay(0))
        let binding = first.modelAccess.follow(Owner()) { if case .value(let value) = $0 { second.accept(value) } }
        nonisolated(unsafe) let sender = first
        onAnotherThread { sender.send(2) }
        await settle()
        #expect(second.value == 2)
        binding.cancel()
    }

    @Test func anotherThreadSendsTheEventsOfAnAction() async {
        let (owner, errors) = (Owner(), Recorder<any Error>())
        nonisolated(unsafe) let subject = PassthroughSubject<Int, Failure>()
        let action = Action<Void, Int>(on: owner, publisher: { (_: Owner, _: Void) in subject })
        action.values.sink(on: owner) { $0.values.append($1) }
        action.errors.sink(on: owner) { errors.values.append($1) }
        action.start()
        onAnotherThread {
            subject.send(1)
            subject.send(completion: .failure(.expected))
        }
        await settle()
        #expect(owner.values == [1])
        #expect(errors.values.count == 1)
    }

    /// Waits until the main queue is empty.
    private func settle() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
}
