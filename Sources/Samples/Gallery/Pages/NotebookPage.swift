import CombineGtk

struct NotebookPage: GalleryPage {
    let title = "Notebook"
    let section = GallerySection.containers
    let keywords = "tabs pages documents reorder"
    let source = PackageResources.NotebookPage_swift

    func makeContent() -> Widget {
        let notebook = Notebook {
            Label("The first page").margin(24).page("First")
            Label("The second page").margin(24).page("Second")
            Label("A tab can be any widget").margin(24).page(label: iconTab)
        }
        notebook.isScrollable = true
        for page in 0..<notebook.pageCount {
            guard let child = notebook.nthPage(page) else { continue }
            notebook.setTabReorderable(child, reorderable: true)
        }
        let add = Button(label: "Add a Page")
        add.clicked.sink(on: notebook) { notebook in
            let number = notebook.pageCount + 1
            let page = Label("Page \(number)").margin(24)
            notebook.page = notebook.appendPage(page, tabLabel: Label("Page \(number)"))
        }
        let shown = notebook.publisher(for: \.page).map { "Page \($0 + 1) is shown" }

        return Box.vertical(spacing: 12) {
            notebook.size(height: 220)
            Box.horizontal(spacing: 12) {
                add
                Label("").bind(\.label, to: shown)
            }
        }
    }

    private var iconTab: Box {
        Box.horizontal(spacing: 6) {
            Image(iconName: "starred-symbolic")
            Label("Starred")
        }
    }
}
