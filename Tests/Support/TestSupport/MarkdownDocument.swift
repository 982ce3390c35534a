import Foundation

/// A Markdown document.
public struct MarkdownDocument {
    /// The complete text.
    public let text: String

    /// Reads a file.
    public init(contentsOf file: URL) throws {
        text = try String(contentsOf: file, encoding: .utf8)
    }

    /// Returns the contents of all code blocks in a language.
    public func blocks(of language: String) -> [String] {
        var blocks: [String] = []
        var current: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "```\(language)" {
                current = ""
            } else if line == "```", let block = current {
                blocks.append(block)
                current = nil
            } else if current != nil {
                current? += line + "\n"
            }
        }
        return blocks
    }
}
