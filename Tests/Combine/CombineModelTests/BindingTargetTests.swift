import CombineModel
import TestSupport
import Testing

@MainActor
struct BindingTargetTests {
    @Test func aBindingToANilObjectEndsImmediately() {
        let owner: Owner? = nil
        let subject = CurrentValueSubject<Int, Never>(1)
        let binding = owner?.reactive.number <~ subject
        #expect(binding.isDisposed)
    }

    @Test func aTargetOfAnOptionalObjectIsSet() {
        let owner: Owner? = Owner()
        let subject = CurrentValueSubject<Int, Never>(1)
        owner?.reactive.number <~ subject
        owner?.reactive.text <~ subject.map { "\($0)" }
        #expect(owner?.number == 1)
        #expect(owner?.text == "1")
    }

    @Test func aFailureIsPassedToTheHandler() {
        let subject = PassthroughSubject<Int, Failure>()
        let (owner, errors) = (Owner(), Recorder<String>())
        let binding = owner.reactive.number.onFailure { errors.values.append("\($0)") } <~ subject
        subject.send(4)
        subject.send(completion: .failure(.expected))
        #expect(owner.number == 4)
        #expect(errors.values == ["expected"])
        #expect(binding.isDisposed)
        #expect(owner.cancellables.isEmpty)
    }

    @Test func aFailingStreamSetsAnOptionalProperty() {
        let subject = PassthroughSubject<String, Failure>()
        let owner = Owner()
        owner.reactive.text.onFailure { _ in } <~ subject
        subject.send("a")
        #expect(owner.text == "a")
        subject.send(completion: .finished)
        #expect(owner.cancellables.isEmpty)
    }

    @Test func aClosureIsEvaluatedAgainWhenItsValuesChange() async {
        let (owner, relay) = (Owner(), CurrentValueRelay(1))
        let binding = owner.reactive.number <~ { relay.value * 2 }
        #expect(owner.number == 2)
        relay.accept(2)
        await wait("the change isn't reported") { owner.number == 4 }
        binding.dispose()
    }
}
