import CombineModel

/// The state of the gallery: the list of pages, the search text and the selected page.
final class GalleryViewModel: ObservableObject {
    /// All pages, grouped by section.
    let pages: [PageSummary]
    /// The text that the user searches for.
    @Published var search = ""
    /// The selected page, or nil if no page is selected.
    @Published var selection: PageSummary.ID?

    /// Creates a model that selects the given page or, by default, the first page.
    init(pages: [PageSummary], selection: PageSummary.ID? = nil) {
        self.pages = pages
        self.selection = selection ?? pages.first?.id
    }

    /// The pages that match the search text.
    var visible: some Publisher<[PageSummary], Never> {
        $search.map { [pages] search in pages.filter { $0.matches(search) } }.removeDuplicates()
    }

    /// The page to show: the selected page, or the last selected page if nothing is selected.
    var shown: some Publisher<PageSummary.ID, Never> {
        $selection.compactMap { $0 }.removeDuplicates()
    }

    /// Selects the first page that matches the search text.
    func selectFirstMatch() {
        if let match = pages.first(where: { $0.matches(search) }) { selection = match.id }
    }

    /// Moves the selection down by a number of pages, or up if the number is negative.
    func move(by places: Int) {
        let found = pages.filter { $0.matches(search) }
        let place = found.firstIndex { $0.id == selection }.map { $0 + places } ?? 0
        if found.indices.contains(place) { selection = found[place].id }
    }
}
