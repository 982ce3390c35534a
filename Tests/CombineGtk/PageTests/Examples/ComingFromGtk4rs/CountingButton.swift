import CombineGtk

/// A button that counts its clicks, with a property and a signal that C and `.ui` files can use.
final class CountingButton: Button, ConstructibleFromC {
    @GObjectProperty(range: 0...10) var count = 0
    let limitReached = OwnSignal<Int>()

    override func onClicked() {
        super.onClicked()
        if count < 10 { count += 1 } else { limitReached.emit(count) }
        label = "\(count)"
    }
}

@MainActor
func connectTwins() -> [CountingButton] {
    let (first, second) = (CountingButton(), CountingButton())
    // The same as a bidirectional property binding.
    second.reactive.count <~> Bindable(first).count
    first.limitReached.sink(on: second) { button, limit in button.label = "\(limit) is enough" }
    return [first, second]
}
