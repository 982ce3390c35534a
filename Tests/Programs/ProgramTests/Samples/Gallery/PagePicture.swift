import CombineGtk
import XCTest

@testable import Gallery

/// A picture of a window.
@MainActor
struct PagePicture {
    private let image: Texture
    private let window: Gtk.Window

    /// Waits until a window is laid out, and draws it.
    init(of window: Gtk.Window) throws {
        self.window = window
        MainContext.pumpUntilIdle()
        var drawn: Texture?
        _ = MainContext.pump {
            drawn = window.image()
            return drawn != nil
        }
        image = try XCTUnwrap(drawn, "the window is not on the screen")
    }

    /// Returns a Boolean value that indicates whether a widget in the picture has at least the given number of colors.
    func hasColors(_ count: Int, in widget: Widget) -> Bool {
        guard let bounds = widget.bounds(in: window) else { return false }
        let bytes = image.download()
        let (left, top) = (Int(bounds.x), Int(bounds.y))
        var colors: Set<[UInt8]> = []
        for y in top..<min(image.height, top + Int(bounds.height)) {
            for x in left..<min(image.width, left + Int(bounds.width)) {
                let start = (y * image.width + x) * 4
                colors.insert(Array(bytes[start..<start + 3]))
                if colors.count >= count { return true }
            }
        }
        return false
    }

    /// Saves the picture in the folder `COMBINEGTK_GALLERY_PICTURES` if the variable is set.
    func save(as name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["COMBINEGTK_GALLERY_PICTURES"] else { return }
        try image.saveToPNG("\(folder)/\(name).png")
    }
}

extension GalleryWindow {
    /// Selects a page in the list and waits until the page is laid out.
    func select(_ title: String) {
        viewModel.selection = title
        MainContext.pumpUntilIdle()
    }
}
