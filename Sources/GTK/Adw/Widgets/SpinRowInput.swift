#if GTK4_12
@_spi(Binding) import Gtk

extension SpinRow {
    /// Emitted when the text in the row must be converted to a number. `AdwSpinRow::input`.
    ///
    /// A handler reads the ``text`` and returns the number. Together with ``output``, which formats the number as text,
    /// this signal lets a row show values such as times of day. Since libadwaita 1.4, with the trait `GTK4_12`.
    public var input: ReturningSignal<Void, SpinButton.Input> { SpinButton.Input.signal(of: self) }
}
#endif
