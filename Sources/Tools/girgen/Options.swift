import Foundation

/// The options of the generator, and of `girgen bind`. See ``usage`` and ``bindUsage``.
struct Options {
    /// A Boolean value that indicates whether to bind the libraries of another package.
    private(set) var isBind = false
    private(set) var package = "."
    /// The libraries to add to the list, as namespaces with versions.
    private(set) var libraries: [String] = []
    var girDirectories: [String] = []
    var sources = "Sources/GTK"
    var newestDirectories: [String] = []
    var isCheck = false
    var tables: String?
    var listings: String?
    var isHelp = false

    static let usage = """
        usage: girgen [--check] [--gir DIRECTORY]... [--newest DIRECTORY]... [--sources DIRECTORY] [--tables DIRECTORY]
               girgen --listings DIRECTORY [--sources DIRECTORY]
               girgen bind ..., for libraries of other packages

        Writes Sources/GTK/*/Generated from the GIR files, and Sources/Tools/girgen/Coverage.md.

          --check         write nothing, print the files that differ, and exit with 1 if there are any. Without the newest
                          GIR files, compare only what is compiled without traits
          --newest        the folder of the GIR files of the newest GTK that has a trait (.build/newest-gir, into which
                          ".ci/debian gir" downloads them)
          --gir           search this folder for GIR files first, then GI_GIR_PATH, XDG_DATA_HOME/gir-1.0,
                          XDG_DATA_DIRS/gir-1.0, /usr/share/gir-1.0 and /usr/lib/*/gir-1.0
          --sources       the folder of the modules (Sources/GTK)
          --tables        only write the tables for EveryTypeTests, into this folder. Without --newest, they have no
                          entries for traits
          --listings      only write the API listings of all modules, into this folder, from the sources
          --help, -h      print this text
        """

    static let bindUsage = """
        usage: swift package bind [--gir DIRECTORY]... [NAMESPACE-VERSION]...
               girgen bind [--package-path DIRECTORY] [--gir DIRECTORY]... [NAMESPACE-VERSION]...

        Writes a Swift module for each library in Bindings.json. First adds the libraries in the arguments, for example Adw-1.

          --package-path  the package for the modules (the current folder)
          --gir           search this folder for GIR files first, then GI_GIR_PATH, XDG_DATA_HOME/gir-1.0,
                          XDG_DATA_DIRS/gir-1.0, /usr/share/gir-1.0 and /usr/lib/*/gir-1.0
          --help, -h      print this text
        """

    var usage: String { isBind ? Options.bindUsage : Options.usage }

    init(_ arguments: [String]) throws {
        isBind = arguments.first == "bind"
        var rest = arguments.dropFirst(isBind ? 1 : 0)
        let usage = usage
        func failure(_ reason: String) -> OptionError { OptionError(reason: reason, usage: usage) }
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw failure("\(option) requires a value") }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": isHelp = true
            case "--gir": girDirectories.append(try value(of: argument))
            case "--package-path" where isBind: package = try value(of: argument)
            case _ where isBind && !argument.hasPrefix("-"):
                guard argument.contains("-") else {
                    throw failure("expected the namespace and version of a library, such as Adw-1, found \(argument)")
                }
                libraries.append(argument.hasSuffix(".gir") ? String(argument.dropLast(4)) : argument)
            case _ where isBind: throw failure("unknown option \(argument)")
            case "--check": isCheck = true
            case "--newest": newestDirectories.append(try value(of: argument))
            case "--sources": sources = try value(of: argument)
            case "--tables": tables = try value(of: argument)
            case "--listings": listings = try value(of: argument)
            default: throw failure("unknown option \(argument)")
            }
        }
    }

    var sourcesURL: URL { URL(fileURLWithPath: sources) }

    /// The folder to which `.ci/debian gir` downloads the newest GIR files.
    var newestFolder: String { URL(fileURLWithPath: "\(sources)/../../.build/newest-gir").standardizedFileURL.path }

    /// The folders of the newest GIR files, or nil if no folder exists.
    var existingNewestDirectories: [String]? {
        if !newestDirectories.isEmpty { return newestDirectories }
        return FileManager.default.fileExists(atPath: newestFolder) ? [newestFolder] : nil
    }

    /// Returns the package's traits, or nil if the package has no traits.
    func traits() throws -> PackageTraits? {
        let file = file("Traits.json")
        return FileManager.default.fileExists(atPath: file.path) ? try .decoded(from: file) : nil
    }

    private func file(_ name: String) -> URL {
        URL(fileURLWithPath: "\(sources)/\(GeneratedFile.tool)/\(name)").standardizedFileURL
    }

    func namespaces(_ configuration: Configuration, _ girDirectories: [String]) throws -> [GIRNamespace] {
        let files = GIRFiles(girDirectories)
        return try configuration.files.map { try files.read($0) }
    }

    func configuration() throws -> Configuration { try Configuration(contentsOf: file("Modules.json")) }
}

/// An error in the command line.
struct OptionError: Error, CustomStringConvertible {
    let reason: String
    let usage: String
    var description: String { reason + "\n\n" + usage }
}
