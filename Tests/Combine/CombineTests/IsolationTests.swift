import Combine
import CombineTesting
import Foundation
import TestSupport
import Testing

/// Tests of closures that are isolated to the main actor.
///
/// Combine is compiled in the Swift 5 mode, like Apple's framework. Therefore, the compiler adds a check to each
/// main-actor closure that these tests pass to it.
struct IsolationTests {
    @MainActor
    private final class ViewModel {
        private(set) var numbers: [Int] = []
        private var cancellables: Set<AnyCancellable> = []

        func bind(_ publisher: some Publisher<Int, Never>) {
            publisher.sink { self.numbers.append($0) }.store(in: &cancellables)
        }

        func bindMapped(_ publisher: some Publisher<Int, Never>) {
            publisher.map { self.numbers.count + $0 }.sink { _ in }.store(in: &cancellables)
        }
    }

    @Test @MainActor func closuresRunOnTheMainThread() async {
        let (subject, model) = (PassthroughSubject<Int, Never>(), ViewModel())
        model.bind(subject)
        model.bindMapped(subject)
        subject.send(1)
        // Dispatch's main queue belongs to the main actor.
        model.bind(Just(2).receive(on: DispatchQueue.main))
        nonisolated(unsafe) let sender = subject
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                sender.send(3)
                continuation.resume()
            }
        }
        #expect(Set(model.numbers) == [1, 2, 3])
    }

    @Test func aClosureOfTheMainActorTrapsOnAnotherThread() async {
        await #expect(processExitsWith: .failure) {
            nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
            await MainActor.run { ViewModel().bind(subject) }
            await sendElsewhere(subject)
        }
        await #expect(processExitsWith: .failure) {
            nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
            await MainActor.run { ViewModel().bindMapped(subject) }
            await sendElsewhere(subject)
        }
        // The closure isn't isolated.
        await #expect(processExitsWith: .success) {
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.map { $0 + 1 }.sink { _ in }
            await sendElsewhere(subject)
            subscription.cancel()
        }
    }

    /// The code compiles with Apple's framework, too.
    @Test func preconcurrencyImportSilencesTheCompiler() throws {
        #expect(
            try CompiledModules.messages(
                for: """
                    @preconcurrency import Combine
                    func numbers() -> AnyPublisher<Int, Never> {
                        let subject = PassthroughSubject<Int, Never>()
                        Task { subject.send(1) }
                        return subject.eraseToAnyPublisher()
                    }
                    extension Just: @retroactive @unchecked Sendable {}
                    extension Empty: @retroactive @unchecked Sendable {}
                    extension Fail: @retroactive @unchecked Sendable {}
                    extension Publishers.Sequence: @retroactive @unchecked Sendable {}
                    extension ImmediateScheduler: @retroactive @unchecked Sendable {}
                    """
            ) == ""
        )
    }
}

private func sendElsewhere(_ subject: PassthroughSubject<Int, Never>) async {
    nonisolated(unsafe) let sender = subject
    await withCheckedContinuation { continuation in
        Thread.detachNewThread {
            sender.send(1)
            continuation.resume()
        }
    }
}
