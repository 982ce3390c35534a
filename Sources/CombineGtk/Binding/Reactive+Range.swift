import Gtk

extension Reactive where Base: GtkRange {
    /// The value of a scale or scrollbar, which is that of its adjustment, by whichever of the two it is changed.
    @inlinable
    @inline(__always)
    public var value: ReactiveProperty<Base, Double> { bind(\.adjustment.value) }
}
