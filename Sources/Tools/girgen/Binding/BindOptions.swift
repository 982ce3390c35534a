import Foundation

/// The options of `girgen bind`.
struct BindOptions {
    /// The folder of the package to which the modules are written.
    private(set) var package = "."
    /// The folders that are searched for GIR files before the standard folders.
    private(set) var girDirectories: [String] = []
    private(set) var isHelp = false
    /// The libraries to add to the list, as namespaces with versions. If the array is empty, only the listed libraries
    /// are bound.
    private(set) var libraries: [String] = []

    /// The folder that contains the modules of girgen's own package.
    static let ownSources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../../GTK").standardized.path

    static let usage = """
        usage: swift package bind [--gir DIRECTORY]... [NAMESPACE-VERSION]...
               girgen bind [--package-path DIRECTORY] [--gir DIRECTORY]... [NAMESPACE-VERSION]...

        Writes a Swift module for each library in Bindings.json. First adds the libraries in the arguments, for example Adw-1.

          --package-path  the package for the modules (the current folder)
          --gir           search this folder for GIR files first, then GI_GIR_PATH, XDG_DATA_HOME/gir-1.0,
                          XDG_DATA_DIRS/gir-1.0, /usr/share/gir-1.0 and /usr/lib/*/gir-1.0
          --help, -h      print this text
        """

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw failure("\(option) requires a value") }
            return value
        }
        func failure(_ reason: String) -> OptionError { OptionError(reason: reason, usage: BindOptions.usage) }
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": isHelp = true
            case "--package-path": package = try value(of: argument)
            case "--gir": girDirectories.append(try value(of: argument))
            default:
                if argument.hasPrefix("-") { throw failure("unknown option \(argument)") }
                let name = argument.hasSuffix(".gir") ? String(argument.dropLast(4)) : argument
                guard name.contains("-") else {
                    throw failure("expected the namespace and version of a library, such as Adw-1, found \(argument)")
                }
                libraries.append(name)
            }
        }
    }
}
