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
        if let application {
            super.init(properties: ["application": application])
        } else {
            super.init()
        }
    }

    public override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        super.init(wrapping: pointer, transfer: transfer)
    }
}
