import Foundation

/// Finds GIR files. The plugin `TestTables` also compiles this file, through a link.
///
/// The folders are those of gobject-introspection 1.78 and later: on the command line, in `GI_GIR_PATH`, in the user's
/// and the system's data folders, and of development packages.
struct GIRFiles {
    /// The folders in which development packages install GIR files. The first folder is used for all architectures.
    /// Debian 13 also uses a folder for each architecture.
    static var installedDirectories: [String] {
        let libraries = "/usr/lib"
        let machines = (try? FileManager.default.contentsOfDirectory(atPath: libraries)) ?? []
        return ["/usr/share/gir-1.0"] + machines.sorted().map { "\(libraries)/\($0)/gir-1.0" }
    }

    /// The folders, in the order in which they're searched.
    let directories: [String]

    /// - Parameter directories: The folders that are searched first.
    init(_ directories: [String] = [], environment: [String: String] = ProcessInfo.processInfo.environment) {
        let standard = (GIRFiles.dataDirectories(environment) + GIRFiles.installedDirectories)
            .filter { FileManager.default.fileExists(atPath: $0) }
        let all = directories + GIRFiles.paths(in: environment["GI_GIR_PATH"]) + standard
        self.directories = all.enumerated().filter { !all[..<$0.offset].contains($0.element) }.map(\.element)
    }

    /// Returns the folders for GIR files in the data folders of the XDG Base Directory Specification.
    private static func dataDirectories(_ environment: [String: String]) -> [String] {
        func value(_ name: String, default fallback: String) -> [String] {
            // According to the specification, relative paths are ignored.
            let paths = paths(in: environment[name])
            return (paths.isEmpty ? Self.paths(in: fallback) : paths).filter { $0.hasPrefix("/") }
        }
        let home = value("XDG_DATA_HOME", default: environment["HOME"].map { "\($0)/.local/share" } ?? "")
        return (home + value("XDG_DATA_DIRS", default: "/usr/local/share:/usr/share"))
            .map { ($0.hasSuffix("/") ? $0 : $0 + "/") + "gir-1.0" }
    }

    private static func paths(in list: String?) -> [String] { list?.split(separator: ":").map(String.init) ?? [] }

    /// - Parameter name: The namespace and its version, for example `Adw-1`.
    func path(of name: String) -> String? {
        directories.map { "\($0)/\(name).gir" }.first { FileManager.default.fileExists(atPath: $0) }
    }
}
