/// The rules that turn the C names of Boolean values into assertions in Swift.
///
/// 1. A name that begins with a verb in the third person is kept: `has_frame` is `hasFrame`.
/// 2. A verb is put into the third person: `show_arrow` is `showsArrow`, `always_ask` is `alwaysAsks`.
/// 3. Other names begin with `is`, or with `are` if they are plural: `visible` is `isVisible`, `cursor_visible` is
///    `isCursorVisible`, and `headers_visible` is `areHeadersVisible`. The same applies to names that end in `set`,
///    even if their first word is a verb.
/// 4. An `is` between other words moves to the beginning: `path_is_selected` is `isPathSelected`.
/// 5. Names that the rules can't produce are in a table.
enum BooleanNaming {
    /// Returns the words of the Swift name of a Boolean property or a function that returns a Boolean value.
    static func words(_ cName: String) -> [String] {
        var words = Naming.propertyWords(cName)
        if let name = names[words.joined(separator: " ")] { return name.split(separator: " ").map(String.init) }
        guard let first = words.first, let last = words.last, !["bool", "boolean"].contains(last) else { return words }
        if let place = words.firstIndex(of: "is"), place > 0, place < words.count - 1 {
            words.remove(at: place)
            return ["is"] + words
        }
        if last == "set", words.count > 1 { return [isSeveral(Array(words.dropLast())) ? "are" : "is"] + words }
        if assertions.contains(first) { return words }
        let isAlways = first == "always" && words.count > 1
        if isAlways || verbs.contains(first) {
            words[isAlways ? 1 : 0] = English.thirdPerson(words[isAlways ? 1 : 0])
            return words
        }
        return [words.count > 1 && isSeveral(words) ? "are" : "is"] + words
    }

    static func name(_ cName: String) -> String { Naming.lowerCamel(words(cName)) }

    /// For example, `icon_activatable` states a condition, but `icon` names a value.
    static func isAssertion(_ cName: String) -> Bool {
        let words = Naming.propertyWords(cName)
        return names[words.joined(separator: " ")] != nil || words.dropFirst().dropLast().contains("is")
            || verbs.contains(words[0]) || words.last.map { English.isAdjective($0) } ?? false
    }

    /// For example, `headers visible` and `pixels above lines` are plural.
    private static func isSeveral(_ words: [String]) -> Bool {
        if verbs.contains(words[0]) { return false }
        let subject = words.prefix { !English.isAdjective($0) && !prepositions.contains($0) }
        return subject.last.map { English.isPlural($0) } ?? false
    }

    private static let prepositions: Set<String> = ["above", "below", "in", "inside", "on"]

    /// The first words that are kept: verbs in the third person and similar words.
    private static let assertions = WordLists.words("Assertions")

    /// The verbs that are put into the third person if a C name begins with them.
    private static let verbs = WordLists.words("BooleanVerbs")

    /// The Swift names that replace bad results of the rules. The keys are the words of the C names.
    private static let names = WordLists.texts("BooleanNames")
}
