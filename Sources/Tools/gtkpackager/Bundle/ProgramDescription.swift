import Foundation

/// A program's description of itself, which `--describe` prints.
struct ProgramDescription: Decodable {
    struct FileType: Decodable {
        let name: String
        let mimeTypes: [String]
        let suffixes: [String]
    }

    let id: String
    let executable: String
    let name: String
    let summary: String
    let version: String
    let developer: String
    let license: String
    let website: String
    let categories: [String]
    let languages: [String]
    let fileTypes: [FileType]
    let schemes: [String]
    let opensFiles: Bool
    let isUnique: Bool

    /// The types and schemes of the desktop file's `MimeType`.
    var mimeTypes: [String] {
        fileTypes.flatMap(\.mimeTypes) + schemes.map { "x-scheme-handler/\($0)" }
    }

    /// The file types that the program defines, because their MIME types aren't registered ones.
    var definedTypes: [FileType] {
        fileTypes.filter { type in
            !type.suffixes.isEmpty && type.mimeTypes.contains { $0.contains("/x-") || $0.contains("/vnd.") }
        }
    }

    /// The summary without a period, as desktops show it.
    var shortSummary: String { summary.hasSuffix(".") ? String(summary.dropLast()) : summary }

    /// Sentences about properties that a package needs and that are empty.
    var missingProperties: [String] {
        let properties = [
            ("summary", summary, "\"Counts up and down.\""), ("version", version, "\"1.0\""),
            ("developer", developer, "\"Ada Lovelace\""), ("license", license, "License.mitX11"),
        ]
        return properties.filter { $0.1.isEmpty }.map { name, _, example in
            "the program has no \(name). Add the property to the GtkApp, for example: let \(name) = \(example)"
        }
    }
}

extension ProgramDescription {
    /// Runs a built program with `--describe`, and parses its output.
    init(of executable: String) throws {
        let text = try ExternalTool(path: executable).run(["--describe"])
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
        } catch {
            throw PackagerError("\(executable) --describe doesn't print a description. Is it a GtkApp?")
        }
    }
}
