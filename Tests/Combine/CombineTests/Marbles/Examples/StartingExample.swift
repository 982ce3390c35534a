import Combine

/// A thermostat that publishes its temperature. Other code can't send values.
final class Thermostat {
    private let subject = CurrentValueSubject<Double, Never>(20)

    var temperatures: AnyPublisher<Double, Never> { subject.eraseToAnyPublisher() }

    func heat(by degrees: Double) {
        subject.value += degrees
    }
}
