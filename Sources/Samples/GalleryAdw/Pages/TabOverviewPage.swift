#if GTK4_10
import CombineAdw

struct TabOverviewPage: GalleryPage {
    let title = "Tab Overview"
    let section = GallerySection.navigation
    let keywords = "documents grid pictures thumbnails new tab button"
    let source = PackageResources.TabOverviewPage_swift

    func makeContent() -> Widget {
        let photos = CurrentValueRelay((1...3).map(Photo.init))
        let shown = CurrentValueRelay<Int?>(1)
        let tabs = TabView(photos, selection: shown) { page, photo in
            page.title = "Photo \(photo.id)"
            let text = StatusPage(page.title, icon: "image-x-generic-symbolic")
            return text.css("compact")
        }
        let button = TabButton().set(\.view, tabs).set(\.actionName, "overview.open")
        let header = AdwHeaderBar {
            button.accessibilityLabel("Show All Tabs")
        } title: {
            WindowTitle(title: "Photos", subtitle: "")
        }
        header.showsEndTitleButtons = false
        header.showsStartTitleButtons = false
        let overview = TabOverview(tabs) {
            let id = (photos.value.map(\.id).max() ?? 0) + 1
            photos.accept(photos.value + [Photo(id: id)])
        } child: {
            Box.vertical {
                header
                tabs.expand()
            }
        }
        overview.showsEndTitleButtons = false
        overview.showsStartTitleButtons = false
        let count = photos.map { $0.count == 1 ? "1 photo" : "\($0.count) photos" }
        return Box.vertical(spacing: 12) {
            overview.css("card").set(\.overflow, .hidden).size(height: 420)
            Label("").css("caption").bind(\.label, to: count)
        }
    }
}

private struct Photo: Identifiable {
    let id: Int
}
#endif
