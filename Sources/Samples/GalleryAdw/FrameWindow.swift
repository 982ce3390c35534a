import CombineAdw

/// The superclass of `GalleryWindow`. Both galleries use the same `GalleryWindow`, but the GTK gallery has a different
/// `FrameWindow`.
class FrameWindow: AdwApplicationWindow {
    /// Sets the title bar and the content.
    func setContent(_ content: Widget, startOfHeader: [Widget], endOfHeader: [Widget]) {
        let header = AdwHeaderBar()
        for widget in startOfHeader { header.packStart(widget) }
        for widget in endOfHeader { header.packEnd(widget) }
        self.content = Box.vertical {
            header
            content.expand(.vertical)
        }
    }

    /// Makes all windows use the dark or the light variant of the theme.
    func setDark(_ isDark: Bool) { StyleManager.default.colorScheme = isDark ? .forceDark : .forceLight }
}
