/// English phrases for the words in C names.
enum English {
    // MARK: Words

    /// Abbreviations in C names with their spelling, and words that are capitalized in English.
    private static let spellings = WordLists.texts("Spellings")

    /// Returns words as a phrase without an article, for example `number of items` for `n_items`.
    static func phrase(_ words: [String]) -> String {
        var words = words
        var beginning: [String] = []
        if words.count > 1, words[0] == "n" || words[0] == "num" && isPlural(words[1]) {
            beginning = ["number of"]
            words.removeFirst()
        } else if words.count > 1, ["max", "min"].contains(words[0]), words[1] == "n" || isPlural(words[1]) {
            beginning = [words[0] == "max" ? "maximum" : "minimum", "number of"]
            words.removeFirst(words[1] == "n" && words.count > 2 ? 2 : 1)
        }
        return (beginning + words.map { spellings[$0] ?? $0 }).joined(separator: " ")
    }

    private static let prepositions = WordLists.words("Prepositions")

    /// Words without an article.
    private static let bare = WordLists.words("WordsWithoutArticle")

    /// Returns a phrase with its articles: `the path at the position`.
    static func definite(_ words: [String]) -> String {
        var groups: [(preposition: String?, words: [String])] = [(nil, [])]
        for (index, word) in words.enumerated() {
            if prepositions.contains(word), index < words.count - 1 {
                groups.append((word, []))
            } else {
                groups[groups.count - 1].words.append(word)
            }
        }
        let parts = groups.compactMap { group -> String? in
            guard let first = group.words.first else { return group.preposition }
            let named = phrase(group.words)
            let noun: String =
                if bare.contains(first) || group.words.count == 1 && isPreposition(first) {
                    named
                } else if group.preposition == "as" {
                    indefinite(group.words)
                } else if group.preposition == "by" {
                    "its \(named)"
                } else {
                    "the \(named)"
                }
            return group.preposition.map { "\($0) \(noun)" } ?? noun
        }
        return parts.joined(separator: " ")
    }

    static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

    /// Returns a phrase with `a` or `an`, or without an article if it's plural or uncountable.
    static func indefinite(_ words: [String]) -> String {
        let text = phrase(words)
        guard let last = words.last else { return text }
        let isUncounted = isPlural(last) || uncounted.contains(last) || bare.contains(words[0])
        return isUncounted ? text : "\(article(text)) \(text)"
    }

    private static let uncounted = WordLists.words("UncountedNouns")

    /// Returns the indefinite article of a word, which depends on its pronunciation.
    static func article(_ text: String) -> String {
        let word = text.drop { !$0.isLetter }
        let letters = word.prefix { $0.isLetter }
        // Abbreviations are spelled letter by letter: an RGBA, a TLS.
        if letters.count > 1, letters.prefix(2).allSatisfy(\.isUppercase) {
            return "AEFHILMNORSX".contains(letters.first ?? " ") ? "an" : "a"
        }
        let lower = letters.lowercased()
        if ["uni", "us", "ur", "utf", "eu", "one"].contains(where: lower.hasPrefix) { return "a" }
        if lower == "hour" { return "an" }
        return "aeiou".contains(lower.first ?? " ") ? "an" : "a"
    }

    static func isPlural(_ word: String) -> Bool {
        word.hasSuffix("s") && !["ss", "us", "is"].contains { word.hasSuffix($0) }
            && !["settings", "alias"].contains(word)
            || ["children", "data"].contains(word)
    }

    // MARK: Adjectives and participles

    private static let adjectives = WordLists.words("Adjectives")

    /// Nouns with the ending of an adjective.
    private static let nouns: Set<String> = ["native", "need", "seed", "speed", "table", "variable", "feed", "embed"]

    /// Returns the plural of a noun: `entries`, `buses`.
    static func plural(_ noun: String) -> String {
        if noun.hasSuffix("y"), !["a", "e", "o", "u"].contains(noun.dropLast().suffix(1)) {
            return noun.dropLast() + "ies"
        }
        return noun + (["s", "x", "ch", "sh"].contains { noun.hasSuffix($0) } ? "es" : "s")
    }

    static func isAdjective(_ word: String) -> Bool {
        if adjectives.contains(word) { return true }
        if nouns.contains(word) { return false }
        return ["able", "ible", "ed"].contains { word.hasSuffix($0) } && word.count > 4 || participles.contains(word)
    }

    /// Past participles that don't end in `ed`, and present participles that describe an activity.
    private static let participles = WordLists.words("Participles")

    static func isPastParticiple(_ word: String) -> Bool {
        word.hasSuffix("ed") && word.count > 4 && !nouns.contains(word) || word == "lost"
    }

    private static let intransitive = WordLists.words("IntransitiveParticiples")

    /// Returns a clause about an event in the past: `the selection has changed`, `the row was activated`.
    static func event(_ words: [String]) -> String? {
        guard let last = words.last, isPastParticiple(last) else { return nil }
        let thing = words.dropLast()
        let hasVerb =
            thing.contains { ["has", "is", "was", "no", "had"].contains($0) }
            || thing.contains(where: prepositions.contains)
        if hasVerb || thing.last.map(isAdjective) == true { return nil }
        let isSeveral = thing.last.map(isPlural) ?? false
        let auxiliary = intransitive.contains(last) ? (isSeveral ? "have" : "has") : (isSeveral ? "were" : "was")
        return "\(thing.isEmpty ? "it" : definite(Array(thing))) \(auxiliary) \(last)"
    }

    // MARK: Verbs

    /// Verbs with which the names of C functions begin.
    private static let verbs = WordLists.words("Verbs")

    /// Verbs that consist of two words in English.
    private static let phrasalVerbs = WordLists.phrases("PhrasalVerbs")

    static func isVerb(_ word: String) -> Bool { verbs.contains(word) }

    /// Returns the third person of a verb: `Adds`, `Looks up`.
    static func thirdPerson(_ verb: String) -> String {
        let words = phrasalVerbs[verb] ?? [verb]
        let first = words[0]
        let conjugated: String =
            switch first {
            case "do": "does"
            case _ where first.hasSuffix("y") && !"aeiou".contains(first.dropLast().last ?? " "):
                first.dropLast() + "ies"
            case _ where ["s", "sh", "ch", "x", "z"].contains { first.hasSuffix($0) }: first + "es"
            default: first + "s"
            }
        return ([conjugated] + words.dropFirst()).joined(separator: " ")
    }

    /// Returns the third person of a verb with its object: `Closes it`, `Looks it up`.
    static func doesIt(_ verb: String) -> String {
        let words = thirdPerson(verb).split(separator: " ").map(String.init)
        if words.count == 2, ["up", "down", "away"].contains(words[1]) { return "\(words[0]) it \(words[1])" }
        if words.count > 2, words[1] == "to" { return ([words[0], "it"] + words.dropFirst()).joined(separator: " ") }
        return words.joined(separator: " ") + " it"
    }

    private static let standingAlone: Set<String> = ["advance", "listen", "poll", "seek", "wait", "communicate"]

    /// Returns a Boolean value that indicates whether a verb is intransitive.
    static func standsAlone(_ verb: String) -> Bool { standingAlone.contains(verb) }

    private static let takingArguments = WordLists.words("VerbsWithArgument")

    /// Returns a Boolean value that indicates whether the object of a verb is the first argument of the function, and
    /// not the instance.
    static func takesArgument(_ verb: String) -> Bool { takingArguments.contains(verb) }

    /// Returns the base form of a verb in the third person, for example `contain` for `contains`.
    static func verb(ofThirdPerson word: String) -> String? {
        guard word.hasSuffix("s") else { return nil }
        let stems = [String(word.dropLast()), String(word.dropLast(2)), String(word.dropLast(3)) + "y"]
        if ["exists", "speaks", "includes", "needs", "receives", "equals"].contains(word) { return stems[0] }
        return stems.first { isVerb($0) && thirdPerson($0) == word }
    }

    // MARK: Lists

    /// Returns a list in English: `a`, `a and b`, `a, b and c`.
    static func list(_ items: [String], _ conjunction: String = "and") -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }

    static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
