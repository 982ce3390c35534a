/// An entry in the list of pages.
struct PageSummary: Identifiable, Equatable, Sendable {
    let title: String
    let section: GallerySection
    private let text: String

    var id: String { title }

    /// Creates an entry. Its search words are the given words, the title and the section.
    init(title: String, section: GallerySection, words: [String]) {
        self.title = title
        self.section = section
        text = ([title, section.rawValue] + words).joined(separator: " ").lowercased()
    }

    /// Returns a Boolean value that indicates whether the page's search text contains each word of `search`. Case is
    /// ignored.
    func matches(_ search: String) -> Bool {
        search.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
    }
}
