/// The entry of a page in the list of pages.
struct PageSummary: Identifiable, Equatable, Sendable {
    let title: String
    let section: GallerySection
    private let text: String

    var id: String { title }

    /// Creates an entry with its search words, in addition to its title and its section.
    init(title: String, section: GallerySection, words: [String]) {
        self.title = title
        self.section = section
        text = ([title, section.rawValue] + words).joined(separator: " ").lowercased()
    }

    /// Returns a Boolean value that indicates whether the page's search words contain each word of a search, regardless
    /// of case.
    func matches(_ search: String) -> Bool {
        search.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
    }
}
