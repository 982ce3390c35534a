import Foundation

/// An error in a GIR file, or in the decisions about it.
package struct GIRError: Error, CustomStringConvertible {
    package let file: String
    package var line: Int?
    package let reason: String

    package init(file: String, line: Int? = nil, reason: String) {
        (self.file, self.line, self.reason) = (file, line, reason)
    }

    package var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(reason)" }
}

extension Decodable {
    /// Decodes a value from a JSON file. Throws ``GIRError`` if the file can't be read or decoded.
    package static func decoded(from file: URL) throws -> Self {
        do {
            return try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
        } catch { throw GIRError(file: file.path, reason: "can't be decoded: \(error)") }
    }
}
