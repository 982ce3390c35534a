import CombineGtk

final class DoorbellWindow: ApplicationWindow {
    let button = Button(label: "Ring")
    let visitor = Entry()
    let visitors = Label()

    init(application: Application?, viewModel: DoorbellViewModel) {
        super.init(application: application)
        let box = Box(orientation: .vertical, spacing: 12)
        box.append(visitor)
        box.append(button)
        box.append(visitors)
        child = box

        button.publisher(for: .clicked).sink(on: self) { window, button in
            viewModel.ring(window.visitor.text)
            button.label = "Ring again"
        }
        visitor.publisher(for: .entered).sink(on: self) { _, visitor in
            viewModel.ring(visitor.text)
            visitor.text = ""
        }
        visitors.reactive.label <~ viewModel.$visitors.map { $0.joined(separator: ", ") }
    }
}
