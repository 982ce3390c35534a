import CombineGtk

struct GridViewPage: GalleryPage {
    let title = "Grid View"
    let section = GallerySection.lists
    let keywords = "icons photos thumbnails tiles cells"
    let source = PackageResources.GridViewPage_swift

    func makeContent() -> Widget {
        let places = CurrentValueRelay([
            Place(icon: "user-home-symbolic", name: "Home"),
            Place(icon: "folder-symbolic", name: "Files"),
            Place(icon: "user-trash-symbolic", name: "Trash"),
            Place(icon: "mail-unread-symbolic", name: "Mail"),
            Place(icon: "starred-symbolic", name: "Starred"),
            Place(icon: "camera-photo-symbolic", name: "Photos"),
            Place(icon: "computer-symbolic", name: "Computer"),
            Place(icon: "phone-symbolic", name: "Phone"),
            Place(icon: "printer-symbolic", name: "Printer"),
        ])
        let selection = CurrentValueRelay(Set(["Home"]))
        let grid = GridView(
            Rows(places) { (cell: PlaceCell, place: Place) in
                cell.image.iconName = place.icon
                cell.title.label = place.name
            }
        )
        grid.selection <~> selection
        grid.minColumns = 3
        grid.maxColumns = 3
        grid.enablesRubberband = true

        return Box.vertical(spacing: 12) {
            Frame { ScrolledWindow { grid.accessibilityLabel("Places") }.size(height: 400) }
            Label("").set(\.xalign, 0)
                .bind(\.label, to: selection.map { "\($0.count) selected" })
        }
    }
}

private struct Place: Identifiable, Equatable {
    let icon: String
    let name: String
    var id: String { name }
}

private final class PlaceCell: Box, ListCell {
    let image = Image(iconName: nil)
    let title = Label("")

    init() {
        super.init(orientation: .vertical, spacing: 6)
        image.pixelSize = 48
        append(image)
        append(title)
        margin(12)
    }
}
