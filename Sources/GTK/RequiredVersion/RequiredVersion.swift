import CGtk
internal import Glibc

/// The version of GTK that the newest of the package's traits needs.
///
/// The other modules depend on this one, so that a build with headers that are too old stops here, with one error.
package enum RequiredVersion {
    #if GTK4_24
    private static let newest: (minor: Int, trait: String)? = (24, "GTK4_24")
    private static func checkHeaders() { combine_gtk_needs_GTK4_24() }
    #elseif GTK4_22
    private static let newest: (minor: Int, trait: String)? = (22, "GTK4_22")
    private static func checkHeaders() { combine_gtk_needs_GTK4_22() }
    #elseif GTK4_20
    private static let newest: (minor: Int, trait: String)? = (20, "GTK4_20")
    private static func checkHeaders() { combine_gtk_needs_GTK4_20() }
    #elseif GTK4_18
    private static let newest: (minor: Int, trait: String)? = (18, "GTK4_18")
    private static func checkHeaders() { combine_gtk_needs_GTK4_18() }
    #elseif GTK4_16
    private static let newest: (minor: Int, trait: String)? = (16, "GTK4_16")
    private static func checkHeaders() { combine_gtk_needs_GTK4_16() }
    #elseif GTK4_14
    private static let newest: (minor: Int, trait: String)? = (14, "GTK4_14")
    private static func checkHeaders() { combine_gtk_needs_GTK4_14() }
    #elseif GTK4_12
    private static let newest: (minor: Int, trait: String)? = (12, "GTK4_12")
    private static func checkHeaders() { combine_gtk_needs_GTK4_12() }
    #elseif GTK4_10
    private static let newest: (minor: Int, trait: String)? = (10, "GTK4_10")
    private static func checkHeaders() { combine_gtk_needs_GTK4_10() }
    #else
    private static let newest: (minor: Int, trait: String)? = nil
    private static func checkHeaders() {}
    #endif

    /// Exits with a message if the GTK that runs is older than the traits need.
    ///
    /// C functions are resolved when they are first called, so a program gets this far with any version.
    package static func check() {
        checkHeaders()
        let found = (Int(gtk_get_major_version()), Int(gtk_get_minor_version()), Int(gtk_get_micro_version()))
        guard let message = message(found, newest) else { return }
        let line = Array("\(CommandLine.arguments.first ?? "program"): \(message)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
        exit(1)
    }

    package static func message(
        _ found: (major: Int, minor: Int, micro: Int),
        _ required: (minor: Int, trait: String)?
    ) -> String? {
        guard let required, found.major == 4, found.minor < required.minor else { return nil }
        return "built with the trait \(required.trait), which needs GTK 4.\(required.minor); "
            + "found GTK \(found.major).\(found.minor).\(found.micro)"
    }
}
