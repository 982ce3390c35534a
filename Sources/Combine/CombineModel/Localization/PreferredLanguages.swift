internal import CGettext
internal import Glibc

/// The languages of the environment, as gettext finds them.
enum PreferredLanguages {
    /// Whether the process still has the locale that every C program starts with.
    static var isUnset: Bool { locale == "C" }

    private static var locale: String {
        setlocale(LC_MESSAGES, nil).map { String(cString: $0) } ?? "C"
    }

    /// The names that catalogues of these languages may have, the most wanted first: `de_AT`, `de`. None where the locale is C's.
    static var all: [String] {
        let locale = locale
        // gettext asks for `LANGUAGE` in other locales only.
        if locale == "C" || locale == "POSIX" { return [] }
        let list = getenv("LANGUAGE").map { String(cString: $0) } ?? ""
        return (list.split(separator: ":").map { String($0) } + [locale]).flatMap(names)
    }

    /// What the catalogues of a locale may be called, from the most to the least special.
    private static func names(of locale: String) -> [String] {
        let parts = locale.split(separator: "@", maxSplits: 1)
        guard let base = parts.first?.prefix(while: { $0 != "." }) else { return [] }
        let language = base.prefix { $0 != "_" }
        let bases = base == language ? [base] : [base, language]
        let modifier = parts.count > 1 ? "@\(parts[1])" : nil
        return (modifier.map { modifier in bases.map { $0 + modifier } } ?? []) + bases.map { String($0) }
    }
}
