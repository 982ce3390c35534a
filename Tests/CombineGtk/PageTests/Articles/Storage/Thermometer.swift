import CombineModel

struct SensorError: Error {
    let reason: String
}

final class Thermometer: Storable {
    var cancellables: Set<AnyCancellable> = []

    @Published private(set) var number = 0

    let numbers: AnyPublisher<Int, Never>
    let request: AnyPublisher<Int, SensorError>

    init(numbers: AnyPublisher<Int, Never>, request: AnyPublisher<Int, SensorError>) {
        self.numbers = numbers
        self.request = request
        numbers.assign(to: \.number, on: self)
    }
}
