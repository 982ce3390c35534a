internal import CGettext
internal import Glibc

/// The languages of the environment, determined in the same way as by gettext.
package enum PreferredLanguages {
    /// The first language as a tag, such as `de-AT`. In the C locale, it's English.
    package static var tag: String {
        let first = all.first { $0 != "C" && $0 != "POSIX" } ?? "en"
        return String(first.prefix { $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    }

    /// A Boolean value that indicates whether the process still has the C locale, with which every program starts.
    static var isUnset: Bool { locale == "C" }

    private static var locale: String {
        setlocale(LC_MESSAGES, nil).map { String(cString: $0) } ?? "C"
    }

    /// The possible names of catalogs in these languages, in order of preference: `de_AT`, `de`. It's empty in the C
    /// locale.
    static var all: [String] {
        let locale = locale
        // In the C locale, gettext ignores `LANGUAGE`.
        if locale == "C" || locale == "POSIX" { return [] }
        let list = getenv("LANGUAGE").map { String(cString: $0) } ?? ""
        return (list.split(separator: ":").map { String($0) } + [locale]).flatMap(names)
    }

    /// Returns the possible names of a locale's catalogs, from the most specific to the least specific.
    private static func names(of locale: String) -> [String] {
        let parts = locale.split(separator: "@", maxSplits: 1)
        guard let base = parts.first?.prefix(while: { $0 != "." }) else { return [] }
        let language = base.prefix { $0 != "_" }
        let bases = base == language ? [base] : [base, language]
        let modifier = parts.count > 1 ? "@\(parts[1])" : nil
        return (modifier.map { modifier in bases.map { $0 + modifier } } ?? []) + bases.map { String($0) }
    }
}
