import CGtk
import Gsk

extension SpinButton {
    /// The interpretation of typed text, which a handler of ``input`` returns.
    public enum Input: Hashable, Sendable {
        /// The text represents this number.
        case value(Double)
        /// GTK converts the text in the standard way.
        case standard
        /// The text isn't valid, and the value doesn't change. `GTK_INPUT_ERROR`.
        case invalid
    }

    /// Emitted to convert the text that the user typed to a number. `GtkSpinButton::input`.
    ///
    /// A handler reads the ``text`` and returns its interpretation. Together with ``output``, which displays a number
    /// as text, a spin button can show other values than plain numbers, such as times of day.
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
        @convention(c) (
            UnsafeMutableRawPointer, UnsafeMutablePointer<gdouble>?, UnsafeMutableRawPointer
        ) -> gint
    let callback: Callback = { button, number, connection in
        var input = SpinButton.Input.standard
        SignalArguments.deliverReturning(button, &input, to: connection)
        switch input {
        case .value(let value):
            number?.pointee = value
            return 1
        case .standard: return 0
        case .invalid:
            // GTK reads the number even in this case, unless only numbers can be typed.
            number?.pointee = gtk_spin_button_get_value(OpaquePointer(button))
            return gint(GTK_INPUT_ERROR)
        }
    }
    // GLib declares one type for all handlers, and calls this one with its own type.
    return unsafeBitCast(callback, to: GCallback.self)
}()
