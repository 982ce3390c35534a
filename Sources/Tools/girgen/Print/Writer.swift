/// Collects the lines of a file.
struct Writer {
    private(set) var lines: [String] = []
    private var depth = 0

    mutating func line(_ text: String = "") {
        lines.append(text.isEmpty ? "" : String(repeating: "    ", count: depth) + text)
    }

    mutating func lines(_ texts: [String]) {
        for text in texts { line(text) }
    }

    /// A blank line, unless something begins here.
    mutating func space() {
        guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{"), !last.hasSuffix(" in") else { return }
        line()
    }

    /// Writes `header {`, what `body` writes, and `}`.
    mutating func block(_ header: String, end: String = "}", _ body: (inout Writer) -> Void) {
        line(header + " {")
        depth += 1
        body(&self)
        depth -= 1
        line(end)
    }

    /// Writes a closure, `header { names in`, what `body` writes, and `}`.
    mutating func block(_ header: String, naming names: [String], _ body: (inout Writer) -> Void) {
        line(header + " { \(names.joined(separator: ", ")) in")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }

    var text: String { lines.joined(separator: "\n") + "\n" }
}
