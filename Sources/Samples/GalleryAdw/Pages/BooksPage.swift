import CombineAdw

struct BooksPage: GalleryPage {
    let title = "Books"
    let section = GallerySection.navigation
    let keywords = "library observable published view model search sections detail program"
    let source = PackageResources.BooksPage_swift

    func makeContent() -> Widget {
        let observable = button("With @Observable") { BooksWindow($0, Library()) }
        let published = button("With @Published") {
            PublishedBooksWindow($0, PublishedLibrary())
        }
        let text = """
            A window with a list of books, and with a page for each book. There are \
            two versions of it, for two kinds of view models. They differ only in the \
            expressions that read the model. Their code is in the folder Books.
            """
        return Box.vertical(spacing: 12) {
            Label(text).set(\.xalign, 0).set(\.wraps, true)
            for button in [observable, published] { button.align(horizontal: .start) }
        }
    }

    private func button(
        _ label: String,
        _ makeWindow: @escaping @MainActor (Application?) -> Window
    ) -> Button {
        let button = Button(label: label)
        button.clicked.sink(on: button) { button in
            let parent = button.root as? Window
            let window = makeWindow(parent?.application)
            window.transientFor = parent
            window.present()
        }
        return button
    }
}
