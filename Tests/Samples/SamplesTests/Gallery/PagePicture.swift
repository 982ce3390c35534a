import CombineGtk
import XCTest

@testable import Gallery

/// The picture of a window.
@MainActor
struct PagePicture {
    private let image: Texture
    private let window: Gtk.Window

    /// Draws a window when it's laid out.
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

    /// Returns a Boolean value that indicates whether the picture of a widget has at least a number of colors.
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

    /// Saves the picture in the folder `COMBINEGTK_GALLERY_PICTURES`, if it's set.
    func save(as name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["COMBINEGTK_GALLERY_PICTURES"] else { return }
        try image.saveToPNG("\(folder)/\(name).png")
    }
}

extension GalleryWindow {
    /// Selects a page like the list, and waits until it's laid out.
    func select(_ title: String) {
        viewModel.selection = title
        MainContext.pumpUntilIdle()
    }
}
