import Combine
internal import Glibc

/// The user-visible strings of this package, for example "Undo" and "Try Again".
package enum PackageText {
    private static let domain = Locked<TextDomain?>(nil)

    /// Returns the translation of a string from the catalog of this package.
    ///
    /// If the program is translated, but not into the user's language, the string remains in English, like the strings
    /// of GTK.
    package static subscript(text: String.LocalizationValue) -> String {
        isTranslating ? currentDomain.localized(text) : text.filling(text.key)
    }

    /// Calls a closure. While the closure runs, the strings of C libraries are translated only if the strings of this
    /// package are translated.
    package static func matchingLibraries<Result>(_ body: () -> Result) -> Result {
        guard !isTranslating, let locale = newlocale(1 << LC_MESSAGES, "C", duplocale(uselocale(nil))) else {
            return body()
        }
        // `uselocale` affects only the current thread.
        let previous = uselocale(locale)
        defer {
            uselocale(previous)
            freelocale(locale)
        }
        return body()
    }

    private static var currentDomain: TextDomain {
        if let domain = domain.value { return domain }
        let new = TextDomain("CombineGtk", embedded: ["de": PackageResources.de_mo])
        domain.exchange(new)
        return new
    }

    /// Discards the text domain, so that it's created again on next use. Call this method when the user's languages
    /// have changed.
    static func reset() { domain.exchange(nil) }

    /// A Boolean value that indicates whether the strings of this package are translated. The value is false if the
    /// program is translated, but not into the user's language.
    private static var isTranslating: Bool {
        guard let program = TextDomain.program else { return true }
        return program.hasCatalog
    }
}
