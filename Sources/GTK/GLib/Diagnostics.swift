import CGtk

/// Messages to the developer, through GLib's log so that tests see them as they see GTK's own.
package enum Diagnostics {
    /// Reports a programming error that the program can go on after, as `g_critical`.
    package static func critical(_ message: String) {
        log(message, G_LOG_LEVEL_CRITICAL)
    }

    /// Reports what went wrong and was not handled, as `g_warning`.
    package static func warning(_ message: String) {
        log(message, G_LOG_LEVEL_WARNING)
    }

    /// An object's class, and its name if it was given one: `Entry “first-name”`.
    package static func description(of object: Object) -> String {
        let name = MainThread.isCurrent ? MainThread.assume { givenName(object) } : nil
        return "\(type(of: object))" + (name.map { " “\($0)”" } ?? "")
    }

    /// What the developer calls an object, for messages; the module that knows the classes which have names sets this.
    @MainActor package static var givenName: (Object) -> String? = { _ in nil }

    private static func log(_ message: String, _ level: GLogLevelFlags) {
        message.withCString { message in
            withVaList([message]) { g_logv("CombineGtk", level, "%s", $0) }
        }
    }
}
