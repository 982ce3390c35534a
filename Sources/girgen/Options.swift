/// What the generator is asked to do.
struct Options {
    /// Where libgtk-4-dev installs the GIR files.
    static let defaultDirectory = "/usr/share/gir-1.0"

    var girDirectory = Options.defaultDirectory
    var sources = "Sources"
    /// Whether to compare with what is there instead of writing.
    var isCheck = false
    var configuration = Configuration()

    static let usage = """
        usage: girgen [--check] [--gir DIRECTORY] [--sources DIRECTORY] [--max-version [NAMESPACE=]VERSION]…

        Writes Sources/…/Generated from the GIR files, and Sources/girgen/Coverage.md.

          --check         write nothing; say which files differ, and end with 1 if any does
          --gir           where the GIR files are (/usr/share/gir-1.0)
          --sources       where the modules are (Sources)
          --max-version   leave out what is newer: 4.8 for Gtk, Gdk and Gsk, Gio=2.74 for another namespace
        """

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw OptionError(reason: "\(option) wants a value") }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--check": isCheck = true
            case "--gir": girDirectory = try value(of: argument)
            case "--sources": sources = try value(of: argument)
            case "--max-version": try limit(try value(of: argument))
            default: throw OptionError(reason: "unknown option \(argument)")
            }
        }
    }

    private mutating func limit(_ text: String) throws {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard let last = parts.last, let version = Version(last), parts.count <= 2 else {
            throw OptionError(reason: "--max-version wants 4.8 or Gio=2.74, found \(text)")
        }
        let known = Configuration.modules.map(\.namespace)
        if parts.count == 2, !known.contains(parts[0]) {
            throw OptionError(reason: "--max-version wants one of \(known.joined(separator: ", ")), found \(parts[0])")
        }
        for namespace in parts.count == 2 ? [parts[0]] : ["Gtk", "Gdk", "Gsk"] {
            configuration.maximumVersions[namespace] = version
        }
    }
}

/// What is wrong with the command line.
struct OptionError: Error, CustomStringConvertible {
    let reason: String
    var description: String { reason + "\n\n" + Options.usage }
}
