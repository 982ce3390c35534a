import CGtk
import CombineModel
import Glibc

/// The message and the exit code for an error that ends the program.
struct ProgramEnd {
    let text: String?
    let code: Int32

    /// - Parameter usage: The line that shows the syntax of the command line. It's printed for a ``UsageError``.
    init(of error: any Error, name: String, usage: String) {
        let line: String?
        switch error {
        case let error as ExitCode:
            line = error.message.map { "\(name): \($0)\n" }
            code = error.code
        case let error as UsageError:
            line = "\(name): \(error)\n\(usage)\n"
            code = 2
        default:
            let presentation = ErrorPresentation(error)
            line = "\(name): \([presentation.title, presentation.message].compactMap { $0 }.joined(separator: ": "))\n"
            code = 1
        }
        text = line?.inPunctuationOfLocale
    }

    func printMessage() {
        if let text { combinegtk_print_error(text) }
    }
}

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
