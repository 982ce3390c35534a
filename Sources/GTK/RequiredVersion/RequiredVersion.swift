import CGtk
internal import Glibc

/// The minimum versions of GTK, GLib and Pango, which the newest enabled trait of the package requires.
///
/// All other modules depend on this module. Therefore, if the installed headers are outdated, a build stops here with a
/// single error.
package struct RequiredVersion {
    #if GTK4_24
    private static let newest: RequiredVersion? = RequiredVersion("GTK4_24", combine_gtk_needs_GTK4_24())
    #elseif GTK4_22
    private static let newest: RequiredVersion? = RequiredVersion("GTK4_22", combine_gtk_needs_GTK4_22())
    #elseif GTK4_20
    private static let newest: RequiredVersion? = RequiredVersion("GTK4_20", combine_gtk_needs_GTK4_20())
    #elseif GTK4_18
    private static let newest: RequiredVersion? = RequiredVersion("GTK4_18", combine_gtk_needs_GTK4_18())
    #elseif GTK4_16
    private static let newest: RequiredVersion? = RequiredVersion("GTK4_16", combine_gtk_needs_GTK4_16())
    #elseif GTK4_14
    private static let newest: RequiredVersion? = RequiredVersion("GTK4_14", combine_gtk_needs_GTK4_14())
    #elseif GTK4_12
    private static let newest: RequiredVersion? = RequiredVersion("GTK4_12", combine_gtk_needs_GTK4_12())
    #elseif GTK4_10
    private static let newest: RequiredVersion? = RequiredVersion("GTK4_10", combine_gtk_needs_GTK4_10())
    #else
    private static let newest: RequiredVersion? = nil
    #endif

    private let trait: String
    private let needed: combine_gtk_versions

    package init(_ trait: String, _ needed: combine_gtk_versions) {
        self.trait = trait
        self.needed = needed
    }

    /// Exits with a message if one of the installed libraries is older than the enabled traits require.
    ///
    /// C functions are resolved when they are called for the first time. Therefore the program can start and perform
    /// this check even if the libraries are too old.
    package static func check() {
        let pango = pango_version()
        let found = combine_gtk_versions(
            gtk: gtk_get_minor_version(),
            glib: glib_minor_version,
            pango: guint(pango / 100 % 100)
        )
        if let message = newest?.message(found) { exit(message) }
    }

    /// Writes an error message to standard error and exits.
    package static func exit(_ message: String) -> Never {
        let line = Array("\(CommandLine.arguments.first ?? "program"): \(message)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
        Glibc.exit(1)
    }

    /// Returns an error message if one of the libraries is too old. Otherwise, returns nil.
    package func message(_ found: combine_gtk_versions) -> String? {
        if found.gtk >= needed.gtk, found.glib >= needed.glib, found.pango >= needed.pango { return nil }
        return "This program was built with the trait \(trait), which needs \(Self.text(needed)). "
            + "Found \(Self.text(found))."
    }

    private static func text(_ versions: combine_gtk_versions) -> String {
        "GTK 4.\(versions.gtk), GLib 2.\(versions.glib) and Pango 1.\(versions.pango)"
    }
}
