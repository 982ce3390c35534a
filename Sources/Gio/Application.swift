import CGtk
import GLib

/// A program: its identity, its life, its main loop. `GApplication`.
open class Application: Object {
    open override class var objectType: ObjectType {
        ObjectType(Application.self, g_application_get_type()) { Application(wrapping: $0, transfer: $1) }
    }

    /// Emitted when the program is to show itself: on a plain start and each time it is started again. `activate`.
    public var activate: Signal<Void> { Signal(self, "activate", .void) }

    /// Emitted once, before anything else, in the instance that runs. `startup`.
    public var startup: Signal<Void> { Signal(self, "startup", .void) }

    /// Emitted once, after the main loop ended. `shutdown`.
    public var shutdown: Signal<Void> { Signal(self, "shutdown", .void) }

    /// The program's identifier, such as `org.example.Counter`. `application-id`.
    public var applicationID: String? {
        PropertyAccess.record(self, "application-id")
        return g_application_get_application_id(applicationPointer).map { String(cString: $0) }
    }

    /// Makes it the application that ``Object``s of this process find. `g_application_set_default`.
    public func makeDefault() {
        g_application_set_default(applicationPointer)
    }

    /// Runs the program until it quits, `g_application_run`.
    ///
    /// Blocks; the main actor, Dispatch's main queue and `Task.sleep` go on meanwhile. It ends when the last window is
    /// closed or ``quit()`` is called.
    ///
    /// - Parameter arguments: the command line with the program's own name first. What GLib does not know is refused
    ///   by it with a message, so leave out what the program handled itself.
    /// - Returns: the exit code for the process.
    public func run(_ arguments: [String] = CommandLine.arguments) -> Int32 {
        MainContext.joinMainQueue()
        // C's `argv`: one copied string an argument and a null at the end, which GLib may reorder but not free.
        let copies: [UnsafeMutablePointer<CChar>?] = arguments.map { g_strdup($0) }
        defer { for copy in copies { g_free(copy) } }
        var vector = copies + [nil]
        return g_application_run(applicationPointer, gint(arguments.count), &vector)
    }

    /// Ends ``run(_:)`` at once; windows are not asked. `g_application_quit`.
    public func quit() {
        g_application_quit(applicationPointer)
    }

    /// Keeps the program running although no window is open, until ``release()``. `g_application_hold`.
    public func hold() {
        g_application_hold(applicationPointer)
    }

    /// Undoes one ``hold()``. `g_application_release`.
    public func release() {
        g_application_release(applicationPointer)
    }

    private var applicationPointer: UnsafeMutablePointer<GApplication> {
        pointer.assumingMemoryBound(to: GApplication.self)
    }
}
