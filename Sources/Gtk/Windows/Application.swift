import CGtk
import Gdk

/// A program with windows. `GtkApplication`.
///
/// Its main loop ends when its last window is closed.
open class Application: Gio.Application {
    open override class var objectType: ObjectType {
        ObjectType(Application.self, gtk_application_get_type()) { Application(wrapping: $0, transfer: $1) }
    }

    /// Makes an application, `gtk_application_new`.
    ///
    /// - Parameter applicationID: an identifier in reverse domain style, such as `org.example.Counter`; where there is a
    ///   session bus a second start of the program shows the first one's windows. `nil` makes each start its own.
    public init(applicationID: String? = nil) {
        Library.registerTypes()
        if let applicationID {
            guard g_application_id_is_valid(applicationID) != 0 else {
                fatalError("“\(applicationID)” is not an application identifier, such as org.example.Counter")
            }
            super.init(properties: ["application-id": applicationID])
        } else {
            super.init()
        }
    }

    public override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        super.init(wrapping: pointer, transfer: transfer)
    }

    /// The application's open windows, the one used last first. `gtk_application_get_windows`.
    public var windows: [Window] {
        var windows: [Window] = []
        var node = gtk_application_get_windows(applicationPointer)
        while let current = node {
            if let data = current.pointee.data { windows.append(Window.wrap(data)) }
            node = current.pointee.next
        }
        return windows
    }

    /// The window that has, or last had, the focus. `active-window`.
    public var activeWindow: Window? {
        PropertyAccess.record(self, "active-window")
        return Window.wrap(gtk_application_get_active_window(applicationPointer).map { UnsafeMutableRawPointer($0) })
    }

    /// Emitted when a window joins the application. `window-added`.
    public var windowAdded: Signal<Window> { Signal(self, "window-added", .object) }

    /// Emitted when a window leaves the application, as it does when it is closed. `window-removed`.
    public var windowRemoved: Signal<Window> { Signal(self, "window-removed", .object) }

    /// Sets the keys that trigger an action, `gtk_application_set_accels_for_action`.
    ///
    /// - Parameters:
    ///   - accelerators: in GTK's spelling, `"<Control>q"`; one that GTK cannot read traps.
    ///   - action: the action with its group, such as `"window.close"` or `"app.quit"`.
    public func setAccelerators(_ accelerators: [String], forAction action: String) {
        for accelerator in accelerators {
            guard gtk_accelerator_parse(accelerator, nil, nil) != 0 else {
                fatalError("“\(accelerator)” is not an accelerator")
            }
        }
        let copies: [UnsafeMutablePointer<CChar>?] = accelerators.map { g_strdup($0) }
        defer { for copy in copies { g_free(copy) } }
        let vector: [UnsafePointer<CChar>?] = copies.map { UnsafePointer($0) } + [nil]
        gtk_application_set_accels_for_action(applicationPointer, action, vector)
    }

    private var applicationPointer: UnsafeMutablePointer<GtkApplication> {
        pointer.assumingMemoryBound(to: GtkApplication.self)
    }
}
