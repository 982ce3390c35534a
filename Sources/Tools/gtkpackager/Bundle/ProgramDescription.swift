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

    /// The MIME types and URL schemes for the key `MimeType` in the desktop file.
    var mimeTypes: [String] {
        fileTypes.flatMap(\.mimeTypes) + schemes.map { "x-scheme-handler/\($0)" }
    }

    /// The file types that the package must define. Their MIME types are specific to a program or a vendor.
    var definedTypes: [FileType] {
        fileTypes.filter { type in
            !type.suffixes.isEmpty && type.mimeTypes.contains { $0.contains("/x-") || $0.contains("/vnd.") }
        }
    }

    /// The summary without its final period. Desktop files usually contain summaries in this form.
    var shortSummary: String { summary.hasSuffix(".") ? String(summary.dropLast()) : summary }

    /// The name of a Debian or RPM package: the executable's name in lowercase. Characters that Debian doesn't allow
    /// are replaced.
    var packageName: String {
        let name = executable.lowercased().map { character in
            character.isASCII && (character.isLetter || character.isNumber || "+.-".contains(character))
                ? character : "-"
        }
        return String(name.drop { !$0.isLetter && !$0.isNumber })
    }

    /// Messages about empty properties that a package requires.
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
