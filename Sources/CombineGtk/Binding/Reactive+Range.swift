import Gtk

extension Reactive where Base: GtkRange {
    /// The value of a scale or scrollbar, which is the value of its adjustment. Either can change it.
    @inlinable
    @inline(__always)
    public var value: ReactiveProperty<Base, Double> { bind(\.adjustment.value) }
}
