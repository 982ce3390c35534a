// Sentences about properties.

extension DocumentationRules {
    func property(_ property: PropertyPlan, of declaration: Declaration) -> Sentence {
        var words = Naming.words(property.gir.info.name)
        // Settings and proxies have the library's prefix in the name.
        if words.count > 1, ["g", "gtk"].contains(words[0]) { words.removeFirst() }
        if !property.isReadable {
            return sentence(.setter, "Sets \(English.definite(words)), which can't be read")
        }
        return property.kind == .bool ? truth(words, of: declaration) : attribute(words)
    }

    func computed(_ call: CallPlan) -> Sentence {
        var words = Naming.words(call.callable.info.name)
        if words.count > 1, words[0] == "get" { words.removeFirst() }
        return call.resultKind == .bool && call.outputs.isEmpty ? truth(words, of: nil) : attribute(words)
    }

    private func attribute(_ words: [String]) -> Sentence {
        sentence(.attribute, English.capitalized(English.definite(words)))
    }

    // MARK: Boolean properties

    /// Returns the sentence for a Boolean property, from the words of its name.
    private func truth(_ words: [String], of declaration: Declaration?) -> Sentence {
        guard let clause = clause(words, of: declaration) else {
            return sentence(.truth, "A Boolean value for \(English.definite(words))")
        }
        return sentence(.truth, "A Boolean value that indicates whether \(clause)")
    }

    /// Returns the clause that follows "whether", or nil if the words don't form a clause.
    func clause(_ words: [String], of declaration: Declaration?) -> String? {
        guard let first = words.first, let last = words.last else { return nil }
        let rest = Array(words.dropFirst())
        switch first {
        case "is" where !rest.isEmpty: return "it is \(state(rest))"
        case "has" where !rest.isEmpty, "had" where !rest.isEmpty: return "it \(first) \(English.indefinite(rest))"
        case "can" where !rest.isEmpty, "should" where !rest.isEmpty: return "it \(first) \(action(rest))"
        default: break
        }
        if let place = words.firstIndex(of: "is"), place > 0, place < words.count - 1 {
            return "\(English.definite(Array(words[..<place]))) is \(state(Array(words[(place + 1)...])))"
        }
        if rest.isEmpty {
            if English.isAdjective(last) { return "it is \(last)" }
            return English.verb(ofThirdPerson: last).map { "it \(English.thirdPerson($0))" }
        }
        if last == "set", let declaration {
            let property = words.dropLast().joined(separator: "-")
            let found = declaration.compound?.properties.first { $0.info.name == property }
            if let found {
                let isBoolean = found.type.name == "gboolean"
                return "`\(Naming.property(property, isBoolean: isBoolean))` takes effect"
            }
        }
        // The first word is a verb, unless the words form a noun: `scroll-lock-state`.
        if let verb = English.verb(ofThirdPerson: first) {
            return "it \(English.thirdPerson(verb)) \(English.definite(rest))"
        }
        if DocumentationRules.flagVerbs.contains(first) {
            return "it \(English.thirdPerson(first)) \(English.definite(rest))"
        }
        if English.isAdjective(last), !words.dropLast().contains(where: English.isVerb) {
            let thing = Array(words.dropLast())
            let isSeveral = thing.last.map(English.isPlural) ?? false
            return "\(English.definite(thing)) \(isSeveral ? "are" : "is") \(last)"
        }
        return nil
    }

    /// Verbs with which the names of Boolean properties begin.
    private static let flagVerbs = WordLists.words("FlagVerbs")

    /// Returns the words that follow "it is": an adjective, or a noun with its article.
    private func state(_ words: [String]) -> String {
        let text = English.phrase(words)
        let isAdjective =
            words.last.map(English.isAdjective) == true || English.isAdjective(words[0]) || words[0] == "in"
            || words[0] == "at"
        return isAdjective ? text : English.indefinite(words)
    }

    /// Returns the words that follow "it can": a verb with its object.
    private func action(_ words: [String]) -> String {
        words.count == 1 ? words[0] : "\(words[0]) \(English.definite(Array(words.dropFirst())))"
    }
}
