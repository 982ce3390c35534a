/// Functions that convert names of properties and signals from Swift spelling to GObject spelling.
enum MemberName {
    /// Returns the GObject spelling of a Swift name. For example, `accentColor` becomes `accent-color`, and `cssURL`
    /// becomes `css-url`.
    static func kebabCase(_ name: String) -> String {
        var result: [UInt8] = []
        let characters = Array(name.utf8)
        for (index, character) in characters.enumerated() {
            if isUppercase(character) {
                let follows = index > 0 && !isUppercase(characters[index - 1]) && characters[index - 1] != underscore
                // The last letter of a run of capital letters begins the next word if a lowercase letter follows.
                let begins =
                    index > 0 && isUppercase(characters[index - 1])
                    && index + 1 < characters.count && isLowercase(characters[index + 1])
                if follows || begins { result.append(hyphen) }
                result.append(character + (UInt8(ascii: "a") - UInt8(ascii: "A")))
            } else {
                result.append(character == underscore ? hyphen : character)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns a Boolean value that indicates whether a name is a valid GObject name. It must begin with an ASCII
    /// letter, followed by letters, digits and hyphens.
    static func isValid(_ name: String) -> Bool {
        guard let first = name.utf8.first, isUppercase(first) || isLowercase(first) else { return false }
        return name.utf8.allSatisfy { isUppercase($0) || isLowercase($0) || isDigit($0) || $0 == hyphen }
    }

    /// Returns the canonical GObject form of a name, in which hyphens replace underscores.
    static func canonical(_ name: String) -> String {
        String(decoding: name.utf8.map { $0 == underscore ? hyphen : $0 }, as: UTF8.self)
    }

    private static let hyphen = UInt8(ascii: "-")
    private static let underscore = UInt8(ascii: "_")

    private static func isUppercase(_ code: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(code)
    }

    private static func isLowercase(_ code: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(code)
    }

    private static func isDigit(_ code: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(code)
    }
}
