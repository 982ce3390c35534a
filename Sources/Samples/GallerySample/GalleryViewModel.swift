import CombineModel

/// The list of pages, what is searched for in it, and the page that is shown.
final class GalleryViewModel: ObservableObject {
    /// All pages, those of a section one after the other.
    let pages: [PageSummary]
    /// The text that the user searches for.
    @Published var search = ""
    /// The page that is selected in the list, or nil while none is.
    @Published var selection: PageSummary.ID?

    /// Shows the first of the pages, or the one of a title.
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

    /// Selects the first page that the search finds, if it finds one.
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
