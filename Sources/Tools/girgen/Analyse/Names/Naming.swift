/// The rules that turn C names into Swift names. The page Coming from C lists them. See also ``CountNaming`` and
/// ``BooleanNaming``.
package enum Naming {
    /// The spellings of abbreviations, by their words in C names. All letters have the same case.
    private static let abbreviations = WordLists.texts("Abbreviations")

    /// The prepositions that connect an argument to a verb and begin the argument's label.
    private static let prepositions: Set<String> = [
        "after", "at", "before", "by", "for", "from", "in", "of", "on", "to", "with", "within",
    ]

    /// The names of types in the standard library, Swift concurrency and Combine, which other types can't have.
    static let takenTypeNames = WordLists.words("TakenTypeNames")

    /// The Swift spellings of words that C names join, shorten or replace with other terms.
    private static let respelled = WordLists.phrases("RespelledWords")

    /// The full forms of words that are shortened in the C names of arguments.
    private static let writtenOut = WordLists.phrases("ShortArgumentWords")

    /// Returns the Swift name of an argument, for example `destinationX` for `dest_x`.
    static func argument(_ name: String) -> String {
        var words = words(name).flatMap { writtenOut[$0] ?? [$0] }
        // At other positions, these words indicate a count: `num_files`, `n_items`.
        if words.last == "num" || words == ["n"] { words[words.count - 1] = "number" }
        if words == ["new", "value"] { words = ["value"] }
        return lowerCamel(words)
    }

    static func words(_ name: String) -> [String] {
        name.split { $0 == "_" || $0 == "-" || $0 == "." || $0 == " " }.map { $0.lowercased() }
            .flatMap { respelled[$0] ?? [$0] }
    }

    /// Returns the name of a type with its abbreviations in a uniform case: `CSSProvider` for `CssProvider`.
    static func type(_ name: String) -> String {
        camelWords(name).map { word in
            word.count > 1 && word.dropFirst().allSatisfy(\.isLowercase)
                ? abbreviations[word.lowercased()] ?? word : word
        }.joined()
    }

    /// Returns the words of a name in camel case, for example `Input` and `Stream` for `InputStream`.
    static func camelWords(_ name: String) -> [String] {
        name.matches(of: /[A-Z][^A-Z]*|^[^A-Z]+/).map { String($0.output) }
    }

    static func lowerCamel(_ words: [String]) -> String {
        let words = CountNaming.words(words)
        guard let first = words.first else { return "" }
        let result = joined(first, upperCamel(Array(words.dropFirst())))
        return result.first.map { $0.isNumber ? "_" + result : result } ?? result
    }

    static func upperCamel(_ words: [String]) -> String {
        words.map { word in abbreviations[word] ?? upperFirst(word) }.reduce("", joined)
    }

    /// Joins two parts of a name. A `_` separates a long number from a preceding number, for example in `g8B8R8_420`.
    private static func joined(_ first: String, _ second: String) -> String {
        let isLong = second.prefix { $0.isNumber }.count > 1
        return isLong && first.last?.isNumber == true ? "\(first)_\(second)" : first + second
    }

    static func lowerCamel(_ name: String) -> String { lowerCamel(words(name)) }

    /// Drops the prefix of the library in the names of settings.
    static func propertyWords(_ cName: String) -> [String] {
        var words = words(cName)
        if words.count > 1, ["get", "gtk"].contains(words[0]) { words.removeFirst() }
        return words
    }

    /// Returns a property's Swift name, which is an assertion if it is Boolean.
    static func property(_ cName: String, isBoolean: Bool) -> String {
        isBoolean ? BooleanNaming.name(cName) : lowerCamel(propertyWords(cName))
    }

    /// Returns a name whose first letter is uppercase.
    package static func upperFirst(_ name: some StringProtocol) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    /// Returns the form of a type's name that begins a member's name: `menuButton`, or `glArea` for `GLArea`.
    static func lowerFirst(_ typeName: String) -> String {
        let capitals = typeName.prefix { $0.isUppercase }.count
        let count = capitals > 1 && capitals < typeName.count ? capitals - 1 : capitals
        return typeName.prefix(count).lowercased() + typeName.dropFirst(count)
    }

    static func value(_ name: String, cName: String) -> String {
        guard name.first?.isNumber == true else { return lowerCamel(name) }
        let previous = words(cName).dropLast(words(name).count).suffix(1)
        return lowerCamel(previous + words(name))
    }

    static func constant(_ words: [String]) -> String {
        // Drops the prefix of GLib constants and number types, which is meaningless in Swift.
        let words = words.first == "g" && words.count > 1 ? Array(words.dropFirst()) : words
        return lowerCamel(words.map { numberTypes.contains($0) ? String($0.dropFirst()) : $0 })
    }

    private static let numberTypes: Set<String> = [
        "gdouble", "gfloat", "gint", "gint16", "gint32", "gint64", "gint8", "glong", "gshort", "gsize", "gssize",
        "guint", "guint16", "guint32", "guint64", "guint8", "gulong", "gushort",
    ]

    /// The words of the name and of the type of an argument.
    typealias Argument = (name: [String], type: [String])
    typealias Label = (index: Int, text: String)

    /// Returns the base name of a function. If the end of the C name refers to an argument, also returns the label of
    /// that argument.
    ///
    /// - Parameter isAsynchronous: A Boolean value that indicates whether the function has a finish function.
    static func function(_ cName: String, isAsynchronous: Bool = false, arguments: [Argument])
        -> (base: String, label: Label?)
    {
        var words = words(cName)
        if words.first == "get", words.count > 1 { words.removeFirst() }
        if isAsynchronous, words.last == "async", words.count > 1 { words.removeLast() }
        if let (short, label) = withoutSuffix(words, arguments) { return (lowerCamel(short), label) }
        // The verb `set` means nothing without the following words, for example in `setFromIconName`.
        let isBare = words.count > 1 && words[0] == "set" && prepositions.contains(words[1])
        if words.count > 2, !isBare, let preposition = words.lastIndex(where: { prepositions.contains($0) }),
            preposition > 0, preposition < words.count - 1
        {
            let named = Array(words[(preposition + 1)...])
            // The exact name takes precedence over names and types that contain the words.
            let index =
                arguments.firstIndex { $0.name == named }
                ?? arguments.firstIndex { argument in named.allSatisfy { argument.name.contains($0) } }
                ?? arguments.firstIndex { argument in named.allSatisfy { argument.type.contains($0) } }
            if let index {
                return (lowerCamel(Array(words[..<preposition])), (index, lowerCamel(Array(words[preposition...]))))
            }
        }
        return (lowerCamel(words), nil)
    }

    /// Drops a suffix that exists only because C can't overload functions. Also returns the label that replaces it.
    private static func withoutSuffix(_ words: [String], _ arguments: [Argument]) -> (words: [String], label: Label?)? {
        guard let last = words.last, words.count > 1 else { return nil }
        let rest = Array(words.dropLast())
        switch last {
        case "full": return arguments.isEmpty || rest.last == "transfer" ? nil : (rest, nil)
        case "named", "titled":
            guard let index = arguments.firstIndex(where: { $0.name == [last == "named" ? "name" : "title"] })
            else { return nil }
            return (rest, index == 0 ? (0, last) : nil)
        case "bytes":
            let isOverload = words[0] != "set" && rest.last.map { prepositions.contains($0) } == false
            return isOverload && arguments.contains { $0.type == ["bytes"] } ? (rest, nil) : nil
        case "function":
            return words[0] == "set" && words.count > 2 && actions.isDisjoint(with: rest) ? (rest, nil) : nil
        default: return nil
        }
    }

    /// The words after which `_func` isn't dropped, because `setMap` and `setVisible` would have other meanings.
    private static let actions: Set<String> = [
        "create", "equal", "format", "map", "match", "modify", "select", "translate", "visible",
    ]

    /// The main argument has no default value, because a call such as `socket.conditionWait()` would do nothing.
    static func isSubject(_ argument: String) -> Bool {
        words(argument).last.map { ["actions", "condition", "errors", "state"].contains($0) } ?? false
    }

    /// For example, `selectRow(row)` mentions its argument. If the function returns a value, only the last word counts:
    /// `iterChildCount(iter)` doesn't mention its argument, and a call without it counts the rows of the root.
    static func mentions(_ base: String, _ argument: String, returns: Bool) -> Bool {
        guard let word = words(argument).last else { return false }
        let words = camelWords(base).map { $0.lowercased() }
        return returns ? words.last == word : words.contains(word)
    }

    /// The labels of arguments that identify the value that a function reads or sets, by C name.
    static let keyLabels: [String: String] = ["icon_pos": "at", "key": "forKey"]

    /// The words that only repeat the type of the value in the name of a setter: `set_boolean`.
    static let valueWords: Set<String> = ["bool", "boolean", "double", "int", "string", "value"]

    /// A name such as `setCursor` or `append` is incomplete without an argument.
    static func needsObject(_ base: String) -> Bool {
        ["set", "append", "prepend", "insert", "add"].contains(camelWords(base).first ?? "")
    }

    static func readsLikeProperty(_ cName: String) -> Bool {
        let words = words(cName)
        guard words.count > 1, let first = words.first else { return false }
        return ["get", "is", "has", "can", "accepts", "had", "list", "should", "supports"].contains(first)
    }

    /// Returns the label of a constructor's only argument, which is part of the constructor's C name.
    static func constructorLabel(_ cName: String) -> String? {
        var words = words(cName)
        guard words.first == "new" else { return nil }
        words.removeFirst()
        if let first = words.first, ["with", "from", "for"].contains(first) { words.removeFirst() }
        return words.isEmpty ? nil : lowerCamel(words)
    }
}
