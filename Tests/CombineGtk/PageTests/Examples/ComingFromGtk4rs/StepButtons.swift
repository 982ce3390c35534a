import CombineGtk

/// Two buttons that change the same number, without a weak capture.
final class StepButtons: Box {
    private let number = CurrentValueRelay(0)

    init() {
        super.init(orientation: .horizontal, spacing: 6)
        let (less, more, label) = (Button("Less"), Button("More"), Label(""))
        for widget in [less, label, more] as [Widget] { append(widget) }
        less.clicked.sink(on: self) { buttons in buttons.number.value -= 1 }
        more.clicked.sink(on: self) { buttons in buttons.number.value += 1 }
        label.reactive.label <~ number.map { "\($0)" }
    }
}
