import Gtk

/// The drag icon of rows. It shows the row at the pointer and, if there are several rows, their number.
@MainActor
enum DragPicture {
    static func make(of row: Widget, count: Int) -> any Paintable {
        let picture = WidgetPaintable(widget: row).currentImage
        guard count > 1 else { return picture }
        let snapshot = Snapshot()
        picture.snapshot(snapshot, width: Double(row.width), height: Double(row.height))
        let layout = row.createPangoLayout("\(count)")
        let size = (width: Double(layout.pixelSize.width), height: Double(layout.pixelSize.height))
        let height = size.height + 4
        let width = max(height, size.width + 12)
        let bounds = Rect(x: 2, y: max(0, (Double(row.height) - height) / 2), width: width, height: height)
        snapshot.pushRoundedClip(RoundedRect(bounds, radius: height / 2))
        snapshot.appendColor(color("theme_selected_bg_color", of: row, else: "#3584e4"), bounds: bounds)
        snapshot.pop()
        snapshot.translate(Point(x: 2 + (width - size.width) / 2, y: Double(bounds.y) + 2))
        snapshot.appendLayout(layout, color: color("theme_selected_fg_color", of: row, else: "white"))
        return snapshot.toPaintable() ?? picture
    }

    private static func color(_ name: String, of widget: Widget, else text: String) -> RGBA {
        widget.styleContext.lookupColor(name) ?? RGBA(parsing: text) ?? RGBA()
    }
}
