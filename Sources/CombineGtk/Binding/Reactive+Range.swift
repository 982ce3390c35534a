import Gtk

extension Reactive where Base: GtkRange {
    /// The value of a scale or scrollbar. It's the value of its adjustment, which the user and the program can change.
    @inlinable
    @inline(__always)
    public var value: ReactiveProperty<Base, Double> { bind(\.adjustment.value) }
}
