import Gtk

extension Reactive where Base: GtkRange {
    /// The value of a scale or scrollbar, which its adjustment stores. The user and the program can change the value.
    @inlinable
    @inline(__always)
    public var value: ReactiveProperty<Base, Double> { bind(\.adjustment.value) }
}
