import Foundation

/// A scanner that finds the translatable texts in a Swift file: the string literals in `String(localized:)` and in
/// calls of `localized(_:)`.
///
/// It recognizes all kinds of string literals, comments and regular expressions. The file doesn't have to compile.
struct SwiftTextScanner {
    /// A string literal.
    private struct Literal {
        /// The text of the literal, with `%@` in place of each interpolation.
        let text: String
        /// A Boolean value that indicates whether the source of the literal contains `%@`.
        let hasPlaceholder: Bool
        let line: Int
    }

    private let source: [UInt8]
    private let file: String
    private var position = 0
    private var line = 1
    /// The translator comment for the next text, or nil if there is no comment.
    private var comment: String?
    /// The last two tokens, which identify the callee of a call.
    private var previous: [String] = []
    /// The number of brackets around the current position.
    private var depth = 0
    private static let maximumDepth = 500

    private(set) var texts: [TranslatableText] = []
    private(set) var mistakes: [String] = []

    init(_ source: String, file: String) {
        // As in the compiler, each kind of line break is the same in a literal.
        self.source = Array(source.replacing("\r\n", with: "\n").replacing("\r", with: "\n").utf8)
        self.file = file
        while position < self.source.count { scanCode(until: nil) }
    }

    // MARK: Reading

    private func byte(at offset: Int = 0) -> UInt8? {
        position + offset < source.count ? source[position + offset] : nil
    }

    private func starts(with text: String) -> Bool {
        source[position...].starts(with: text.utf8)
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < source.count {
            if source[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch UnicodeScalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: byte >= 0x80
        }
    }

    private mutating func word() -> String {
        let start = position
        while let byte = byte(), Self.isWord(byte) { advance() }
        return String(decoding: source[start..<position], as: UTF8.self)
    }

    // MARK: Code

    /// Scans code up to the given closing bracket, or up to the end of the file.
    private mutating func scanCode(until closing: UInt8?) {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.maximumDepth, position < source.count {
            mistakes.append("\(file):\(line): more than \(Self.maximumDepth) brackets are nested.")
            position = source.count
        }
        while let byte = byte() {
            if byte == closing { return }
            if scanTrivia() { continue }
            if scanLiteral() != nil {
                remember("\"")
            } else if Self.isWord(byte) {
                remember(word())
            } else if let end = Self.closing(byte) {
                let isCall = byte == UInt8(ascii: "(")
                let callee = previous
                remember(String(UnicodeScalar(byte)))
                advance()
                if isCall { scanArguments(of: callee) } else { scanCode(until: end) }
                advance()
                remember(String(UnicodeScalar(end)))
            } else {
                remember(String(UnicodeScalar(byte)))
                advance()
            }
        }
    }

    private mutating func remember(_ symbol: String) {
        previous = [previous.last ?? "", symbol]
    }

    private static func closing(_ byte: UInt8) -> UInt8? {
        switch UnicodeScalar(byte) {
        case "(": UInt8(ascii: ")")
        case "[": UInt8(ascii: "]")
        case "{": UInt8(ascii: "}")
        default: nil
        }
    }

    /// Scans the arguments of a call. The current position is after the opening parenthesis.
    private mutating func scanArguments(of callee: [String]) {
        let start = line
        skipTrivia()
        let isString = callee.last == "String" || callee.last == "init"
        var isText = callee == [".", "localized"]
        if isString, starts(with: "localized") {
            remember(word())
            skipTrivia()
            isText = byte() == UInt8(ascii: ":")
            if isText {
                advance()
                skipTrivia()
            }
        }
        let closing = UInt8(ascii: ")")
        guard isText, isLiteralStart else { return scanCode(until: closing) }
        let note = comment
        comment = nil
        guard let text = scanLiteral() else { return }
        var (plural, context): (Literal?, String?)
        while true {
            skipTrivia()
            guard byte() == UInt8(ascii: ",") else { break }
            advance()
            skipTrivia()
            let label = word()
            skipTrivia()
            if byte() == UInt8(ascii: ":") { advance() }
            skipTrivia()
            let value = isLiteralStart ? scanLiteral() : nil
            if label == "plural" { plural = value }
            if label == "context" { context = value?.text }
            scanArgument()
        }
        scanCode(until: closing)
        add(text, plural: plural, context: context, note: note, line: start)
    }

    /// Scans the rest of an argument, up to a comma or the closing parenthesis.
    private mutating func scanArgument() {
        while let byte = byte(), byte != UInt8(ascii: ","), byte != UInt8(ascii: ")") {
            if scanTrivia() || scanLiteral() != nil { continue }
            if let end = Self.closing(byte) {
                advance()
                scanCode(until: end)
            } else if Self.isWord(byte) {
                remember(word())
                continue
            }
            advance()
        }
    }

    private mutating func add(_ text: Literal, plural: Literal?, context: String?, note: String?, line: Int) {
        let place = TranslatableText.Place(file: file, line: line)
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
            let key = TranslatableText.Key(text: text.text, context: context)
            texts.append(TranslatableText(key: key, plural: plural?.text, comment: note, place: place))
        }
    }

    // MARK: Comments

    private mutating func skipTrivia() {
        while scanTrivia() {}
    }

    /// Skips white space or a comment. Returns false if there is neither at the current position.
    private mutating func scanTrivia() -> Bool {
        guard let byte = byte() else { return false }
        if byte == UInt8(ascii: "\n"), let next = self.byte(at: 1) {
            // A comment only applies to the next text if there is no empty line between them.
            if next == UInt8(ascii: "\n") { comment = nil }
        }
        if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
            advance()
            return true
        }
        if starts(with: "//") {
            let start = position
            while let byte = self.byte(), byte != UInt8(ascii: "\n") { advance() }
            note(String(decoding: source[start..<position], as: UTF8.self).drop { $0 == "/" })
            return true
        }
        if starts(with: "/*") {
            let start = position + 2
            var depth = 0
            repeat {
                if starts(with: "/*") {
                    depth += 1
                    advance(2)
                } else if starts(with: "*/") {
                    depth -= 1
                    advance(2)
                } else {
                    advance()
                }
            } while depth > 0 && position < source.count
            let end = max(start, position - 2)
            for line in String(decoding: source[start..<end], as: UTF8.self).split(separator: "\n") { note(line) }
            return true
        }
        return false
    }

    /// Stores a line of a comment if the line begins with `TRANSLATORS:` or continues a stored comment.
    private mutating func note(_ line: Substring) {
        let line = line.trimmingCharacters(in: .whitespaces)
        if line.hasPrefix("TRANSLATORS:") {
            comment = line
        } else if let comment, !line.isEmpty {
            self.comment = "\(comment)\n\(line)"
        }
    }

    // MARK: Literals

    private var isLiteralStart: Bool {
        var offset = 0
        while byte(at: offset) == UInt8(ascii: "#") { offset += 1 }
        return byte(at: offset) == UInt8(ascii: "\"")
    }

    /// Scans a string literal or a regular expression literal. For a regular expression, the text of the result is
    /// empty. Returns nil if there is no literal at the current position.
    private mutating func scanLiteral() -> Literal? {
        let start = position
        while byte() == UInt8(ascii: "#") { advance() }
        let hashes = String(repeating: "#", count: position - start)
        if byte() == UInt8(ascii: "\"") { return scanString(hashes) }
        if byte() == UInt8(ascii: "/"), isRegexStart(hashes) { return scanRegex(hashes) }
        position = start
        return nil
    }

    private mutating func scanString(_ hashes: String) -> Literal {
        let start = line
        let isMultiline = starts(with: "\"\"\"")
        let quotes = isMultiline ? "\"\"\"" : "\""
        let end = quotes + hashes
        let escape = "\\" + hashes
        advance(quotes.utf8.count)
        var (bytes, hasPercent): ([UInt8], Bool) = ([], false)
        while let byte = byte() {
            if starts(with: end) { break }
            if !isMultiline, byte == UInt8(ascii: "\n") { break }
            guard starts(with: escape) else {
                if starts(with: "%@") || (byte == UInt8(ascii: "%") && isNumberedPlaceholder) { hasPercent = true }
                bytes.append(byte)
                advance()
                continue
            }
            advance(escape.utf8.count)
            if self.byte() == UInt8(ascii: "(") {
                advance()
                scanCode(until: UInt8(ascii: ")"))
                advance()
                bytes += Array("%@".utf8)
            } else {
                bytes += escapedBytes(isMultiline: isMultiline)
            }
        }
        var text = String(decoding: bytes, as: UTF8.self)
        if isMultiline { text = Self.unindented(text) }
        advance(end.utf8.count)
        return Literal(text: text, hasPlaceholder: hasPercent, line: start)
    }

    private var isNumberedPlaceholder: Bool {
        var offset = 1
        while let byte = byte(at: offset), (0x30...0x39).contains(byte) { offset += 1 }
        return offset > 1 && byte(at: offset) == UInt8(ascii: "$") && byte(at: offset + 1) == UInt8(ascii: "@")
    }

    /// Returns the bytes of an escape sequence. The current position is after the backslash.
    private mutating func escapedBytes(isMultiline: Bool) -> [UInt8] {
        guard let byte = byte() else { return [] }
        advance()
        switch UnicodeScalar(byte) {
        case "n": return isMultiline ? Array(Self.lineBreak.utf8) : [UInt8(ascii: "\n")]
        case "r": return [UInt8(ascii: "\r")]
        case "t": return [UInt8(ascii: "\t")]
        case "0": return [0]
        case "u":
            advance()
            let digits = word()
            advance()
            return UInt32(digits, radix: 16).flatMap(UnicodeScalar.init).map { Array(String($0).utf8) } ?? []
        case "\n", " ", "\r":
            // A backslash at the end of a line joins it with the next line. The line break is removed later.
            while let next = self.byte(), byte != UInt8(ascii: "\n"), next != UInt8(ascii: "\n") { advance() }
            if byte != UInt8(ascii: "\n") { advance() }
            return Array(Self.joint.utf8)
        default: return [byte]
        }
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

    /// Returns a Boolean value that indicates whether a slash begins a regular expression rather than an operator.
    private func isRegexStart(_ hashes: String) -> Bool {
        if !hashes.isEmpty { return true }
        guard let next = byte(at: 1), next != UInt8(ascii: " "), next != UInt8(ascii: "="), next != UInt8(ascii: ")"),
            let last = previous.last, last.isEmpty || "(,=:[{!&|?;".contains(last) || last == "return"
        else { return false }
        let line = source[(position + 1)...].prefix { $0 != UInt8(ascii: "\n") }
        return line.contains(UInt8(ascii: "/"))
    }

    private mutating func scanRegex(_ hashes: String) -> Literal {
        advance()
        while let byte = byte(), !starts(with: "/" + hashes) {
            if hashes.isEmpty, byte == UInt8(ascii: "\n") { break }
            advance(byte == UInt8(ascii: "\\") ? 2 : 1)
        }
        if starts(with: "/" + hashes) { advance(1 + hashes.utf8.count) }
        return Literal(text: "", hasPlaceholder: false, line: line)
    }
}
