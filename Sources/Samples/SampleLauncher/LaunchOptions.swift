/// What a sample's command line asks for.
struct LaunchOptions: Equatable {
    /// Whether to use the theme's light or dark variant.
    enum ColorScheme: String, CaseIterable {
        case light, dark, system
    }

    /// Whether to print how the program is used, and nothing else.
    var showsHelp = false
    /// The file to draw the window into, in place of staying open.
    var screenshot: String?
    /// The port to serve the window on where there is no display; a free one if `nil`.
    var port: UInt16?
    var colorScheme = ColorScheme.system

    /// Reads a command line without the program's name.
    init(_ arguments: some Collection<String>) throws(LaunchError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let option = parts.first.map(String.init) ?? argument
            let attached = parts.count > 1 ? String(parts[1]) : nil

            /// The option's value: after its equals sign, or the next argument.
            func value() throws(LaunchError) -> String {
                if let attached { return attached }
                guard let next = rest.first, !next.hasPrefix("--") else { throw .missingValue(option: option) }
                rest = rest.dropFirst()
                return next
            }

            switch option {
            case "--help" where attached == nil:
                showsHelp = true
            case "--screenshot":
                let file = try value()
                if file.isEmpty { throw .missingValue(option: option) }
                screenshot = file
            case "--port":
                let text = try value()
                guard let number = UInt16(text), number > 0 else {
                    throw .badValue(option: option, value: text, expected: "a number from 1 to 65535")
                }
                port = number
            case "--color-scheme":
                let text = try value()
                guard let scheme = ColorScheme(rawValue: text) else {
                    throw .badValue(option: option, value: text, expected: "light, dark or system")
                }
                colorScheme = scheme
            default:
                throw argument.hasPrefix("-") ? .unknownOption(argument) : .unexpectedArgument(argument)
            }
        }
    }

    /// The text of `--help`.
    static func help(program: String, summary: String) -> String {
        """
        Usage: \(program) [OPTION]...
        \(summary)

          --screenshot FILE.png   draw the window into a file and exit
          --color-scheme SCHEME   light, dark, or system: what the desktop prefers (the default)
          --port NUMBER           without a display, serve the window on this port; on a free one otherwise
          --help                  show this text and exit

        Without a display the window is served to a web browser on this machine, at an address that is
        printed. The address holds a secret: who has it can use the window, and nobody else can.
        """
    }
}
