import CombineGtk

final class MutedDoorbellWindow: ApplicationWindow {
    let button = Button(label: "Ring")
    let toggle = Switch()

    init(application: Application?, viewModel: DoorbellViewModel) {
        super.init(application: application)
        let box = Box(orientation: .horizontal, spacing: 12)
        box.append(button)
        box.append(toggle)
        child = box

        button.publisher(for: \.clicked).sink { button in viewModel.ring(button.label ?? "") }
            .store(in: &cancellables)
        toggle.publisher(for: \.isActive).sink(on: self) { _, isMuted in viewModel.isMuted = isMuted }
        button.reactive.isSensitive <~ toggle.publisher(for: \.isActive).map(!)
    }
}
