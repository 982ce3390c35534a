import CGtk
internal import Glibc

/// The version of GTK that the package's traits take, and the end of a program that meets an older one.
enum RequiredVersion {
    #if GTK4_18
    private static let required: (minor: UInt32, trait: String)? = (18, "GTK4_18")
    #elseif GTK4_16
    private static let required: (minor: UInt32, trait: String)? = (16, "GTK4_16")
    #elseif GTK4_14
    private static let required: (minor: UInt32, trait: String)? = (14, "GTK4_14")
    #elseif GTK4_12
    private static let required: (minor: UInt32, trait: String)? = (12, "GTK4_12")
    #elseif GTK4_10
    private static let required: (minor: UInt32, trait: String)? = (10, "GTK4_10")
    #else
    private static let required: (minor: UInt32, trait: String)? = nil
    #endif

    /// Ends the program with a line that names both versions where the GTK that runs is older than its traits take.
    ///
    /// C's functions are looked up when they are first called, so a program gets this far.
    static func check() {
        let found = GTK.version
        guard let message = message(found, required) else { return }
        let line = Array("\(CommandLine.arguments.first ?? "program"): \(message)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
        exit(1)
    }

    static func message(
        _ found: (major: Int, minor: Int, micro: Int),
        _ required: (minor: UInt32, trait: String)?
    ) -> String? {
        guard let required, found.major == 4, found.minor < Int(required.minor) else { return nil }
        return "built with the trait \(required.trait) it takes GTK 4.\(required.minor), "
            + "and this is GTK \(found.major).\(found.minor).\(found.micro)"
    }
}
