import Foundation

/// The installed `pkg-config` files, which are searched for a library whose GIR file doesn't state its package name.
struct PkgConfigFiles {
    /// The folders in which development packages install `pkg-config` files.
    static var installedDirectories: [String] {
        let machines = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
        return ["/usr/lib", "/usr/share"].map { "\($0)/pkgconfig" }
            + machines.sorted().map { "/usr/lib/\($0)/pkgconfig" }
    }

    let directories: [String]

    func has(_ package: String) -> Bool {
        directories.contains { FileManager.default.fileExists(atPath: "\($0)/\(package).pc") }
    }

    /// Returns the package that links a library, for example `upower-glib`, with the shortest name.
    func package(linking library: String) -> String? {
        let found = directories.flatMap { directory in
            ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).filter {
                $0.hasSuffix(".pc") && links(with: library, "\(directory)/\($0)")
            }.map { String($0.dropLast(3)) }
        }
        return found.min { ($0.count, $0) < ($1.count, $1) }
    }

    private func links(with library: String, _ file: String) -> Bool {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return false }
        return text.split(separator: "\n").contains { line in
            line.hasPrefix("Libs:") && line.split(separator: " ").contains { $0 == "-l\(library)" }
        }
    }
}
