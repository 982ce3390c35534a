import CombineGtk

/// A window with the short code fragments of the tutorials.
final class CallSites: ApplicationWindow {
    let button = Button(label: "Press")
    let firstName = Entry()
    let heading = Entry()
    let toggle = Switch()
    let viewModel = CounterViewModel()
    let input = NamesViewModel().input
    let disposables = CompositeDisposable()

    @OptionalObservedObject var todo: Todo?
    var number = 0
    var log: [String] = []

    func drive() {
        disposables += button.reactive.bind(\.label) <~ viewModel.countPublisher.values
        disposables += Task { [input] in input.caption.accept("task") }
        heading.reactive.text <~> $todo.title
    }

    func driveByPublisher() {
        disposables += button.reactive.bind(\.label) <~ viewModel.countPublisher
    }

    func bindRelays() {
        firstName.publisher(for: \.text).bind(to: input.firstName).store(in: &cancellables)
        firstName.publisher(for: \.text).bind(to: input.firstName, input.mirror)
        button.publisher(for: \.label).orEmpty.bind(to: input.caption)
    }

    func subscribe(_ request: some Publisher<Int, SensorError>, _ numbers: some Publisher<Int, Never>) {
        request.sink(
            on: self,
            receiveCompletion: { window, completion in window.log.append("\(completion)") },
            receiveValue: { window, value in window.log.append("\(value)") }
        )
        numbers.sink(on: self) { window, value in window.log.append("number \(value)") }
        numbers.assign(to: \.number, on: self)
    }

    func followControls() {
        button.publisher(for: \.clicked).sink { button in button.label = "Pressed" }.store(in: &cancellables)
        toggle.publisher(for: \.isActive).sink(on: self) { window, active in window.log.append("\(active)") }
    }
}
