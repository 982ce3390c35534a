import Foundation

/// The command `swift package dev`, which builds and restarts a program whenever its sources change.
struct DevCommand {
    static let usage = """
        usage: swift package dev [PROGRAM] [OPTION...] [-- ARGUMENT...]

        Runs a program, and builds and restarts it when its sources change. The windows keep their sizes, pages, texts and
        scroll positions. If the build fails, the window shows the first error. Ctrl+C ends the program.

          --record FILE          records what the user does as a test, until the first restart
          --build-option OPTION  passes an option to `swift build`, for example --build-option --traits=GTK4_14
        """

    /// The settings of the command.
    struct Options: Equatable {
        var package = ""
        var scratch = ""
        var product = ""
        /// The files and folders to watch.
        var watched: [String] = []
        var buildOptions: [String] = []
        /// The file of the recorded test, or nil.
        var recording: String?
        /// The arguments of the program.
        var arguments: [String] = []
        var isHelp = false
    }

    let options: Options

    init(arguments: [String]) throws {
        var options = Options()
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw PackagerError("\(option) requires a value") }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--package-path": options.package = try value(of: argument)
            case "--scratch-path": options.scratch = try value(of: argument)
            case "--product": options.product = try value(of: argument)
            case "--watch": options.watched.append(try value(of: argument))
            case "--build-option": options.buildOptions.append(try value(of: argument))
            case "--record": options.recording = URL(filePath: try value(of: argument)).absoluteURL.filePath
            case "--help", "-h": options.isHelp = true
            case "--":
                options.arguments = Array(rest)
                rest = []
            case _ where argument.hasPrefix("-"):
                throw PackagerError("unknown option \(argument). `swift package dev --help` lists all options.")
            default:
                throw PackagerError("unexpected argument \(argument). Write the program's arguments after --.")
            }
        }
        self.options = options
    }

    func run() throws {
        if options.isHelp { return print(Self.usage) }
        for (name, value) in [("--package-path", options.package), ("--scratch-path", options.scratch)]
        where value.isEmpty {
            throw PackagerError("\(name) is missing")
        }
        if options.product.isEmpty { throw PackagerError("--product is missing") }
        try DevLoop(options).run()
    }
}
