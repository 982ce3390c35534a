import Gtk

// A signal that has the same name as a method is available with the suffix `Signal`. Without these declarations, the
// compiler's error for `popover.show.sink` would state that a function has no member `sink`, without suggesting the
// signal's name.
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
