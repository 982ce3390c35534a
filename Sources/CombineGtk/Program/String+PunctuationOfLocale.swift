import CGtk
import Glibc

extension String {
    /// The string with ASCII punctuation if the user's locale isn't UTF-8. Otherwise, a terminal would display question
    /// marks.
    var inPunctuationOfLocale: String {
        // The program may not have called `setlocale` yet, so `g_get_charset` can't be used.
        guard let locale = newlocale(LC_CTYPE_MASK, "", nil) else { return self }
        defer { freelocale(locale) }
        if nl_langinfo_l(nl_item(CODESET), locale).map({ String(cString: $0) }) == "UTF-8" { return self }
        let ascii: [Character: String] = [
            "\u{201C}": "\"", "\u{201D}": "\"", "\u{201E}": "\"", "\u{2018}": "'", "\u{2019}": "'", "\u{2013}": "-",
            "\u{2014}": "-", "\u{2026}": "...", "\u{A0}": " ",
        ]
        return reduce(into: "") { $0 += ascii[$1] ?? String($1) }
    }
}
