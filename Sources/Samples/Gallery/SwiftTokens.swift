/// A simple tokenizer for Swift source code. It finds comments, strings, keywords and types for syntax highlighting.
struct SwiftTokens {
    enum Kind: CaseIterable, Sendable {
        case comment, string, number, keyword, attribute, type
    }

    struct Token: Equatable, Sendable {
        let kind: Kind
        /// The range, in Unicode scalars. Character offsets in GTK also count Unicode scalars.
        let range: Range<Int>
        let text: String
    }

    private(set) var tokens: [Token] = []
    private let source: [Unicode.Scalar]

    init(of text: String) {
        source = Array(text.unicodeScalars)
        var position = 0
        while position < source.count {
            let (kind, end) = token(at: position)
            if let kind {
                let text = String(String.UnicodeScalarView(source[position..<end]))
                tokens.append(Token(kind: kind, range: position..<end, text: text))
            }
            position = end
        }
    }

    /// Returns the distinct texts of all tokens of a kind.
    func names(of kind: Kind) -> Set<String> {
        Set(tokens.filter { $0.kind == kind }.map(\.text))
    }

    private static let keywords: Set<String> = [
        "as", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
        "extension", "false", "final", "for", "func", "guard", "if", "import", "in", "init", "is", "lazy", "let", "nil",
        "override", "private", "protocol", "return", "self", "set", "some", "static", "struct", "super", "switch",
        "throw", "throws", "true", "try", "var", "weak", "where", "while",
    ]

    /// Returns the kind and the end of the token at a position. The kind is nil if the token isn't highlighted.
    private func token(at start: Int) -> (Kind?, end: Int) {
        let first = source[start]
        if matches("//", at: start) { return (.comment, skip(from: start) { $0 != "\n" }) }
        if matches("\"\"\"", at: start) { return (.string, endOfString(from: start + 3, closedBy: "\"\"\"")) }
        if first == "\"" { return (.string, endOfString(from: start + 1, closedBy: "\"")) }
        if first == "@" { return (.attribute, skip(from: start + 1, while: isNamePart)) }
        if first.isNumber { return (.number, endOfNumber(from: start)) }
        if first == "$" { return (nil, skip(from: start + 1, while: isNamePart)) }
        guard isNamePart(first) else { return (nil, start + 1) }
        let end = skip(from: start, while: isNamePart)
        let name = String(String.UnicodeScalarView(source[start..<end]))
        // A member can have the name of a keyword.
        let isMember = start > 0 && source[start - 1] == "."
        if Self.keywords.contains(name), !isMember || name == "self" || name == "init" { return (.keyword, end) }
        return (first.properties.isUppercase ? .type : nil, end)
    }

    private func endOfNumber(from start: Int) -> Int {
        let end = skip(from: start, while: isNamePart)
        let hasFraction = end + 1 < source.count && source[end] == "." && source[end + 1].isNumber
        return hasFraction ? skip(from: end + 1, while: isNamePart) : end
    }

    /// Returns the end of a string literal with the given closing quotes. Strings within interpolations are skipped.
    private func endOfString(from start: Int, closedBy quotes: String) -> Int {
        var position = start
        while position < source.count {
            if matches("\\(", at: position) {
                position = endOfInterpolation(from: position + 2)
            } else if source[position] == "\\" {
                position += 2
            } else if matches(quotes, at: position) {
                return position + quotes.unicodeScalars.count
            } else {
                position += 1
            }
        }
        return source.count
    }

    private func endOfInterpolation(from start: Int) -> Int {
        var (position, depth) = (start, 1)
        while position < source.count, depth > 0 {
            switch source[position] {
            case "(": depth += 1
            case ")": depth -= 1
            case "\"":
                position = endOfString(from: position + 1, closedBy: "\"")
                continue
            default: break
            }
            position += 1
        }
        return position
    }

    private func matches(_ text: String, at position: Int) -> Bool {
        source[position...].starts(with: text.unicodeScalars)
    }

    private func skip(from start: Int, while condition: (Unicode.Scalar) -> Bool) -> Int {
        source[start...].firstIndex { !condition($0) } ?? source.count
    }

    private func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isXIDContinue
    }
}

extension Unicode.Scalar {
    fileprivate var isNumber: Bool { ("0"..."9").contains(self) }
}
