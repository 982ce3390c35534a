import CGtk
import Gdk

/// A window of an application. `GtkApplicationWindow`.
open class ApplicationWindow: Window {
    open override class var objectType: ObjectType {
        ObjectType(ApplicationWindow.self, gtk_application_window_get_type()) {
            ApplicationWindow(wrapping: $0, transfer: $1)
        }
    }

    /// Makes a window that belongs to an application, `gtk_application_window_new`.
    public init(application: Application?) {
        super.init()
        // Set only now, as it makes the application tell of the window, which has its Swift object by now.
        self.application = application
    }

    public override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        super.init(wrapping: pointer, transfer: transfer)
    }
}
