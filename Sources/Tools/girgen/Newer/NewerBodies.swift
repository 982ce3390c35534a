import Foundation

/// The file that stores the lines that the package's traits add to the bodies of types. With `--newer`, girgen writes
/// the file. Without the option, girgen only reads it.
enum NewerBodies {
    static let name = "NewerBodies.json"
    static let path = "\(GeneratedFile.tool)/\(name)"

    /// Returns the text of the file. The lines are grouped by the C names of the types.
    static func text(_ bodies: [String: NewerBody]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(bodies), as: UTF8.self) + "\n"
    }
}

extension NewerBody {
    /// Returns the public declarations in the lines, as members of the given type.
    func declarations(in type: TypeDeclaration) -> [String] {
        let introducer = if case .interface = type.form { "public protocol" } else { "open class" }
        let header = "\(introducer) \(type.name.name)"
        let source = ([header + " {"] + members + ["}"]).joined(separator: "\n")
        return SwiftScanner.declarations(in: source).filter { $0 != header }
    }
}
