import Foundation

/// The description of a program, as printed by its option `--describe`.
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

    /// The types and schemes for `MimeType` in the desktop file.
    var mimeTypes: [String] {
        fileTypes.flatMap(\.mimeTypes) + schemes.map { "x-scheme-handler/\($0)" }
    }

    /// The file types that the package must define, because their MIME types aren't registered.
    var definedTypes: [FileType] {
        fileTypes.filter { type in
            !type.suffixes.isEmpty && type.mimeTypes.contains { $0.contains("/x-") || $0.contains("/vnd.") }
        }
    }

    /// The summary without its period, which is the usual form on desktops.
    var shortSummary: String { summary.hasSuffix(".") ? String(summary.dropLast()) : summary }

    /// The name of a Debian or RPM package: the program's name in lowercase, with only the characters that Debian allows.
    var packageName: String {
        let name = executable.lowercased().map { character in
            character.isASCII && (character.isLetter || character.isNumber || "+.-".contains(character))
                ? character : "-"
        }
        return String(name.drop { !$0.isLetter && !$0.isNumber })
    }

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
    /// Runs a program with the option `--describe` and parses the output.
    init(of executable: String) throws {
        let text = try ExternalTool(path: executable).run(["--describe"])
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
        } catch {
            throw PackagerError("\(executable) --describe doesn't print a description. Is it a GtkApp?")
        }
    }
}
