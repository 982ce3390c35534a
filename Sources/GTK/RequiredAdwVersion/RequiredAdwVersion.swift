import CAdw
import RequiredVersion

/// The minimum version of libadwaita that the newest enabled trait requires. If no trait is enabled, it's the minimum
/// version that the package itself requires.
///
/// The module Adw depends on this module. Therefore, if the installed headers are outdated, a build stops here with a
/// single error.
package struct RequiredAdwVersion {
    #if GTK4_24
    private static let newest = RequiredAdwVersion("GTK4_24", combine_adw_needs_GTK4_24())
    #elseif GTK4_22
    private static let newest = RequiredAdwVersion("GTK4_22", combine_adw_needs_GTK4_22())
    #elseif GTK4_20
    private static let newest = RequiredAdwVersion("GTK4_20", combine_adw_needs_GTK4_20())
    #elseif GTK4_18
    private static let newest = RequiredAdwVersion("GTK4_18", combine_adw_needs_GTK4_18())
    #elseif GTK4_16
    private static let newest = RequiredAdwVersion("GTK4_16", combine_adw_needs_GTK4_16())
    #elseif GTK4_14
    private static let newest = RequiredAdwVersion("GTK4_14", combine_adw_needs_GTK4_14())
    #elseif GTK4_12
    private static let newest = RequiredAdwVersion("GTK4_12", combine_adw_needs_GTK4_12())
    #elseif GTK4_10
    private static let newest = RequiredAdwVersion("GTK4_10", combine_adw_needs_GTK4_10())
    #else
    private static let newest = RequiredAdwVersion(nil, combine_adw_versions(adw: 2))
    #endif

    private let trait: String?
    private let needed: combine_adw_versions

    package init(_ trait: String?, _ needed: combine_adw_versions) {
        self.trait = trait
        self.needed = needed
    }

    /// Exits with a message if the installed libadwaita is older than the minimum version.
    package static func check() {
        if let message = newest.message(combine_adw_versions(adw: adw_get_minor_version())) {
            RequiredVersion.exit(message)
        }
    }

    /// Returns an error message if libadwaita is too old, or nil if it's new enough.
    package func message(_ found: combine_adw_versions) -> String? {
        if found.adw >= needed.adw { return nil }
        let reason = trait.map { "was built with the trait \($0), which needs" } ?? "needs"
        return "This program \(reason) libadwaita 1.\(needed.adw). Found libadwaita 1.\(found.adw)."
    }
}
