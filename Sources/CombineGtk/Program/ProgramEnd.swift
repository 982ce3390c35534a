import CGtk
import CombineModel

/// The text for standard error and the exit code of an error that ends a program.
struct ProgramEnd {
    let text: String?
    let code: Int32

    /// - Parameters:
    ///   - name: The name of the program.
    ///   - usage: The line that describes how to use the program, for a ``UsageError``.
    init(of error: any Error, name: String, usage: String) {
        switch error {
        case let error as ExitCode:
            text = error.message.map { "\(name): \($0)\n" }
            code = error.code
        case let error as UsageError:
            text = "\(name): \(error)\n\(usage)\n"
            code = 2
        default:
            let presentation = ErrorPresentation(error)
            text = "\(name): \([presentation.title, presentation.message].compactMap { $0 }.joined(separator: ": "))\n"
            code = 1
        }
    }

    /// Prints the text to the standard error stream.
    func say() {
        if let text { combinegtk_print_error(text) }
    }
}
