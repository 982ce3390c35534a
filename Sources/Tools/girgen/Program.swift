import Foundation

/// The program `girgen`, with its commands and its exit codes.
package struct Program {
    /// A closure that prints a line to the standard output.
    var report: (String) -> Void = { print($0) }
    /// A closure that prints a line to the standard error.
    var reportError: (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }

    /// Runs the command that the arguments of the process specify, and exits.
    package static func main() -> Never { exit(Program().run(Array(CommandLine.arguments.dropFirst()))) }

    /// Returns 0 on success, 1 if a check found differences, or 2 if an error occurred.
    func run(_ arguments: [String]) -> Int32 {
        do {
            let options = try Options(arguments)
            if options.isHelp {
                report(options.usage)
            } else if options.isBind {
                try BindCommand(options, report: report).run()
            } else if try !Command(options, report: report).run().isEmpty, options.isCheck {
                return 1
            }
            return 0
        } catch {
            reportError("girgen: \(error)")
            return 2
        }
    }
}
