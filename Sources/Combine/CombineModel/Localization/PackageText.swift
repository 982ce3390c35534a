import Combine

/// The texts of this package, for example "Undo" and "Try Again".
package enum PackageText {
    private static let domain = Locked<TextDomain?>(nil)

    /// One of them in the user's language, as in the package's catalog.
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

    /// A Boolean value that indicates whether the program is translated into the user's language, or not at all.
    private static var isTranslating: Bool {
        guard let program = TextDomain.program else { return true }
        return program.hasCatalog
    }
}
