import Combine

/// The words of this package's own: “Undo”, “Try Again”.
package enum PackageText {
    private static let domain = Locked<TextDomain?>(nil)

    /// One of them in the person's language, as in the package's catalogue.
    ///
    /// In a program that is translated, but not into that language, it stays English, as GTK's words do there.
    package static subscript(text: String.LocalizationValue) -> String {
        isTranslating ? currentDomain.localized(text) : text.filling(text.key)
    }

    private static var currentDomain: TextDomain {
        if let domain = domain.value { return domain }
        let new = TextDomain("CombineGtk", embedded: ["de": PackageResources.de_mo])
        domain.exchange(new)
        return new
    }

    /// The person's languages have changed.
    static func reset() {
        domain.exchange(nil)
    }

    /// Whether the program is translated into the person's language, or not at all.
    private static var isTranslating: Bool {
        guard let program = TextDomain.program else { return true }
        return program.hasCatalogue
    }
}
