import Gtk

// If a method has the same name, the signal is named with the suffix `Signal`. Without these declarations, the compiler
// reports for `popover.show.sink` that a function has no member `sink`, which doesn't help to find the signal.
extension Widget {
    @available(*, unavailable, message: "show() is a method; the signal is 'showSignal'")
    public var show: Signal<Void> { fatalError("unavailable") }

    @available(*, unavailable, message: "hide() is a method; the signal is 'hideSignal'")
    public var hide: Signal<Void> { fatalError("unavailable") }

    @available(*, unavailable, message: "map() is a method; the signal is 'mapSignal'")
    public var map: Signal<Void> { fatalError("unavailable") }

    @available(*, unavailable, message: "unmap() is a method; the signal is 'unmapSignal'")
    public var unmap: Signal<Void> { fatalError("unavailable") }

    @available(*, unavailable, message: "realize() is a method; the signal is 'realizeSignal'")
    public var realize: Signal<Void> { fatalError("unavailable") }

    @available(*, unavailable, message: "unrealize() is a method; the signal is 'unrealizeSignal'")
    public var unrealize: Signal<Void> { fatalError("unavailable") }
}
