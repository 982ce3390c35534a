import CGtk
import Gsk

extension SpinButton {
    /// The result of converting typed text to a number. Handlers of ``input`` return it.
    public enum Input: Hashable, Sendable {
        /// The text represents this number.
        case value(Double)
        /// GTK converts the text in the default way.
        case standard
        /// The text isn't valid. The value of the spin button doesn't change. `GTK_INPUT_ERROR`.
        case invalid
    }

    /// Emitted to convert the text that the user has typed to a number. `GtkSpinButton::input`.
    ///
    /// A handler reads the `text` and returns the number. Together with ``output``, which formats the number as text,
    /// this signal lets a spin button show values such as times of day.
    public var input: ReturningSignal<Void, Input> {
        ReturningSignal(
            self,
            "input",
            ReturningSignalShape(
                callback: inputCallback,
                decode: { _ in },
                encode: { $1.assumingMemoryBound(to: Input.self).pointee = $0 }
            )
        )
    }
}

/// The C function `int (*) (GtkSpinButton *, double *, gpointer)`.
private let inputCallback: GCallback = {
    typealias Callback =
        @convention(c) (UnsafeMutableRawPointer, UnsafeMutablePointer<gdouble>?, UnsafeMutableRawPointer) -> gint
    let callback: Callback = { button, number, connection in
        var input = SpinButton.Input.standard
        SignalArguments.deliverReturning(button, &input, to: connection)
        switch input {
        case .value(let value):
            number?.pointee = value
            return 1
        case .standard: return 0
        case .invalid:
            // If the update policy is `always`, which is the default, GTK sets the value to this number even when the
            // handler reports an error. Storing the current value keeps the value unchanged.
            number?.pointee = gtk_spin_button_get_value(OpaquePointer(button))
            return gint(GTK_INPUT_ERROR)
        }
    }
    // `GCallback` is only the type under which GLib stores handlers. GLib calls each handler with its actual type.
    return unsafeBitCast(callback, to: GCallback.self)
}()
