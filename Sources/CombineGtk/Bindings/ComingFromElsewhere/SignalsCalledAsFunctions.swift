import Gtk

// These declarations improve the compiler's error for `button.clicked { … }`. Otherwise, the error would only state
// that a signal isn't a function.
extension Signal {
    @available(*, unavailable, message: "a signal is a publisher: write 'clicked.sink(on: self) { object in ... }'")
    public func callAsFunction(_ handler: () -> Void) { fatalError("unavailable") }

    @available(
        *,
        unavailable,
        message: "a signal is a publisher: write 'pressed.sink(on: self) { object, event in ... }'"
    )
    public func callAsFunction(_ handler: (Output) -> Void) { fatalError("unavailable") }

    @available(
        *,
        unavailable,
        message: "a signal is a publisher: to emit it, call the method whose name begins with 'emit'"
    )
    public func callAsFunction() { fatalError("unavailable") }
}
