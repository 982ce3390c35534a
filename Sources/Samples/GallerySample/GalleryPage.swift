import CombineGtk

/// A page of the gallery: live widgets, and the file that they are written in.
@MainActor
protocol GalleryPage {
    /// The unique name in the list of pages.
    var title: String { get }
    /// The part of the list that it is in.
    var section: GallerySection { get }
    /// Search words, in addition to its title and the types in its source.
    var keywords: String { get }
    /// Its file, which the package embeds.
    var source: [UInt8] { get }

    /// Makes its widgets, for one time that it is shown.
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
