import CombineGtk

/// A page of the gallery, with widgets and their source file.
@MainActor
protocol GalleryPage {
    /// The unique name in the list of pages.
    var title: String { get }
    /// The section of the list that contains the page.
    var section: GallerySection { get }
    /// Search words, in addition to its title and the types in its source.
    var keywords: String { get }
    /// The source file, which the package embeds.
    var source: [UInt8] { get }

    /// Creates the page's widgets, each time that it is shown.
    func makeContent() -> Widget
}

extension GalleryPage {
    /// The source as a text.
    var sourceText: String { String(decoding: source, as: UTF8.self) }

    /// The entry of the page in the list of pages.
    var summary: PageSummary {
        let types = SwiftTokens(of: sourceText).names(of: .type)
        return PageSummary(title: title, section: section, words: [keywords] + types.sorted())
    }
}
