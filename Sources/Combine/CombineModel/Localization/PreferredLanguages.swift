internal import CLibrary
internal import Glibc

/// The user's languages, which are determined from the environment as in gettext.
package enum PreferredLanguages {
    /// The language tag of the first language, such as `de-AT`. In the C locale, it's `en`.
    package static var tag: String {
        let first = all.first { $0 != "C" && $0 != "POSIX" } ?? "en"
        return String(first.prefix { $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    }

    /// A Boolean value that indicates whether the process uses the C locale, which is the initial locale of every
    /// program.
    static var isUnset: Bool { locale == "C" }

    private static var locale: String { setlocale(LC_MESSAGES, nil).map { String(cString: $0) } ?? "C" }

    /// The possible names of catalogs in order of preference, for example `de_AT` and `de`. In the C locale, the array
    /// is empty.
    static var all: [String] {
        let locale = locale
        // In the C locale, gettext ignores `LANGUAGE`.
        if locale == "C" || locale == "POSIX" { return [] }
        let list = getenv("LANGUAGE").map { String(cString: $0) } ?? ""
        return (list.split(separator: ":").map { String($0) } + [locale]).flatMap(names)
    }

    /// Returns the possible names of catalogs for a locale, from the most specific to the least specific.
    private static func names(of locale: String) -> [String] {
        let parts = locale.split(separator: "@", maxSplits: 1)
        guard let base = parts.first?.prefix(while: { $0 != "." }) else { return [] }
        let language = base.prefix { $0 != "_" }
        let bases = base == language ? [base] : [base, language]
        let modifier = parts.count > 1 ? "@\(parts[1])" : nil
        return (modifier.map { modifier in bases.map { $0 + modifier } } ?? []) + bases.map { String($0) }
    }
}
