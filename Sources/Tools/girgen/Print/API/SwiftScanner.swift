/// A scanner that finds the public declarations in a Swift file and returns a line for each declaration. It isn't a
/// complete parser: it mainly matches brackets.
///
/// A line consists of the enclosing type and the declaration, without the body and without the value of a variable:
/// `Label.public var label: String { get set }`. Attributes that matter to callers follow as a comment. A member of an
/// extension has its isolation, unless it declares another. Only an extension that adds a conformance has a line.
struct SwiftScanner {
    /// The attributes that are added at the end of a line. Messages of `@available` are omitted.
    private static let attributes: Set<Substring> = [
        "@MainActor", "@available", "@discardableResult", "@dynamicMemberLookup", "@globalActor", "@preconcurrency",
        "@propertyWrapper", "@resultBuilder", "@_disfavoredOverload",
    ]

    /// An open block.
    private struct Scope {
        let isExtension: Bool
        /// The type whose members are in the block, or nil for the body of a function or an accessor.
        var type: String?
        /// The block is the body of a public protocol, whose members are implicitly public.
        var isProtocol = false
        var isPublicEnumeration = false
        /// The block is the body of a type that isn't public. The listing doesn't contain its members.
        var isHidden = false
        /// The block is the body of an extension that is isolated to the main actor.
        var isOnMainActor = false
    }

    private var characters: [Character] = []
    private var position = 0
    private var scopes: [Scope] = []
    private var declarations: [String] = []

    static func declarations(in source: String) -> [String] {
        var scanner = SwiftScanner(source)
        scanner.scan()
        return scanner.declarations
    }

    /// Returns lines without the attributes and extensions, in order to compare generated code.
    static func plain(_ lines: some Sequence<some StringProtocol>) -> [String] {
        lines.filter { !$0.hasPrefix("extension ") }.map { line in
            String(line[..<(line.firstRange(of: " // ")?.lowerBound ?? line.endIndex)])
        }
    }

    private init(_ source: String) {
        let tokens = SwiftTokens(of: source + "\n")
        var end = 0
        for token in tokens.tokens where token.depth == 0 && [.comment, .string].contains(token.kind) {
            characters += String(String.UnicodeScalarView(tokens.source[end..<token.range.lowerBound]))
            if token.kind == .string { characters += "\"\"" }
            end = token.range.upperBound
        }
        characters += String(String.UnicodeScalarView(tokens.source[end...]))
    }

    // MARK: Blocks

    private mutating func scan() {
        var header = ""
        var depth = 0
        while position < characters.count {
            let character = characters[position]
            position += 1
            switch character {
            case "{" where depth == 0:
                open(header)
                header = ""
            case "{":
                // The brace opens a closure in an argument or a default value.
                skipBlock()
                header += "{}"
            case "}":
                finish(header)
                header = ""
                scopes.removeLast()
            case "\n" where depth == 0 && !continues(header):
                finish(header)
                header = ""
            case "\n": header.append(" ")
            default:
                if "([".contains(character) { depth += 1 }
                if ")]".contains(character) { depth -= 1 }
                header.append(character)
            }
        }
    }

    /// Returns a Boolean value that indicates whether a declaration continues on the next line.
    private func continues(_ header: String) -> Bool {
        guard !header.allSatisfy(\.isWhitespace) else { return false }
        // The header contains only attributes, so the declaration follows on the next line.
        if SwiftScanner.parts(of: words(header)).rest.isEmpty { return true }
        var next = position
        while next < characters.count, characters[next].isWhitespace { next += 1 }
        let rest = characters[next..<min(next + 7, characters.count)]
        if ["{", "->", "where ", "throws", "async ", "= "].contains(where: { rest.starts(with: $0) }) {
            // In this package, a line that begins with a brace always continues a declaration.
            return true
        }
        return header.hasSuffix(",") || header.hasSuffix(":")
    }

    private mutating func skipBlock() {
        var depth = 1
        while depth > 0, position < characters.count {
            if characters[position] == "{" { depth += 1 }
            if characters[position] == "}" { depth -= 1 }
            position += 1
        }
    }

    private mutating func open(_ header: String) {
        let words = self.words(header)
        if let scope = typeScope(words, header) {
            if !scope.isExtension {
                finish(header)
            } else if words.prefix(while: { $0 != "where" }).contains(where: { $0.hasSuffix(":") }),
                !isForBindings(words)
            {
                let (attributes, declaration) = SwiftScanner.parts(of: words)
                note(declaration.joined(separator: " "), attributes)
            }
            scopes.append(scope)
            return
        }
        if isMember {
            let start = position
            skipBlock()
            finish(header, block: String(characters[start..<max(start, position - 1)]))
        } else {
            skipBlock()
        }
    }

    /// The current position is at the top level of the file or in the body of a type.
    private var isMember: Bool { scopes.last.map { $0.type != nil } ?? true }

    private func words(_ header: String) -> [Substring] { header.split { $0.isWhitespace } }

    private func typeScope(_ words: [Substring], _ header: String) -> Scope? {
        let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "extension", "actor"]
        let modifiers: Set<Substring> = [
            "public", "open", "final", "private", "fileprivate", "internal", "package", "indirect", "nonisolated",
        ]
        let significant = words.drop { modifiers.contains($0) || $0.hasPrefix("@") }
        guard let keyword = significant.first, keywords.contains(keyword), significant.count > 1,
            // The words `class func` and `class var` don't declare a type.
            !["func", "var", "let"].contains(significant[significant.startIndex + 1])
        else { return nil }
        let name = significant[significant.startIndex + 1].prefix { !":<,".contains($0) }
        let isPublic = (words.contains("public") || words.contains("open")) && !isForBindings(words)
        let outer = scopes.last?.type.map { $0 + "." } ?? ""
        return Scope(
            isExtension: keyword == "extension",
            type: outer + name,
            isProtocol: keyword == "protocol" && isPublic,
            isPublicEnumeration: keyword == "enum" && isPublic,
            isHidden: keyword != "extension" && !isPublic || isForBindings(words) || scopes.last?.isHidden ?? false,
            isOnMainActor: keyword == "extension" && words.contains("@MainActor")
        )
    }

    // MARK: Declarations

    /// Returns a Boolean value that indicates whether a declaration is intended for generated code only.
    private func isForBindings(_ words: [Substring]) -> Bool { words.contains("@_spi(Binding)") }

    /// Adds a line for a complete declaration if it's public.
    private mutating func finish(_ header: String, block: String? = nil) {
        if isForBindings(words(header)) { return }
        var (attributes, words) = SwiftScanner.parts(of: words(header))
        guard isMember, let first = words.first, isPublic(words, first) else { return }
        var text = words.joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
        let isVariable = words.contains("var") && !words.contains("func")
        let isConstant = words.contains("let") && !words.contains("func")
        if isVariable || isConstant, let value = text.firstRange(of: " = ") {
            let type = text[..<value.lowerBound].contains(":") ? nil : SwiftScanner.type(of: text[value.upperBound...])
            text = text[..<value.lowerBound] + (type.map { ": " + $0 } ?? "")
        }
        if isVariable {
            let isSettable = block.map(SwiftScanner.hasSetter) ?? !text.contains("(set)")
            text += isSettable ? " { get set }" : " { get }"
        }
        if scopes.last?.isOnMainActor ?? false, first != "case", first != "nonisolated", !words.contains("nonisolated"),
            !attributes.contains("@MainActor")
        {
            attributes.insert("@MainActor", at: 0)
        }
        note((scopes.last?.type.map { $0 + "." } ?? "") + text, attributes)
    }

    /// Returns the type of a literal or of a call of an initializer.
    private static func type(of value: Substring) -> String? {
        switch value {
        case "true", "false": return "Bool"
        case _ where value.hasPrefix("\""): return "String"
        case _ where Int(value) != nil: return "Int"
        default:
            let name = value.prefix { $0 != "(" }
            let isInitializer =
                name.first?.isUppercase ?? false && !name.contains(".") && name.endIndex < value.endIndex
            return isInitializer ? String(name) : nil
        }
    }

    private mutating func note(_ declaration: String, _ attributes: [String]) {
        declarations.append(([declaration] + (attributes.isEmpty ? [] : ["//"] + attributes)).joined(separator: " "))
    }

    /// Returns the attributes of a declaration for the end of its line, and the words after all attributes.
    private static func parts(of words: [Substring]) -> (attributes: [String], rest: [Substring]) {
        var attributes: [String] = []
        var rest = words[...]
        while let first = rest.first, first.hasPrefix("@") {
            rest.removeFirst()
            var arguments = String(first.drop { $0 != "(" })
            // The arguments of an attribute may consist of several words.
            while arguments.hasPrefix("("), !arguments.contains(")"), let next = rest.popFirst() {
                arguments += (arguments == "(" || next == ")" ? "" : " ") + next
            }
            let name = first.prefix { $0 != "(" }
            if !SwiftScanner.attributes.contains(name) { continue }
            let kept = arguments.split(separator: ",").prefix { !$0.contains("message:") && !$0.contains("renamed:") }
            let isCut = kept.count < arguments.split(separator: ",").count
            attributes.append("\(name)\(kept.joined(separator: ","))\(isCut ? ")" : "")")
        }
        return (attributes, Array(rest))
    }

    private func isPublic(_ words: [Substring], _ first: Substring) -> Bool {
        if scopes.last?.isHidden ?? false { return false }
        if words.contains("package") || words.contains("private") || words.contains("fileprivate") { return false }
        if words.contains("public") || words.contains("open") { return true }
        guard let scope = scopes.last else { return false }
        let isRequirement = ["func", "var", "init", "static", "associatedtype", "mutating", "subscript"].contains {
            first == $0 || first.hasPrefix($0 + "(")
        }
        return scope.isProtocol && isRequirement || scope.isPublicEnumeration && first == "case"
    }

    /// Only settable properties have setters and observers. The accessors of a protocol requirement have no bodies.
    private static func hasSetter(_ block: String) -> Bool {
        var depth = 0
        let outer = block.filter { character in
            if character == "}" { depth -= 1 }
            defer { if character == "{" { depth += 1 } }
            return depth == 0
        }
        return outer.contains(/(?:^|[\s}])(?:(?:set|didSet|willSet)(?:\(\w+\))?|_modify)\s*\{|^\s*get\s+set\b/)
    }
}
