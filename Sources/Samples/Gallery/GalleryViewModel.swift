import CombineModel

/// The state of the gallery: the list of pages, the search text and the selected page.
final class GalleryViewModel: ObservableObject {
    /// All pages, grouped by section.
    let pages: [PageSummary]
    /// The text that the user searches for.
    @Published var search = ""
    /// The selected page, or nil while none is selected.
    @Published var selection: PageSummary.ID?

    /// Creates a model that shows the first of the pages, or the selected one.
    init(pages: [PageSummary], selection: PageSummary.ID? = nil) {
        self.pages = pages
        self.selection = selection ?? pages.first?.id
    }

    /// The pages that the search finds.
    var visible: some Publisher<[PageSummary], Never> {
        $search.map { [pages] search in pages.filter { $0.matches(search) } }.removeDuplicates()
    }

    /// The page to show. It doesn't change while nothing is selected.
    var shown: some Publisher<PageSummary.ID, Never> {
        $selection.compactMap { $0 }.removeDuplicates()
    }

    /// Selects the first page that the search finds, if there is one.
    func selectFirstMatch() {
        if let match = pages.first(where: { $0.matches(search) }) { selection = match.id }
    }

    /// Selects the page that is a number of places later in the list, or earlier if the number is negative.
    func move(by places: Int) {
        let found = pages.filter { $0.matches(search) }
        let place = found.firstIndex { $0.id == selection }.map { $0 + places } ?? 0
        if found.indices.contains(place) { selection = found[place].id }
    }
}
