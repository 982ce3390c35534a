#if GTK4_12
import CAdw
import CGtk
@_spi(Binding) import Gtk

extension SpinRow {
    /// Emitted when the text in the row must be converted to a number. `AdwSpinRow::input`.
    ///
    /// A handler reads the ``text`` and returns the number. Together with ``output``, which formats the number as text,
    /// this signal lets a row show values such as times of day. Since libadwaita 1.4, with the trait `GTK4_12`.
    public var input: ReturningSignal<Void, SpinButton.Input> {
        ReturningSignal(
            self,
            "input",
            ReturningSignalShape(
                callback: inputCallback,
                decode: { _ in },
                encode: { $1.assumingMemoryBound(to: SpinButton.Input.self).pointee = $0 }
            )
        )
    }
}

/// The C handler of the signal, with the type `int (*) (AdwSpinRow *, double *, gpointer)`.
private let inputCallback: GCallback = {
    typealias Callback =
        @convention(c) (UnsafeMutableRawPointer, UnsafeMutablePointer<gdouble>?, UnsafeMutableRawPointer) -> gint
    let callback: Callback = { row, number, connection in
        var input = SpinButton.Input.standard
        SignalArguments.deliverReturning(row, &input, to: connection)
        switch input {
        case .value(let value):
            number?.pointee = value
            return 1
        case .standard: return 0
        case .invalid:
            // If the row also accepts invalid text, C uses the number even though the handler reports an error. Storing
            // the current value keeps the row's value unchanged.
            number?.pointee = adw_spin_row_get_value(OpaquePointer(row))
            return gint(GTK_INPUT_ERROR)
        }
    }
    // `GCallback` is only the type under which GLib stores handlers. GLib calls each handler with its actual type.
    return unsafeBitCast(callback, to: GCallback.self)
}()
#endif
