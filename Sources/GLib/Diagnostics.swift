import CGtk

/// Messages to the developer, through GLib's log so that tests see them as they see GTK's own.
package enum Diagnostics {
    /// Reports a programming error that the program can go on after, as `g_critical`.
    package static func critical(_ message: String) {
        message.withCString { message in
            withVaList([message]) { g_logv("CombineGtk", G_LOG_LEVEL_CRITICAL, "%s", $0) }
        }
    }
}
