import CGtk

/// Where a program finds and leaves a user's files.
public enum UserDirectory {
    /// For sockets and the like, which go when the user logs out; a cache directory where the system has no such one.
    ///
    /// `g_get_user_runtime_dir`.
    public static var runtime: String { String(cString: g_get_user_runtime_dir()) }
}
