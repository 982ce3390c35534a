import Gtk

extension Reactive where Base: Widget {
    /// A Boolean value that indicates whether the widget itself accepts input. While a two-way binding has no model, the
    /// widget is insensitive.
    public var isSensitive: ReactiveProperty<Base, Bool> {
        // A value is set even if it equals the current value, because it may differ from the one that applies later.
        ReactiveProperty(base, InlinedKeyPath(\.isSensitive))
    }
}
