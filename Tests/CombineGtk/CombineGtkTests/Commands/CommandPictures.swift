import CombineGtk
import Glibc
import GtkTesting

extension GtkTestCase {
    /// Saves a picture of a window where `COMBINEGTK_COMMAND_PICTURES` names a folder.
    @MainActor
    func savePicture(of window: Window, _ name: String) throws {
        guard let folder = getenv("COMBINEGTK_COMMAND_PICTURES").map({ String(cString: $0) }) else { return }
        try window.image()?.saveToPNG("\(folder)/\(name).png")
    }

    /// Saves a picture of the whole screen, popovers and all, by ImageMagick's `import`.
    @MainActor
    func saveScreen(_ name: String) throws {
        guard let folder = getenv("COMBINEGTK_COMMAND_PICTURES").map({ String(cString: $0) }) else { return }
        system("import -window root \(folder)/\(name).png")
    }
}
