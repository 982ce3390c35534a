import CombineGtk
import Glibc

/// A window that shows a count and a button that increases it. The program exits when the first frame is drawn.
final class CounterWindow: ApplicationWindow {
    private let label = Label(label: "")
    private let button = Button(label: "Add one")
    private let count = CurrentValueSubject<Int, Never>(0)

    init(application: Application) {
        super.init(application: application)
        let box = Box(orientation: .vertical, spacing: 12)
        box.append(label)
        box.append(button)
        child = box
        title = "Counter"
        label.reactive.label <~ count.map { "\($0)" }
        button.clicked.sink(on: self) { window, _ in window.count.value += 1 }
        mapSignal.sink(on: self) { window, _ in window.endAfterFrame() }
    }

    private func endAfterFrame() {
        // Exits immediately, because only the start is measured.
        frameClock?.afterPaint.sink { _exit(0) }.store(in: &cancellables)
    }
}
