import CGtk

/// The GTK that runs.
public enum GTK {
    /// Its version, such as 4.8.3. `gtk_get_major_version` and its like.
    public static var version: (major: Int, minor: Int, micro: Int) {
        (Int(gtk_get_major_version()), Int(gtk_get_minor_version()), Int(gtk_get_micro_version()))
    }
}
