import Combine

final class CounterViewModel {
    private let count = CurrentValueSubject<Int, Never>(0)

    var countPublisher: AnyPublisher<String?, Never> {
        count.map { "Clicked \($0) times" }.eraseToAnyPublisher()
    }

    func increment() {
        count.value += 1
    }
}
