import CombineGtk
import Glibc
import GtkTesting

extension GtkTestCase {
    /// Saves a picture of a window in the folder `COMBINEGTK_COMMAND_PICTURES` if the variable is set.
    @MainActor
    func savePicture(of window: Window, _ name: String) throws {
        guard let folder = getenv("COMBINEGTK_COMMAND_PICTURES").map({ String(cString: $0) }) else { return }
        try window.image()?.saveToPNG("\(folder)/\(name).png")
    }

    /// Saves a picture of the whole screen, including popovers. It uses the program `import` of ImageMagick.
    @MainActor
    func saveScreen(_ name: String) throws {
        guard let folder = getenv("COMBINEGTK_COMMAND_PICTURES").map({ String(cString: $0) }) else { return }
        system("import -window root \(folder)/\(name).png")
    }
}
