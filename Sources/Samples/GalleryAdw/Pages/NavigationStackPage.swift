import CombineAdw

struct NavigationStackPage: GalleryPage {
    let title = "Navigation"
    let section = GallerySection.navigation
    let keywords = "stack push pop back leaflet swipe path"
    let source = PackageResources.NavigationStackPage_swift

    func makeContent() -> Widget {
        let path = Path([])
        let pages = NavigationStack(path, root: makePage(of: home, path)) { folder in
            makePage(of: folder, path)
        }
        let names = path.map { (["Home"] + $0.map(\.name)).joined(separator: " / ") }
        return Box.vertical(spacing: 12) {
            pages.css("card").set(\.overflow, .hidden).size(height: 320)
            Label("").css("caption").bind(\.label, to: names)
        }
    }

    private let home = Folder(name: "Home")
    private typealias Path = CurrentValueRelay<[Folder]>

    private func makePage(of folder: Folder, _ path: Path) -> NavigationStack.Page {
        let rows = ["Music", "Pictures", "Texts"].map { name in
            let row = ActionRow()
            row.title = name
            row.addSuffix(Image(iconName: "go-next-symbolic"))
            row.isActivatable = true
            row.activated.sink(on: row) { _ in
                // Ignores a second click, which can arrive while the next page slides in.
                guard path.value.last ?? home == folder else { return }
                let inner = folder == home ? name : "\(folder.name) \(name)"
                path.accept(path.value + [Folder(name: inner)])
            }
            return row
        }
        let group = AdwPreferencesGroup { for row in rows { row } }
        let page = NavigationStack.Page(folder.name) { group.margin(18) }
        page.header.showsEndTitleButtons = false
        page.header.showsStartTitleButtons = false
        return page
    }
}

private struct Folder: Identifiable, Equatable {
    var name: String
    var id: String { name }
}
