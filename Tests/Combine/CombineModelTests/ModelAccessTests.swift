import TestSupport
import Testing

@testable import CombineModel

/// A model with a custom `modelAccess`.
@MainActor
private final class Heater: TwoWayModel {
    let temperatures = CurrentValueRelay(20.0)

    func heat(to temperature: Double) {
        temperatures.accept(min(temperature, 30))
    }

    var modelAccess: ModelAccess<Double> {
        ModelAccess(temperatures) { [weak self] value in
            self?.heat(to: value)
            return self?.temperatures.value
        }
    }
}

@MainActor
struct ModelAccessTests {
    /// Returns the events that a binding receives.
    private func following<Value>(_ access: ModelAccess<Value>) -> (Recorder<String>, AnyCancellable) {
        let recorder = Recorder<String>()
        let cancellable = access.follow(Owner()) { event in
            switch event {
            case .value(let value): recorder.values.append("\(value)")
            case .absent: recorder.values.append("absent")
            case .finished: recorder.values.append("finished")
            }
        }
        return (recorder, cancellable)
    }

    @Test func aCustomTypeCanBeAModel() throws {
        let thermostat = Heater()
        let (received, cancellable) = following(thermostat.modelAccess)
        #expect(received.values == ["20.0"])
        let offer = try thermostat.modelAccess.offer(50)
        #expect(offer?.accepted == 50)
        #expect(offer?.take() == 30)
        #expect(received.values == ["20.0", "30.0"])
        cancellable.cancel()
        thermostat.heat(to: 5)
        #expect(received.values.count == 2)
    }

    @Test func aDeallocatedModelIgnoresValues() throws {
        var relay: CurrentValueRelay? = CurrentValueRelay(1)
        let offer = try relay?.modelAccess.offer(2)
        let (received, cancellable) = following(try #require(relay).modelAccess)
        relay = nil
        #expect(offer?.take() == nil)
        #expect(received.values == ["1", "finished"])
        cancellable.cancel()
    }

    @Test func valuesAreConvertedInBothDirections() throws {
        let relay = CurrentValueRelay(1)
        let model = relay.converted(to: { "\($0)" }) { text in
            guard let number = Int(text) else { throw ValidationError("Enter a number") }
            return number
        }
        let (received, cancellable) = following(model.modelAccess)
        let offer = try #require(try model.modelAccess.offer("02"))
        #expect(offer.accepted == "2")
        #expect(offer.take() == "2")
        #expect(received.values == ["1", "2"])
        #expect(throws: ValidationError.self) { try model.modelAccess.offer("x") }
        #expect(relay.value == 2)
        cancellable.cancel()
    }

    @Test func validationRejectsAValue() throws {
        let relay = CurrentValueRelay("a")
        let model = relay.validated { if $0.isEmpty { throw ValidationError("Enter a name") } }
        #expect(throws: ValidationError.self) { try model.modelAccess.offer("") }
        _ = try model.modelAccess.offer("b")?.take()
        #expect(relay.value == "b")
        #expect("\(ValidationError("Enter a name"))" == "Enter a name")
    }

    @Test func theCurrentValueOfASubjectIsUsed() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let recorder = Recorder<Int>()
        let doubling = subject.sink { if $0 == 1 { subject.send(2) } }
        let cancellable = subject.modelAccess.follow(Owner()) {
            if case .value(let value) = $0 { recorder.values.append(value) }
        }
        subject.send(1)
        #expect(recorder.values.last == 2)
        cancellable.cancel()
        doubling.cancel()
    }
}
