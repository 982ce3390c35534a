#if GTK4_12
@_spi(Binding) import Gsk

/// Signals of a factory that creates headers or the rows of a column view. The objects in these signals are instances
/// of classes such as ``ListHeader`` and ``ColumnViewRow``, which aren't subclasses of ``ListItem``. Available since
/// GTK 4.12, with the trait `GTK4_12`.
extension SignalListItemFactory {
    /// Emitted when an object of the given class needs a widget, as in `factory.setup(of: ListHeader.self)`.
    /// `GtkSignalListItemFactory::setup`.
    public func setup<Made: Object>(of type: Made.Type) -> Signal<Made> { signal("setup") }

    /// Emitted when an object of the given class should display its content. `GtkSignalListItemFactory::bind`.
    public func bind<Made: Object>(of type: Made.Type) -> Signal<Made> { signal("bind") }

    /// Emitted when an object of the given class stops displaying its content. `GtkSignalListItemFactory::unbind`.
    public func unbind<Made: Object>(of type: Made.Type) -> Signal<Made> { signal("unbind") }

    /// Emitted when an object of the given class should release its widget. `GtkSignalListItemFactory::teardown`.
    public func teardown<Made: Object>(of type: Made.Type) -> Signal<Made> { signal("teardown") }

    private func signal<Made: Object>(_ name: String) -> Signal<Made> {
        return Signal<Made>(
            self,
            name,
            SignalShape<Made>(callback: SignalTrampolines.pointer) { arguments -> Made in
                let made = arguments.load(as: UnsafeMutableRawPointer?.self)
                let object: Made = convertPointer(made, .borrowed, "the signal of a factory")
                return object
            }
        )
    }
}
#endif
