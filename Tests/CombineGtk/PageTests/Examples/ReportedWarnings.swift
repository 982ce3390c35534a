import CombineGtk

/// Reports warnings and more severe messages to the user.
func reportWarnings(to report: @escaping @Sendable (String) -> Void) {
    Log.setWriter { entry in
        if entry.level <= .warning { report("\(entry.domain ?? "program"): \(entry.message)") }
        return .unhandled
    }
}

/// Logs that a file can't be read.
@MainActor
func logUnreadable(_ file: File, because error: GLibError) {
    Log.write(.warning, "Can't read \(file.parseName): \(error.message)", fields: ["FILE_URI": file.uri])
}
