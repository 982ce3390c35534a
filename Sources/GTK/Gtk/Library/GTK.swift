import CGtk

/// The GTK library that the program uses.
public enum GTK {
    /// The version of GTK, such as 4.8.3. `gtk_get_major_version` and related functions.
    public static var version: (major: Int, minor: Int, micro: Int) {
        (Int(gtk_get_major_version()), Int(gtk_get_minor_version()), Int(gtk_get_micro_version()))
    }
}
