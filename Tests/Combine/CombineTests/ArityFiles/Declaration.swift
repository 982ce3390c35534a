/// A declaration that is formatted in the style of swift-format, with at most 120 columns.
struct Declaration {
    /// The part before the parameters, for example `public func zip<P>`.
    var head: String

    /// The parameters of a function, or nil for a type.
    var parameters: [String]?

    /// The result type of a function, or the protocol to which a type conforms.
    var type: String

    var constraints: [String] = []

    /// The lines of the body, without the braces.
    var body: [String]

    static let width = 120

    /// Returns the lines of the given parts. A chain of `+` instead would take Swift 6.2 minutes to compile.
    static func lines(_ parts: [String]...) -> [String] { parts.flatMap(\.self) }

    /// The lines of the declaration, indented as a member of an extension.
    var lines: [String] {
        let indent = "    "
        let inner = indent + indent
        var lines = signature(indent)
        if constraints.isEmpty {
            lines[lines.count - 1] += " {"
        } else {
            let line = "\(indent)where \(constraints.joined(separator: ", ")) {"
            if line.count <= Self.width {
                lines.append(line)
            } else {
                lines += ["\(indent)where"] + Self.filled(constraints, indent: inner) + ["\(indent){"]
            }
        }
        return lines + body.map { $0.isEmpty ? "" : inner + $0 } + ["\(indent)}"]
    }

    private func signature(_ indent: String) -> [String] {
        guard let parameters else { return ["\(indent)\(head): \(type)"] }
        let list = "\(indent)\(head)(\(parameters.joined(separator: ", ")))"
        if list.count + type.count + 4 <= Self.width { return ["\(list) -> \(type)"] }
        if list.count <= Self.width { return [list, "\(indent)    -> \(type)"] }
        let last = parameters.count - 1
        let separated = parameters.indices.map { "\(indent)    \(parameters[$0])" + ($0 < last ? "," : "") }
        return ["\(indent)\(head)("] + separated + ["\(indent)) -> \(type)"]
    }

    /// Returns the items, separated by commas, on as few lines as possible.
    static func filled(_ items: [String], indent: String) -> [String] {
        var lines: [String] = []
        for (index, item) in items.enumerated() {
            let text = index < items.count - 1 ? item + "," : item
            if let last = lines.last, last.count + 1 + text.count <= width {
                lines[lines.count - 1] = "\(last) \(text)"
            } else {
                lines.append(indent + text)
            }
        }
        return lines
    }
}
