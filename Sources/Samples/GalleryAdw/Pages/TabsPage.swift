import CombineAdw

struct TabsPage: GalleryPage {
    let title = "Tabs"
    let section = GallerySection.navigation
    let keywords = "documents notebook close reorder tear off"
    let source = PackageResources.TabsPage_swift

    func makeContent() -> Widget {
        let sheets = CurrentValueRelay((1...3).map(Sheet.init))
        let shown = CurrentValueRelay<Int?>(1)
        let tabs = TabView(sheets, selection: shown) { page, sheet in
            page.title = "Sheet \(sheet.id)"
            return Label("This is sheet \(sheet.id)").css("title-3")
        }
        let bar = TabBar()
        bar.view = tabs
        bar.hidesAutomatically = false

        let new = Button(label: "New Tab")
        new.clicked.sink(on: new) { _ in
            let sheet = Sheet(id: (sheets.value.map(\.id).max() ?? 0) + 1)
            sheets.accept(sheets.value + [sheet])
            shown.accept(sheet.id)
        }
        let count = sheets.map { $0.count == 1 ? "1 tab" : "\($0.count) tabs" }
        return Box.vertical(spacing: 12) {
            Box.vertical {
                bar
                tabs.size(height: 200)
            }
            .css("card").set(\.overflow, .hidden)
            Box.horizontal(spacing: 12) {
                new
                Label("").css("caption").bind(\.label, to: count)
            }
        }
    }
}

private struct Sheet: Identifiable {
    let id: Int
}
