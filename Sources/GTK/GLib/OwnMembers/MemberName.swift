/// Converts names of properties and signals from Swift to GObject spelling.
enum MemberName {
    /// Returns a Swift name in GObject spelling: `accentColor` becomes `accent-color`, `cssURL` becomes `css-url`.
    static func kebabCase(_ name: String) -> String {
        var result: [UInt8] = []
        let characters = Array(name.utf8)
        for (index, character) in characters.enumerated() {
            if isUppercase(character) {
                let follows = index > 0 && !isUppercase(characters[index - 1]) && characters[index - 1] != underscore
                // In a run of capitals, the last one begins the next word.
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

    /// Returns a Boolean value that indicates whether a name is a valid GObject name: an ASCII letter, then letters,
    /// digits and hyphens.
    static func isValid(_ name: String) -> Bool {
        guard let first = name.utf8.first, isUppercase(first) || isLowercase(first) else { return false }
        return name.utf8.allSatisfy { isUppercase($0) || isLowercase($0) || isDigit($0) || $0 == hyphen }
    }

    /// Returns a name in its canonical GObject form, in which underscores are hyphens.
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
