import CombineGtk
import Glibc

/// The program whose start the suite `start` measures: `Benchmarks first-frame`. It exits when the first frame of its
/// window is drawn.
@MainActor
enum FirstFrame {
    static func run() -> Never {
        let application = Application(applicationID: nil)
        let activation = application.activate.sink { CounterWindow(application: application).present() }
        // The application would reject the argument of this program.
        exit(withExtendedLifetime(activation) { application.run([]) })
    }

    /// A window that shows a count and a button that increases it.
    private final class CounterWindow: ApplicationWindow {
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
}
