import CAdw

/// The libadwaita library in use.
public enum Adwaita {
    /// The version of the library, such as 1.2.2. `adw_get_major_version` and similar functions.
    public static var version: (major: Int, minor: Int, micro: Int) {
        (Int(adw_get_major_version()), Int(adw_get_minor_version()), Int(adw_get_micro_version()))
    }
}
