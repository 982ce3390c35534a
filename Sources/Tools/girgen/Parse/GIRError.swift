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
