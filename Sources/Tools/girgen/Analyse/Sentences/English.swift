/// English forms of the words in C names.
package enum English {
    /// Returns the plural of a noun, for example `entries` or `buses`.
    static func plural(_ noun: String) -> String {
        if noun.hasSuffix("y"), !"aeiou".contains(noun.dropLast().last ?? " ") { return noun.dropLast() + "ies" }
        return noun + (["s", "x", "z", "ch", "sh"].contains { noun.hasSuffix($0) } ? "es" : "s")
    }

    static func isPlural(_ word: String) -> Bool {
        word.hasSuffix("s") && !["ss", "us", "is"].contains { word.hasSuffix($0) }
            && !["settings", "alias"].contains(word) || ["children", "data"].contains(word)
    }

    private static let adjectives = WordLists.words("Adjectives")

    /// Words that end like adjectives but aren't adjectives.
    private static let nouns: Set<String> = ["native", "need", "seed", "speed", "table", "variable", "feed", "embed"]

    static func isAdjective(_ word: String) -> Bool {
        if adjectives.contains(word) { return true }
        if nouns.contains(word) { return false }
        return ["able", "ible", "ed"].contains { word.hasSuffix($0) } && word.count > 4 || participles.contains(word)
    }

    /// Past participles that don't end in `ed`, such as "shown", and present participles that describe an activity.
    private static let participles = WordLists.words("Participles")

    /// Returns the third person of a verb, for example `adds` or `copies`. Except for `do`, it's spelled like a plural.
    static func thirdPerson(_ verb: String) -> String { verb == "do" ? "does" : plural(verb) }

    /// Returns a list in English, for example `a`, `a and b` or `a, b and c`.
    package static func list(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " and \(last)"
    }
}
