import CGtk
import CombineModel

/// The message and the exit code for an error that ends the program.
struct ProgramEnd {
    let text: String?
    let code: Int32

    /// - Parameters:
    ///   - name: The name of the program.
    ///   - usage: The line that shows the syntax of the command line. It's printed for a ``UsageError``.
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
        text = line.map(Self.printable)
    }

    /// Returns a text with ASCII punctuation if the locale isn't UTF-8, where GLib would print question marks.
    private static func printable(_ text: String) -> String {
        guard g_get_charset(nil) == 0 else { return text }
        let ascii: [Character: String] = ["“": "\"", "”": "\"", "‘": "'", "’": "'", "–": "-", "—": "-", "…": "..."]
        return text.reduce(into: "") { $0 += ascii[$1] ?? String($1) }
    }

    /// Prints the message to standard error.
    func printMessage() {
        if let text { combinegtk_print_error(text) }
    }
}
