import CombineAdw

struct StatusPages: GalleryPage {
    let title = "Status Page"
    let section = GallerySection.content
    let keywords = "empty placeholder nothing found banner message"
    let source = PackageResources.StatusPages_swift

    func makeContent() -> Widget {
        let photos = CurrentValueRelay(0)
        let add = Button(label: "Import").css("pill")
        add.clicked.sink(on: add) { _ in photos.accept(12) }
        let text = "Photos that you import appear here."
        let icon = "image-x-generic-symbolic"
        let empty = StatusPage("No Photos", description: text, icon: icon) {
            add.align(horizontal: .center)
        }
        let remove = Button(label: "Remove All").align(horizontal: .center, vertical: .center)
        remove.clicked.sink(on: remove) { _ in photos.accept(0) }
        let pages = Stack(transition: .crossfade) {
            empty.page(name: "empty")
            remove.page(name: "photos")
        }
        pages.reactive.visibleChildName <~ photos.map { $0 == 0 ? "empty" : "photos" }
        let count = photos.map { $0 == 0 ? "" : "\($0) photos were imported" }
        // libadwaita 1.2 has no banner, so the page uses a revealer with a label.
        let banner = Revealer {
            Box.vertical {
                Label("").bind(\.label, to: count).margin(12)
            }
            .css("card").margin(3)
        }
        return Box.vertical(spacing: 12) {
            banner.bind(\.revealsChild, to: photos.map { $0 > 0 })
            pages.size(height: 420)
        }
    }
}
