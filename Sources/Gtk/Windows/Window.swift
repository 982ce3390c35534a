import CGtk
import Gdk

/// A toplevel window. `GtkWindow`.
///
/// GTK keeps a window alive until it is closed. Closing tears it down: its subscriptions and those of the widgets and
/// controllers in it finish, their ``Object/cancellables`` are emptied, and what nobody else holds is freed. So a handler
/// that captures its window strongly does not keep the window alive beyond its closing.
open class Window: Widget {
    open override class var objectType: ObjectType {
        ObjectType(Window.self, gtk_window_get_type()) { Window(wrapping: $0, transfer: $1) }
    }

    /// The one reference that making a window returns belongs to GTK's list of windows.
    open override class var newObjectTransfer: Transfer { .none }

    /// The title, shown in the header bar and by the desktop. `title`.
    public var title: String? {
        get {
            PropertyAccess.record(self, "title")
            return gtk_window_get_title(windowPointer).map { String(cString: $0) }
        }
        set { gtk_window_set_title(windowPointer, newValue) }
    }

    /// The widget that fills the window. `child`.
    public var child: Widget? {
        get {
            PropertyAccess.record(self, "child")
            return Widget.wrap(gtk_window_get_child(windowPointer).map { UnsafeMutableRawPointer($0) })
        }
        set { gtk_window_set_child(windowPointer, newValue?.widgetPointer) }
    }

    /// The application that the window belongs to, and that runs while it is open. `application`.
    public var application: Application? {
        get {
            PropertyAccess.record(self, "application")
            return Application.wrap(gtk_window_get_application(windowPointer).map { UnsafeMutableRawPointer($0) })
        }
        set {
            gtk_window_set_application(
                windowPointer,
                newValue?.pointer.assumingMemoryBound(to: GtkApplication.self)
            )
        }
    }

    /// The width that the window opens with, in pixels; -1 for what its content asks for. `default-width`.
    public var defaultWidth: Int {
        get { property("default-width") }
        set { setProperty("default-width", newValue) }
    }

    /// The height that the window opens with, in pixels; -1 for what its content asks for. `default-height`.
    public var defaultHeight: Int {
        get { property("default-height") }
        set { setProperty("default-height", newValue) }
    }

    /// Whether it is the window that the user is in. `is-active`.
    public var isActive: Bool {
        PropertyAccess.record(self, "is-active")
        return gtk_window_is_active(windowPointer) != 0
    }

    /// The widget that has the focus in this window. `focus-widget`.
    public var focusWidget: Widget? {
        get {
            PropertyAccess.record(self, "focus-widget")
            return Widget.wrap(gtk_window_get_focus(windowPointer).map { UnsafeMutableRawPointer($0) })
        }
        set { gtk_window_set_focus(windowPointer, newValue?.widgetPointer) }
    }

    /// The widget that Enter activates where the focused one does not use it. `default-widget`.
    public var defaultWidget: Widget? {
        get {
            PropertyAccess.record(self, "default-widget")
            return Widget.wrap(gtk_window_get_default_widget(windowPointer).map { UnsafeMutableRawPointer($0) })
        }
        set { gtk_window_set_default_widget(windowPointer, newValue?.widgetPointer) }
    }

    /// Emitted when the user asks to close the window; a handler that returns `true` keeps it open. `close-request`.
    public var closeRequest: ReturningSignal<Void, Bool> {
        ReturningSignal(self, "close-request", .voidReturningBool)
    }

    /// Shows the window and brings it to the front. `gtk_window_present`.
    public func present() {
        gtk_window_present(windowPointer)
    }

    /// Asks the window to close, as its close button does: ``closeRequest`` may refuse. `gtk_window_close`.
    public func close() {
        gtk_window_close(windowPointer)
    }

    /// Closes the window without asking and tears it down before it returns. `gtk_window_destroy`.
    public func destroy() {
        gtk_window_destroy(windowPointer)
        WindowTeardown.finish(self)
    }

    package var windowPointer: UnsafeMutablePointer<GtkWindow> {
        pointer.assumingMemoryBound(to: GtkWindow.self)
    }
}
