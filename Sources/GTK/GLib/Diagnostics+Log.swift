import CGtk
import CombineModel

extension Diagnostics {
    /// Sends the package's messages to the GLib log, as `g_critical` and `g_warning` do. Tests then receive these
    /// messages together with GTK messages.
    static let installGLibLogWriter: Void = setWriter { level, message in
        let level =
            switch level {
            case .critical: G_LOG_LEVEL_CRITICAL
            case .warning: G_LOG_LEVEL_WARNING
            case .message: G_LOG_LEVEL_MESSAGE
            }
        message.withCString { message in
            withVaList([message]) { g_logv("CombineGtk", level, "%s", $0) }
        }
    }

    /// Returns the name of an object's class. If the object has a name, it follows the class name, for example `Entry
    /// "first-name"`.
    package static func description(of object: Object) -> String {
        let name = MainThread.enterIfCurrent(object) { givenName($0) } ?? nil
        return "\(type(of: object))" + (name.map { " \"\($0)\"" } ?? "")
    }

    /// A closure that returns the name of an object for messages. It returns nil if the object has no name. The Gtk
    /// module sets this property.
    @MainActor package static var givenName: (Object) -> String? = { _ in nil }
}
