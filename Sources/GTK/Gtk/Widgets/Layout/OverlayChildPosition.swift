import CGtk
@_spi(Binding) import Gsk

extension Overlay {
    /// Emitted to determine the position of an overlay child. `GtkOverlay::get-child-position`.
    ///
    /// A handler returns the position in the overlay's coordinates, or nil to use the child's alignment and margins.
    public var getChildPosition: ReturningSignal<Widget, Gdk.GdkRectangle?> {
        ReturningSignal(
            self,
            "get-child-position",
            ReturningSignalShape(
                callback: childPositionCallback,
                decode: { arguments in
                    convertPointer(arguments.load(as: UnsafeMutableRawPointer?.self), .borrowed, "get-child-position")
                },
                encode: { $1.assumingMemoryBound(to: Gdk.GdkRectangle?.self).pointee = $0 }
            )
        )
    }
}

/// The C function `gboolean (*) (GtkOverlay *, GtkWidget *, GdkRectangle *, gpointer)`.
private let childPositionCallback: GCallback = {
    typealias Callback =
        @convention(c) (
            UnsafeMutableRawPointer, UnsafeMutableRawPointer?, UnsafeMutablePointer<CGtk.GdkRectangle>?,
            UnsafeMutableRawPointer
        ) -> gboolean
    let callback: Callback = { _, child, place, connection in
        var child = child
        var result: Gdk.GdkRectangle?
        SignalArguments.deliverReturning(&child, &result, to: connection)
        guard let result else { return 0 }
        place?.pointee = result.cValue
        return 1
    }
    // `GCallback` is only the type under which GLib stores handlers. GLib calls each handler with its actual type.
    return unsafeBitCast(callback, to: GCallback.self)
}()
