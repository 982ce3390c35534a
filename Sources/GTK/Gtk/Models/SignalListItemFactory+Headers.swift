#if GTK4_12
@_spi(Binding) import Gsk

/// A factory of headers or of a table's rows emits its signals for objects of other classes than ``ListItem``:
/// ``ListHeader``, ``ColumnViewRow``. Since 4.12, with the trait `GTK4_12`.
extension SignalListItemFactory {
    /// Published when an object is to get its widget: `factory.setup(of: ListHeader.self)`. `GtkSignalListItemFactory::setup`.
    public func setup<Made: Object>(of type: Made.Type) -> Signal<Made> { signal("setup") }

    /// Published when an object is given what it shows. `GtkSignalListItemFactory::bind`.
    public func bind<Made: Object>(of type: Made.Type) -> Signal<Made> { signal("bind") }

    /// Published when an object shows nothing any more. `GtkSignalListItemFactory::unbind`.
    public func unbind<Made: Object>(of type: Made.Type) -> Signal<Made> { signal("unbind") }

    /// Published when an object is to lose its widget. `GtkSignalListItemFactory::teardown`.
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
