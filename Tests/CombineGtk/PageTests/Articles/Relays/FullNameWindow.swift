import CombineGtk

final class FullNameWindow: ApplicationWindow {
    let firstName = Entry()
    let lastName = Entry()
    let button = Button(label: "Print")

    init(application: Application?, viewModel: NamesViewModel) {
        super.init(application: application)
        let box = Box(orientation: .vertical, spacing: 12)
        box.append(firstName)
        box.append(lastName)
        box.append(button)
        child = box

        let input = viewModel.input
        firstName.publisher(for: \.text).bind(to: input.firstName).store(in: &cancellables)
        lastName.publisher(for: \.text).bind(to: input.lastName).store(in: &cancellables)
        button.clicked.bind(to: input.print).store(in: &cancellables)
        viewModel.lines.sink(on: self) { _, line in print(line) }
    }
}
