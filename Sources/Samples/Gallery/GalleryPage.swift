import CombineGtk

/// A page of the gallery, which shows widgets and their source code.
@MainActor
protocol GalleryPage {
    /// The title, which is unique in the list of pages.
    var title: String { get }
    /// The section of the list in which the page appears.
    var section: GallerySection { get }
    /// Search words, in addition to the title and the types in the source.
    var keywords: String { get }
    /// The source file of the page, which is embedded in the program.
    var source: [UInt8] { get }

    /// Creates the widgets of the page. This method is called each time the page is shown.
    func makeContent() -> Widget
}

extension GalleryPage {
    /// The source as a string.
    var sourceText: String { String(decoding: source, as: UTF8.self) }

    /// The page's entry in the list of pages.
    var summary: PageSummary {
        PageSummary(title: title, section: section, words: [keywords] + usedTypes.sorted())
    }

    /// The names of the types in the source.
    var usedTypes: Set<String> {
        let source = SwiftTokens(of: sourceText)
        return Set(source.tokens.filter { $0.kind == .type }.map(source.text))
    }
}
