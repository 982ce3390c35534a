import TestSupport
import Testing

@testable import CombineModel

@MainActor
struct BindingTests {
    @Test func aBindingReplacesThePreviousOneOfItsProperty() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let owner = Owner()
        let previous = owner.reactive.number <~ first
        let latter = owner.reactive.number <~ second
        #expect(previous.isDisposed)
        #expect(!latter.isDisposed)
        #expect(owner.cancellables.count == 1)
        first.send(1)
        second.send(2)
        #expect(owner.number == 2)
    }

    @Test func theEndOfABindingIsCountedOnce() {
        let before = LiveBindings.count
        let owner = Owner()
        let binding = Binding(on: owner) { _ in AnyCancellable {} }
        #expect(LiveBindings.count == before + 1)
        binding.cancel()
        binding.cancel()
        #expect(LiveBindings.count == before)
    }

    @Test func aStreamCanEndWhileTheBindingStarts() {
        let recorder = Recorder<Int>()
        let owner = Owner()
        let binding = Binding(on: owner) { binding in
            binding.cancel()
            return AnyCancellable { MainThread.assume { recorder.values.append(1) } }
        }
        #expect(binding.isDisposed)
        #expect(recorder.values == [1])
        #expect(owner.cancellables.isEmpty)
    }

    @Test func aValueForADeallocatedTargetEndsTheBinding() {
        let binding = Binding(on: nil) { _ in AnyCancellable {} }
        binding.step { true }
        #expect(!binding.isDisposed)
        binding.step { false }
        #expect(binding.isDisposed)
    }

    @Test func anEndlessLoopEndsTheBinding() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int>()
        let binding =
            BindingTarget<Int> { value in
                recorder.values.append(value)
                subject.send(value + 1)
            } <~ subject
        subject.send(0)
        #expect(binding.isDisposed)
        #expect(recorder.values.count == Binding.stepLimit)
    }

    @Test func aBindingCanBeStoredAsAnyCancellable() {
        var cancellables: Set<AnyCancellable> = []
        let owner = Owner()
        let binding = owner.reactive.number <~ PassthroughSubject<Int, Never>()
        binding.store(in: &cancellables)
        cancellables = []
        #expect(binding.isDisposed)
    }
}
