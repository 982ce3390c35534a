/// Problems that the user can solve. Each line describes one problem.
struct PackagerError: Error, CustomStringConvertible {
    let lines: [String]

    init(_ lines: String...) {
        self.lines = lines
    }

    init(lines: [String]) {
        self.lines = lines
    }

    var description: String {
        lines.map { "error: \($0)" }.joined(separator: "\n")
    }
}
