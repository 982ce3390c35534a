/// Collects the lines of a file.
final class Writer {
    private(set) var lines: [String] = []
    private var depth = 0
    /// The conditions of the enclosing `#if` blocks.
    private var conditions: [Condition] = []
    /// The condition of the last `#if` block, and the number of lines at its end.
    private var closed: (condition: Condition, end: Int)?

    /// Writes the lines of `body` within `#if` of a condition, unless an enclosing block already has the condition.
    /// Consecutive blocks with the same condition become one block.
    ///
    /// - Parameter isSpaced: A Boolean value that indicates whether a blank line precedes the block.
    func when(_ condition: Condition?, isSpaced: Bool = true, _ body: () -> Void) {
        guard condition.isLater(than: conditions.last), let condition else { return body() }
        let previous = lines
        if let closed, closed.condition == condition, closed.end == lines.count {
            lines.removeLast()
        } else {
            if isSpaced { space() }
            line("#if \(condition.trait)")
        }
        let start = lines.count
        conditions.append(condition)
        body()
        conditions.removeLast()
        if lines.count == start { return lines = previous }
        line("#endif")
        closed = (condition, lines.count)
    }

    func line(_ text: String = "") { lines.append(text.isEmpty ? "" : String(repeating: "    ", count: depth) + text) }

    /// Writes a line within `#if` of a condition, without a blank line before it.
    func line(_ text: String, when condition: Condition?) { when(condition, isSpaced: false) { line(text) } }

    func lines(_ texts: [String]) { for text in texts { line(text) } }

    /// Writes a blank line, except at the beginning of a block or of the file.
    func space() {
        guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{"), !last.hasSuffix(" in") else { return }
        if !last.drop(while: { $0 == " " }).hasPrefix("#if ") { line() }
    }

    /// Writes `header {`, the lines of `body`, and `}`. If the body is a single line that fits next to the header, writes
    /// one line.
    ///
    /// - Parameter isJoined: A Boolean value that indicates whether several statements may also be on one line.
    func block(_ header: String, end: String = "}", isJoined: Bool = false, _ body: () -> Void) {
        let isFunction = header == "get" || header.contains("func ") || header.contains("var ")
        let start = indented(header + " {", body)
        if end != "}" || Writer.isType(header) || !join(from: start, isFunction: isFunction, isJoined: isJoined) {
            line(end)
        }
    }

    /// Writes a closure: `header { names in`, the lines of `body`, and `}`, on one line if it fits.
    func block(_ header: String, naming names: [String], _ body: () -> Void) {
        let start = indented("\(header) { \(names.joined(separator: ", ")) in", body)
        if !join(from: start, isFunction: false) { line("}") }
    }

    /// Writes a header and an indented body. Returns the index of the header.
    private func indented(_ header: String, _ body: () -> Void) -> Int {
        line(header)
        let start = lines.count - 1
        depth += 1
        body()
        depth -= 1
        return start
    }

    /// The maximum length of a line that contains a block.
    private static let longestBlock = 200

    /// Returns a Boolean value that indicates whether a block contains the members of a type.
    private static func isType(_ header: String) -> Bool {
        let words = header.split(separator: " ")
        let keyword = words.firstIndex { ["class", "enum", "extension", "protocol", "struct"].contains($0) }
        return keyword.map { !["func", "var"].contains(words[$0 + 1]) } ?? false
    }

    /// Joins the lines of a block, and returns a Boolean value that indicates whether the block fits on one line. A
    /// function returns a single expression without `return`.
    ///
    /// - Parameter isJoined: A Boolean value that indicates whether the body may consist of several statements.
    private func join(from start: Int, isFunction: Bool, isJoined: Bool = false) -> Bool {
        var body = lines[(start + 1)...].map { $0.drop { $0 == " " } }
        guard let first = body.first, isJoined || body.count == 1 else { return false }
        if body.count == 1, isFunction, first.hasPrefix("return ") { body[0].removeFirst("return ".count) }
        let joined = "\(lines[start]) \(body.joined(separator: "; ")) }"
        if first.hasPrefix("//") || first.hasPrefix("#") || joined.count > Writer.longestBlock { return false }
        lines[start...] = [joined]
        return true
    }

    /// Writes a `switch` with each case on a line.
    func cases(of subject: String, _ cases: [(value: String, result: String, Condition?)], default result: String) {
        line("switch \(subject) {")
        for (value, result, condition) in cases { line("case \(value): \(result)", when: condition) }
        lines([result, "}"])
    }

    var text: String { lines.joined(separator: "\n") + "\n" }
}
