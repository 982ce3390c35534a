import CGtk
import Combine

/// Connects a closure to a signal of a C object, without creating a Swift object for it. GLib releases the closure when
/// the object is disposed.
///
/// For code that follows objects of GTK whether or not the program uses them. ``Signal`` is for all other code.
///
/// - Returns: The number of the handler, to disconnect it.
@MainActor
@discardableResult
package func connectHandler(
    to signal: String,
    of object: UnsafeMutableRawPointer,
    _ handler: @escaping @MainActor () -> Void
) -> gulong {
    // The handler is connected swapped: the first argument is the closure, whatever the arguments of the signal are.
    let callback: @convention(c) (UnsafeMutableRawPointer?) -> Void = { box in
        MainThread.enter(box) { box in
            let handler: @MainActor () -> Void = boxedFunction(box)
            handler()
        }
    }
    return g_signal_connect_data(
        object,
        signal,
        unsafeBitCast(callback, to: GCallback.self),
        retainedBox(handler),
        { box, _ in releaseBox(box) },
        G_CONNECT_SWAPPED
    )
}
