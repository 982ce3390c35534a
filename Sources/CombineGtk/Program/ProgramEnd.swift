import CGtk
import CombineModel

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
