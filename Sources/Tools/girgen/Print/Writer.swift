/// Collects the lines of a file.
package struct Writer {
    package private(set) var lines: [String] = []
    private var depth = 0

    package init() {}

    package mutating func line(_ text: String = "") {
        lines.append(text.isEmpty ? "" : String(repeating: "    ", count: depth) + text)
    }

    package mutating func lines(_ texts: [String]) {
        for text in texts { line(text) }
    }

    /// Writes a blank line, except at the beginning of a block or of the file.
    package mutating func space() {
        guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{"), !last.hasSuffix(" in") else { return }
        line()
    }

    /// Writes `header {`, the lines of `body`, and `}`.
    package mutating func block(_ header: String, end: String = "}", _ body: (inout Writer) -> Void) {
        line(header + " {")
        depth += 1
        body(&self)
        depth -= 1
        line(end)
    }

    /// Writes a closure: `header { names in`, the lines of `body`, and `}`.
    package mutating func block(_ header: String, naming names: [String], _ body: (inout Writer) -> Void) {
        line(header + " { \(names.joined(separator: ", ")) in")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }

    /// Writes a `switch` with each case on a line.
    mutating func cases(of subject: String, _ cases: [(value: String, result: String)], default result: String) {
        line("switch \(subject) {")
        for (value, result) in cases { line("case \(value): \(result)") }
        line(result)
        line("}")
    }

    /// Writes a call with an array literal that has an element on each line. If the array is empty, writes nothing.
    mutating func call(_ header: String, _ elements: [String]) {
        if elements.isEmpty { return }
        line("\(header): [")
        for element in elements { line("    \(element),") }
        line("])")
    }

    package var text: String { lines.joined(separator: "\n") + "\n" }
}
