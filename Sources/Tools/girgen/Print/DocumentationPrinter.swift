/// A printer of the lines that precede a declaration: the comment and the deprecation attribute.
struct DocumentationPrinter {
    let names: [String: String]

    /// The maximum length of a line, not counting its indentation.
    private static let longestLine = 114

    /// Returns the lines of the comment: the sentence and the origin of the declaration.
    ///
    /// If the origin contains a link, or doesn't fit on the line, it's an item of a list. A list doesn't belong to the
    /// sentence even if there's no blank line between them.
    func comment(_ documentation: Documentation) -> [String] {
        var origin = origin(documentation)
        if origin.hasSuffix(").") { origin.removeLast() }
        var lines = ["/// \(origin)"]
        if let sentence = documentation.sentence {
            lines = ["/// \(sentence) \(origin)"]
            if documentation.link != nil || lines[0].count > DocumentationPrinter.longestLine {
                lines = wrapped(sentence) + ["/// - \(origin)"]
            }
        }
        lines = lines.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
        if documentation.more.isEmpty { return lines }
        return lines + ["///"] + documentation.more.map { "/// " + $0 }
    }

    private func wrapped(_ sentence: String) -> [String] {
        var lines: [String] = []
        var line = "///"
        for word in sentence.split(separator: " ") {
            if line.count + 1 + word.count > DocumentationPrinter.longestLine {
                lines.append(line)
                line = "///"
            }
            line += " \(word)"
        }
        return lines + [line]
    }

    /// Returns the C names, of which the first is a link to its page, and the version that introduced them.
    private func origin(_ documentation: Documentation) -> String {
        var names = documentation.cNames.map { "`\($0)`" }
        if let link = documentation.link, !names.isEmpty { names[0] = "[\(names[0])](\(link))" }
        var text = names.joined(separator: ", ") + "."
        if let version = documentation.introduced {
            text += " Since \(version)" + (documentation.condition.map { ", with the trait `\($0.trait)`" } ?? "") + "."
        }
        if let deprecation = documentation.deprecation {
            text += " Deprecated" + (deprecation.version.map { " since \($0)" } ?? "") + "."
        }
        return text
    }

    /// Returns the deprecation attribute, which names the replacements that the GIR file states.
    func attribute(_ documentation: Documentation) -> String? {
        guard let deprecation = documentation.deprecation else { return nil }
        var instead: [String] = []
        for name in deprecation.replacements.compactMap({ names[$0] }) where !instead.contains(name) {
            instead.append(name)
        }
        if instead.isEmpty { return "@available(*, deprecated)" }
        return "@available(*, deprecated, message: \"use \(instead.joined(separator: " or "))\")"
    }

    /// Prints the comment and the attribute of a member, after a blank line.
    func print(_ documentation: Documentation, to writer: Writer) {
        writer.space()
        writer.lines(comment(documentation))
        if let attribute = attribute(documentation) { writer.line(attribute) }
    }
}
