/// The tokens of a Swift file, which doesn't have to compile. The tools and the samples that read Swift share this type.
///
/// A string literal is one token. The tokens in its interpolations follow it.
struct SwiftTokens {
    enum Kind: CaseIterable, Sendable {
        case comment, string, regularExpression, number, keyword, attribute, type, name, symbol
    }

    struct Token: Equatable, Sendable {
        let kind: Kind
        /// The range, in Unicode scalars. Character offsets in GTK also count Unicode scalars.
        fileprivate(set) var range: Range<Int>
        /// The line of the first character. The first line is 1.
        let line: Int
        /// The number of string literals that contain the token.
        let depth: Int
        /// The ranges of the text in a string literal, which interpolations separate. Empty for the other kinds.
        fileprivate(set) var segments: [Range<Int>] = []
    }

    /// A string literal whose end hasn't been found yet.
    private struct OpenLiteral {
        /// The index of the token.
        let index: Int
        let end: String
        let escape: String
        let isMultiline: Bool
        var segmentStart: Int
        /// The number of open parentheses in the current interpolation, or 0 outside of interpolations.
        var parentheses = 0
    }

    private(set) var tokens: [Token] = []
    let source: [Unicode.Scalar]
    private var position = 0
    private var literals: [OpenLiteral] = []
    /// The line at the end of the part of the source whose lines have been counted.
    private var counted = (position: 0, line: 1)

    init(of text: String) {
        source = Array(text.unicodeScalars)
        while position < source.count {
            if let literal = literals.last, literal.parentheses == 0 { scanText(of: literal) } else { scanCode() }
        }
        while !literals.isEmpty { endLiteral(at: source.count) }
    }

    func text(of token: Token) -> String { text(in: token.range) }

    private func text(in range: Range<Int>) -> String { String(String.UnicodeScalarView(source[range])) }

    // MARK: Code

    private static let keywords: Set<String> = [
        "as", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
        "extension", "false", "final", "for", "func", "guard", "if", "import", "in", "init", "is", "lazy", "let", "nil",
        "override", "private", "protocol", "return", "self", "set", "some", "static", "struct", "super", "switch",
        "throw", "throws", "true", "try", "var", "weak", "where", "while",
    ]

    private mutating func scanCode() {
        let start = position
        switch source[start] {
        case " ", "\t"..."\r": position += 1
        case "/" where starts(with: "//"): add(.comment, to: skip(from: start) { $0 != "\n" })
        case "/" where starts(with: "/*"): add(.comment, to: endOfBlockComment)
        case "\"", "#", "/": scanLiteral()
        case "@": add(.attribute, to: skip(from: start + 1, while: isNamePart))
        case "$": add(.name, to: skip(from: start + 1, while: isNamePart))
        case "`":
            let end = source[(start + 1)...].firstIndex { $0 == "`" || $0 == "\n" }
            add(.name, to: end.map { $0 + 1 } ?? source.count)
        case "0"..."9": add(.number, to: endOfNumber)
        case let scalar where isNamePart(scalar):
            let end = skip(from: start, while: isNamePart)
            add(kind(ofWordIn: start..<end), to: end)
        case let scalar where !literals.isEmpty && closesInterpolation(scalar): position += 1
        default: add(.symbol, to: start + 1)
        }
    }

    /// Scans a string literal, a regular expression or a symbol.
    private mutating func scanLiteral() {
        let end = skip(from: position) { $0 == "#" }
        let delimiter = end < source.count ? source[end] : nil
        if delimiter == "\"" {
            beginLiteral(end)
        } else if delimiter == "/", let end = endOfRegularExpression(from: end) {
            add(.regularExpression, to: end)
        } else {
            add(.symbol, to: max(end, position + 1))
        }
    }

    private mutating func add(_ kind: Kind, to end: Int) {
        counted.line += source[counted.position..<position].count { $0 == "\n" }
        counted.position = position
        tokens.append(Token(kind: kind, range: position..<end, line: counted.line, depth: literals.count))
        position = end
    }

    private func kind(ofWordIn range: Range<Int>) -> Kind {
        let word = text(in: range)
        // A member can have the name of a keyword.
        let isMember = range.lowerBound > 0 && source[range.lowerBound - 1] == "."
        if Self.keywords.contains(word), !isMember || word == "self" || word == "init" { return .keyword }
        return source[range.lowerBound].properties.isUppercase ? .type : .name
    }

    private var endOfNumber: Int {
        let end = skip(from: position, while: isNamePart)
        let hasFraction = end + 1 < source.count && source[end] == "." && ("0"..."9").contains(source[end + 1])
        return hasFraction ? skip(from: end + 1, while: isNamePart) : end
    }

    private var endOfBlockComment: Int {
        var (end, depth) = (position + 2, 1)
        while depth > 0, end < source.count {
            if starts(with: "/*", at: end) || starts(with: "*/", at: end) {
                depth += source[end] == "/" ? 1 : -1
                end += 1
            }
            end += 1
        }
        return min(end, source.count)
    }

    /// Returns the end of the regular expression that begins with the given slash, or nil if the slash is an operator.
    private func endOfRegularExpression(from slash: Int) -> Int? {
        let numberSigns = text(in: position..<slash)
        let isPlain = numberSigns.isEmpty
        if isPlain, !canBeginRegularExpression { return nil }
        var end = slash + 1
        while end < source.count, !starts(with: "/" + numberSigns, at: end) {
            if isPlain, source[end] == "\n" { return nil }
            end += source[end] == "\\" ? 2 : 1
        }
        if isPlain, end >= source.count { return nil }
        return min(end + 1 + slash - position, source.count)
    }

    private var canBeginRegularExpression: Bool {
        guard position + 1 < source.count, ![" ", "=", ")", "\n"].contains(source[position + 1]) else { return false }
        guard let last = tokens.last, last.kind != .keyword else { return true }
        return last.kind == .symbol && "(,=:[{!&|?;".unicodeScalars.contains(source[last.range.lowerBound])
    }

    // MARK: String literals

    private mutating func beginLiteral(_ quote: Int) {
        let numberSigns = text(in: position..<quote)
        var isMultiline = starts(with: "\"\"\"", at: quote)
        if isMultiline, !numberSigns.isEmpty {
            // The literal #"""# ends in its first line, and contains a quotation mark.
            let line = quote + 1..<skip(from: quote) { $0 != "\n" }
            isMultiline = !line.contains { starts(with: "\"" + numberSigns, at: $0) }
        }
        let quotes = isMultiline ? "\"\"\"" : "\""
        add(.string, to: quote + quotes.count)
        literals.append(
            OpenLiteral(
                index: tokens.count - 1,
                end: quotes + numberSigns,
                escape: "\\" + numberSigns,
                isMultiline: isMultiline,
                segmentStart: position
            )
        )
    }

    private mutating func scanText(of literal: OpenLiteral) {
        switch source[position] {
        case "\"" where starts(with: literal.end):
            endLiteral(at: position)
            position += literal.end.count
            tokens[literal.index].range = tokens[literal.index].range.lowerBound..<position
        case "\\" where starts(with: literal.escape):
            let end = position + literal.escape.count
            if end < source.count, source[end] == "(" {
                tokens[literal.index].segments.append(literal.segmentStart..<position)
                literals[literals.count - 1].parentheses = 1
            }
            position = min(end + 1, source.count)
        case "\n" where !literal.isMultiline: endLiteral(at: position)
        default: position += 1
        }
    }

    private mutating func endLiteral(at end: Int) {
        let literal = literals.removeLast()
        tokens[literal.index].range = tokens[literal.index].range.lowerBound..<end
        if literal.parentheses == 0 { tokens[literal.index].segments.append(literal.segmentStart..<end) }
    }

    /// Counts the parentheses in an interpolation. Returns true if the given symbol closes the interpolation.
    private mutating func closesInterpolation(_ symbol: Unicode.Scalar) -> Bool {
        let last = literals.count - 1
        if symbol == "(" { literals[last].parentheses += 1 }
        if symbol == ")" { literals[last].parentheses -= 1 }
        guard literals[last].parentheses == 0 else { return false }
        literals[last].segmentStart = position + 1
        return true
    }

    // MARK: Scalars

    private func starts(with text: String, at start: Int? = nil) -> Bool {
        source[(start ?? position)...].starts(with: text.unicodeScalars)
    }

    private func skip(from start: Int, while condition: (Unicode.Scalar) -> Bool) -> Int {
        source[start...].firstIndex { !condition($0) } ?? source.count
    }

    private func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: !scalar.isASCII && scalar.properties.isXIDContinue
        }
    }
}
