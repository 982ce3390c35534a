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
    public var input: ReturningSignal<Void, Input> { Input.signal(of: self) }
}

extension SpinButton.Input {
    /// Returns the signal `input` of a widget with the property `value`.
    @_spi(Binding)
    @MainActor
    public static func signal(of widget: Widget) -> ReturningSignal<Void, SpinButton.Input> {
        ReturningSignal(
            widget,
            "input",
            ReturningSignalShape(
                callback: inputCallback,
                decode: { _ in },
                encode: { $1.assumingMemoryBound(to: SpinButton.Input.self).pointee = $0 }
            )
        )
    }
}

/// The C function `int (*) (GtkWidget *, double *, gpointer)`.
private let inputCallback: GCallback = {
    typealias Callback =
        @convention(c) (UnsafeMutableRawPointer, UnsafeMutablePointer<gdouble>?, UnsafeMutableRawPointer) -> gint
    let callback: Callback = { widget, number, connection in
        var input = SpinButton.Input.standard
        SignalArguments.deliverReturning(widget, &input, to: connection)
        switch input {
        case .value(let value):
            number?.pointee = value
            return 1
        case .standard: return 0
        case .invalid:
            // If the widget also accepts invalid text, C uses the number even though the handler reports an error.
            // Storing the current value keeps the value unchanged.
            var value = GValue()
            g_object_get_property(widget.assumingMemoryBound(to: GObject.self), "value", &value)
            number?.pointee = g_value_get_double(&value)
            return gint(GTK_INPUT_ERROR)
        }
    }
    // `GCallback` is only the type under which GLib stores handlers. GLib calls each handler with its actual type.
    return unsafeBitCast(callback, to: GCallback.self)
}()
