import CombineGtk

// For C's `stdout` and `stderr`, which C declares as variables; nothing here or in GTK sets them.
@preconcurrency import Glibc

/// A sample program: one window, opened on the display there is, or else in a browser.
@MainActor
public struct Sample {
    let name: String
    let summary: String
    let makeWindow: @MainActor (Application) throws -> ApplicationWindow

    /// Describes a program.
    ///
    /// - Parameters:
    ///   - name: what the program is called on the command line.
    ///   - summary: a sentence on what it does.
    ///   - makeWindow: makes its window, which is then shown.
    public init(
        name: String,
        summary: String,
        makeWindow: @escaping @MainActor (Application) throws -> ApplicationWindow
    ) {
        self.name = name
        self.summary = summary
        self.makeWindow = makeWindow
    }

    /// Does what the command line asks for, and exits.
    ///
    /// The exit code is 0, 2 for a wrong command line, 1 for anything else that went wrong.
    public func main() -> Never {
        // What is printed goes out line by line, also where it is read by a program.
        setvbuf(stdout, nil, _IOLBF, 0)
        exit(run(CommandLine.arguments.dropFirst()))
    }

    private func run(_ arguments: some Collection<String>) -> Int32 {
        do {
            let options = try LaunchOptions(arguments)
            if options.showsHelp {
                print(LaunchOptions.help(program: name, summary: summary))
                return 0
            }
            return try Launch(self, options).run()
        } catch {
            report("\(error)")
            return (error as? LaunchError)?.exitCode ?? 1
        }
    }

    /// Tells the user something on standard error.
    func report(_ message: String) {
        fputs("\(name): \(message)\n", stderr)
    }
}
