import Foundation

/// A scanner that finds the translatable texts in a Swift file: the string literals in `String(localized:)` and in
/// calls of `localized(_:)`.
///
/// The file doesn't have to compile.
struct SwiftTextScanner {
    /// A string literal.
    private struct Literal {
        /// The text of the literal, with `%@` in place of each interpolation.
        let text: String
        /// A Boolean value that indicates whether the source of the literal contains `%@`.
        let hasPlaceholder: Bool
        let line: Int
    }

    /// A call with a translatable text whose closing parenthesis hasn't been found yet.
    private struct Call {
        let text: Literal
        /// The number of string literals that contain the call.
        let depth: Int
        let line: Int
        let comment: String?
        var plural: Literal?
        var context: String?
    }

    private let source: SwiftTokens
    private let file: String
    /// The translator comment for the next text, or nil if there is no comment.
    private var comment: String?
    /// The last four tokens that aren't comments, which identify the callee of a call and the label of an argument.
    private var previous: [(text: String, line: Int)] = []
    /// The open brackets, each with the call whose arguments it contains, if that has a translatable text.
    private var brackets: [Call?] = []

    private(set) var texts: [TranslatableText] = []
    private(set) var mistakes: [String] = []

    init(_ source: String, file: String) {
        // As in the compiler, each kind of line break is the same in a literal.
        self.source = SwiftTokens(of: source.replacing("\r\n", with: "\n").replacing("\r", with: "\n"))
        self.file = file
        var end = 0
        for token in self.source.tokens {
            // A comment only applies to the next text if there is no empty line between them.
            if end < token.range.lowerBound,
                self.source.source[end..<token.range.lowerBound].count(where: { $0 == "\n" }) > 1
            {
                comment = nil
            }
            end = max(end, token.range.upperBound)
            scan(token)
        }
        while !brackets.isEmpty { closeBracket() }
    }

    // MARK: Code

    private mutating func scan(_ token: SwiftTokens.Token) {
        // The text of a literal isn't needed. In nested interpolations, it would be long.
        let text = token.kind == .string ? "\"" : source.text(of: token)
        switch token.kind {
        case .comment: return note(text)
        case .string: scan(literal: token)
        case .symbol where "([{".contains(text): brackets.append(nil)
        case .symbol where ")]}".contains(text): closeBracket()
        default: break
        }
        previous = previous.suffix(3) + [(text, token.line)]
    }

    private mutating func scan(literal token: SwiftTokens.Token) {
        guard let last = brackets.indices.last else { return }
        let words = previous.map(\.text)
        let isInitializer = words == ["String", "(", "localized", ":"] || words == ["init", "(", "localized", ":"]
        if isInitializer || words.suffix(3) == [".", "localized", "("] {
            let line = previous.last { $0.text == "(" }?.line ?? token.line
            brackets[last] = Call(text: literal(token), depth: token.depth, line: line, comment: comment)
            comment = nil
        } else if brackets[last]?.depth == token.depth {
            let value = literal(token)
            if words.suffix(3) == [",", "plural", ":"] { brackets[last]?.plural = value }
            if words.suffix(3) == [",", "context", ":"] { brackets[last]?.context = value.text }
        }
    }

    private mutating func closeBracket() {
        if let call = brackets.popLast() ?? nil { add(call) }
    }

    private mutating func add(_ call: Call) {
        let (text, plural) = (call.text, call.plural)
        let place = TranslatableText.Place(file: file, line: call.line)
        if let literal = [text, plural].compactMap(\.self).first(where: \.hasPlaceholder) {
            let place = TranslatableText.Place(file: file, line: literal.line)
            mistakes.append(
                "\(place): \"\(literal.text)\" contains a placeholder. Interpolate the value instead, as in \"\\(name)\"."
            )
        } else if let literal = [text, plural].compactMap(\.self).first(where: { $0.text.contains("\0") }) {
            mistakes.append("\(file):\(literal.line): a text contains \\0, which a catalog can't contain.")
        } else if text.text.isEmpty {
            mistakes.append("\(place): the text is empty. The empty text is reserved for the header of a catalog.")
        } else if let plural, !Placeholders(text.text).positions.isSubset(of: Placeholders(plural.text).positions) {
            mistakes.append("\(place): the plural \"\(plural.text)\" has fewer values than \"\(text.text)\".")
        } else {
            let key = TranslatableText.Key(text: text.text, context: call.context)
            texts.append(TranslatableText(key: key, plural: plural?.text, comment: call.comment, place: place))
        }
    }

    // MARK: Comments

    /// Stores the text of a comment.
    private mutating func note(_ text: String) {
        let isBlock = text.hasPrefix("/*")
        let content = isBlock ? text.dropFirst(2).dropLast(text.hasSuffix("*/") ? 2 : 0) : text.drop { $0 == "/" }
        for line in content.split(separator: "\n") { note(line: line) }
    }

    /// Stores a line of a comment if the line begins with `TRANSLATORS:` or continues a stored comment.
    private mutating func note(line: Substring) {
        let line = line.trimmingCharacters(in: .whitespaces)
        if line.hasPrefix("TRANSLATORS:") {
            comment = line
        } else if let comment, !line.isEmpty {
            self.comment = "\(comment)\n\(line)"
        }
    }

    // MARK: Literals

    private func literal(_ token: SwiftTokens.Token) -> Literal {
        let delimiter = source.source[
            token.range.lowerBound..<(token.segments.first?.lowerBound ?? token.range.upperBound)
        ]
        let numberSigns = delimiter.prefix { $0 == "#" }
        let isMultiline = delimiter.count - numberSigns.count == 3
        let parts = token.segments.map { source.source[$0] }
        var text = parts.map { unescaped($0, escape: ["\\"] + numberSigns, isMultiline: isMultiline) }.joined(
            separator: "%@"
        )
        if isMultiline { text = Self.unindented(text) }
        let hasPlaceholder = parts.contains { String(String.UnicodeScalarView($0)).contains(/%(\d+\$)?@/) }
        return Literal(text: text, hasPlaceholder: hasPlaceholder, line: token.line)
    }

    /// Returns a part of a literal without escape sequences.
    private func unescaped(_ part: ArraySlice<Unicode.Scalar>, escape: [Unicode.Scalar], isMultiline: Bool) -> String {
        var (rest, result) = (part, "")
        while let scalar = rest.first {
            guard rest.starts(with: escape), let symbol = rest.dropFirst(escape.count).first else {
                result.unicodeScalars.append(scalar)
                rest.removeFirst()
                continue
            }
            rest = rest.dropFirst(escape.count + 1)
            switch symbol {
            case "n": result += isMultiline ? Self.lineBreak : "\n"
            case "r": result += "\r"
            case "t": result += "\t"
            case "0": result += "\0"
            case "u":
                let digits = rest.dropFirst().prefix { $0.properties.isASCIIHexDigit }
                rest = rest.dropFirst(digits.count + 2)
                let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
                if let scalar = value.flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(scalar) }
            case "\n", " ":
                // A backslash at the end of a line joins it with the next line. The line break is removed later.
                if symbol == " " { rest = rest.drop { $0 != "\n" }.dropFirst() }
                result += Self.joint
            default: result.unicodeScalars.append(symbol)
            }
        }
        return result
    }

    /// Temporary markers for joined lines and for escaped line breaks. They're replaced after the indentation is
    /// removed. Texts don't contain these characters.
    private static let (joint, lineBreak) = ("\u{1}\n", "\u{2}")

    private static func unindented(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        lines.removeFirst()
        let indentation = lines.popLast() ?? ""
        let content = lines.map { $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0.drop { $0 == " " } }
        return content.joined(separator: "\n").replacing(joint, with: "").replacing(lineBreak, with: "\n")
    }
}
