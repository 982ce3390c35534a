import CGtk
import Gtk

/// The folder for the pictures of failed tests.
///
/// The environment variable `COMBINEGTK_TEST_SCREENSHOTS` sets it. By default, it's the folder `combinegtk-tests` in
/// the temporary folder of the system.
@MainActor
enum PictureFolder {
    /// The folder that the environment variable contains, or nil.
    static var requested: String? { g_getenv("COMBINEGTK_TEST_SCREENSHOTS").map { String(cString: $0) } }

    static var path: String { requested ?? String(cString: g_get_tmp_dir()) + "/combinegtk-tests" }

    /// Saves a picture. Returns its path, or the reason why it couldn't be saved.
    static func save(_ image: Texture, as file: String) -> String {
        let name = String(file.map { "/\\ :".contains($0) ? "-" : $0 })
        let path = "\(path)/\(name)"
        _ = g_mkdir_with_parents(self.path, 0o700)
        do {
            try image.saveToPNG(path)
            return path
        } catch {
            return "\(path), which couldn't be written: \(error.message)"
        }
    }
}
