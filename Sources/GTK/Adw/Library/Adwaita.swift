import CAdw

/// The libadwaita that runs.
public enum Adwaita {
    /// Its version, such as 1.2.2. `adw_get_major_version` and its like.
    public static var version: (major: Int, minor: Int, micro: Int) {
        (Int(adw_get_major_version()), Int(adw_get_minor_version()), Int(adw_get_micro_version()))
    }
}
