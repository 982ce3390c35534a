import CombineGtk
import TodoModel

/// A bar that is visible while the todos can't be saved. It shows the reason and, if the error allows it, a button to
/// try again.
final class TodoSaveBanner: Box {
    init(_ store: TodoStore) {
        super.init(orientation: .vertical, spacing: 0)
        let message = store.$problem.map { problem in
            guard let problem, problem.isAboutSaving || problem.isReadOnly else { return "" }
            return [problem.title + ".", problem.details, problem.recovery].compactMap { $0 }.joined(separator: " ")
        }
        let again = Button(label: String(localized: "Try Again"))
            .bind(\.isVisible, to: store.$problem.map { $0?.isReadOnly != true })
        // The error is ignored here, because the banner already shows it.
        again.clicked.sink(on: self) { _ in try? store.saveAndWait() }
        let text = Label("").bind(\.label, to: message)
        text.wraps = true
        text.xalign = 0
        text.accessibleRole = .alert
        let bar = Revealer {
            Box.horizontal(spacing: 12) {
                text.expand(.horizontal)
                again.align(vertical: .center)
            }
            .css("banner").margin(horizontal: 12, vertical: 6)
        }
        append(bar.bind(\.revealsChild, to: message.map { !$0.isEmpty }))
    }
}
