// Sentences about functions and initializers.

extension DocumentationRules {
    /// A function, with the words of its name.
    private struct NamedFunction {
        let call: CallPlan
        /// The words of the name, without `get` and words such as `async`.
        let words: [String]
        let isNamedAsGetter: Bool
        let outcome: String?

        var arguments: [CallPlan.Parameter] { call.arguments }
        var first: String { words.first ?? "" }
        var rest: [String] { Array(words.dropFirst()) }

        /// A Boolean value that indicates whether the function only returns a Boolean value.
        var isTruth: Bool {
            call.last.resultKind == .bool && call.last.outputs.isEmpty && !call.last.isResultOnlySuccess
        }
    }

    func function(_ call: CallPlan) -> Sentence {
        let words = words(of: call)
        let isNamedAsGetter = words.count > 1 && words[0] == "get"
        let function = NamedFunction(
            call: call,
            words: isNamedAsGetter ? Array(words.dropFirst()) : words,
            isNamedAsGetter: isNamedAsGetter,
            outcome: outcome(call)
        )
        return special(function) ?? question(function) ?? retrieval(function) ?? conversion(function)
            ?? creation(function) ?? step(function) ?? deed(function) ?? value(function) ?? announcement(function)
            ?? plain(function)
    }

    /// Returns the sentence for a function that many classes have, or nil for other functions.
    private func special(_ function: NamedFunction) -> Sentence? {
        if function.words.last == "quark" {
            return sentence(.getter, "Returns the C number of the error domain")
        }
        if function.words.suffix(2) == ["for", "each"], let closure = function.arguments.first(where: isClosure) {
            return sentence(.deed, "Calls `\(closure.name)` with each element")
        }
        if function.words == ["dup"], let outcome = function.outcome {
            return sentence(.deed, "Copies it", ". Returns \(outcome)", ending(function.call))
        }
        if function.words == ["get"], let outcome = function.outcome {
            return sentence(.getter, "Returns \(outcome)", ending(function.call))
        }
        return nil
    }

    private func retrieval(_ function: NamedFunction) -> Sentence? {
        guard let outcome = function.outcome else { return nil }
        if function.isNamedAsGetter { return getter(function.words, function, outcome) }
        guard ["list", "dup", "ref"].contains(function.first), !function.rest.isEmpty else { return nil }
        return getter(function.rest, function, outcome)
    }

    private func conversion(_ function: NamedFunction) -> Sentence? {
        let (words, call) = (function.words, function.call)
        if ["to", "as"].contains(function.first), !function.rest.isEmpty, function.outcome != nil {
            let form = "Returns it as \(English.indefinite(function.rest))"
            return sentence(.getter, form, ending(call))
        }
        if function.first == "to", let place = function.arguments.first {
            return sentence(.deed, "Writes it to `\(place.name)`", ending(call))
        }
        guard !English.isVerb(function.first), let place = words.firstIndex(of: "to"), place > 0,
            place < words.count - 1,
            let outcome = function.outcome
        else { return nil }
        let (from, to) = (Array(words[..<place]), Array(words[(place + 1)...]))
        let places = "\(English.definite(from)) to \(English.definite(to))"
        return sentence(.deed, "Converts \(places)", ". Returns \(outcome)", ending(call))
    }

    private func creation(_ function: NamedFunction) -> Sentence? {
        guard ["new", "make"].contains(function.first), let outcome = function.outcome else { return nil }
        let made = "Creates \(outcome)\(manner(function.rest))"
        return sentence(.deed, made, ending(function.call))
    }

    private func step(_ function: NamedFunction) -> Sentence? {
        guard ["next", "previous"].contains(function.first), function.outcome == nil || function.isTruth else {
            return nil
        }
        let things = function.rest.isEmpty ? "" : " \(English.phrase(function.rest))"
        let step = "Moves to the \(function.first)\(things)"
        return sentence(.deed, step, function.isTruth ? ". Returns a `Bool`" : "", ending(function.call))
    }

    private func value(_ function: NamedFunction) -> Sentence? {
        guard let outcome = function.outcome else { return nil }
        if English.isPreposition(function.first) {
            return sentence(.getter, "Returns \(outcome)", ending(function.call))
        }
        return getter(function.words, function, outcome)
    }

    private func announcement(_ function: NamedFunction) -> Sentence? {
        English.event(function.words).map { sentence(.announcement, "Reports that \($0)") }
    }

    /// Returns a sentence about a function's arguments and result, if its name doesn't make one.
    private func plain(_ function: NamedFunction) -> Sentence {
        let takes = function.arguments.isEmpty ? "Takes no arguments" : naming("Takes", function.arguments)
        return sentence(
            .plainFunction,
            takes,
            " and returns \(function.outcome ?? "nothing")",
            ending(function.call)
        )
    }

    /// Returns the words of a function's name without words such as `async`.
    private func words(of call: CallPlan) -> [String] {
        var words = Naming.words(call.callable.info.name)
        while words.count > 1, let last = words.last, ["async", "sync", "finish", "full"].contains(last) {
            words.removeLast()
        }
        return words.map { $0 == "newv" ? "new" : $0 }
    }

    /// Returns the description of how an object is created, from the words after `new`: ` from a path`,
    /// ` of the kind "UTC"`.
    private func manner(_ words: [String]) -> String {
        guard let first = words.first else { return "" }
        if DocumentationRules.introductions.contains(first), words.count > 1 {
            return " \(first) \(English.indefinite(Array(words.dropFirst())))"
        }
        return " of the kind \"\(English.phrase(words))\""
    }

    private static let introductions: Set<String> = ["as", "at", "by", "for", "from", "in", "of", "with"]

    /// Returns a Boolean value that indicates whether a word that can be a verb or a noun is a noun, for example
    /// `filter` if no other words follow and the function returns a value.
    private func isNoun(_ words: [String], _ outcome: String?) -> Bool {
        guard outcome != nil else { return false }
        let nouns: Set<String> = [
            "end", "filter", "focus", "format", "group", "offset", "point", "range", "scale", "shape",
            "start", "monitor",
        ]
        return nouns.contains(words[0]) && words.count > 1
    }

    // MARK: Results

    private func getter(_ words: [String], _ function: NamedFunction, _ outcome: String) -> Sentence {
        let names = outcome.hasPrefix("`") ? ": \(outcome)" : ""
        return sentence(.getter, "Returns \(English.definite(words))", names, ending(function.call))
    }

    private func truth(_ clause: String, _ call: CallPlan) -> Sentence {
        sentence(.question, "Returns a Boolean value that indicates whether \(clause)", ending(call))
    }

    private func question(_ function: NamedFunction) -> Sentence? {
        guard function.isTruth, !function.words.isEmpty else { return nil }
        let (words, rest, arguments, call) = (function.words, function.rest, function.arguments, function.call)
        let isAsked =
            ["is", "has", "had", "can", "should"].contains(words[0]) && !rest.isEmpty
            || words.dropFirst().dropLast().contains("is")
        if isAsked, let clause = clause(words, of: nil) { return truth(clause, call) }
        if words[0] == "valid" { return truth("\(rest.isEmpty ? "it" : English.definite(rest)) is valid", call) }
        if words == ["equal"] || words == ["equals"], let other = arguments.first {
            return truth("it is equal to `\(other.name)`", call)
        }
        if words == ["near"], let other = arguments.first { return truth("it is near `\(other.name)`", call) }
        if English.isPreposition(words[0]), !rest.isEmpty {
            return truth("it is \(words[0]) \(English.definite(rest))", call)
        }
        let verb = English.verb(ofThirdPerson: words[0])
        guard
            let verb = verb
                ?? (words[0] == "contain" || words[0] == "match" || words[0] == "intersect" ? words[0] : nil)
        else { return nil }
        let third = English.thirdPerson(verb)
        if rest.isEmpty { return truth("it \(third)" + (arguments.first.map { " `\($0.name)`" } ?? ""), call) }
        let things = English.phrase(rest)
        // Plural nouns and uppercase names: `files`, `TLS`.
        let isGeneral =
            rest.last.map(English.isPlural) == true || things.allSatisfy { !$0.isLowercase } || things == "IPv4"
        return truth("it \(third) \(isGeneral ? things : English.definite(rest))", call)
    }

    // MARK: Actions

    private func deed(_ function: NamedFunction) -> Sentence? {
        let (verb, rest, arguments, call) = (function.first, function.rest, function.arguments, function.call)
        guard English.isVerb(verb), !isNoun(function.words, function.outcome) else { return nil }
        let does = English.capitalized(English.thirdPerson(verb))
        let beginning: String
        if rest.isEmpty {
            let object = arguments.first { !isOfTheCall($0) }
            if let object, English.takesArgument(verb), !isOfOwner(call), isThing(object) {
                beginning = "\(does) `\(object.name)`"
            } else if English.standsAlone(verb) || isOfOwner(call) && verb != "copy"
                || object != nil && call.instance == nil
            {
                beginning = does
            } else {
                beginning = English.capitalized(English.doesIt(verb))
            }
        } else if verb == "set", let first = rest.first, English.isPreposition(first) {
            beginning = "Sets it \(English.definite(rest))"
        } else if verb == "set", arguments.count == 1, arguments[0].kind == .bool, let clause = clause(rest, of: nil) {
            beginning = "Sets whether \(clause)"
        } else {
            beginning = "\(does) \(English.definite(rest))"
        }
        return sentence(.deed, beginning, function.outcome.map { ". Returns \($0)" } ?? "", ending(call))
    }

    private func isClosure(_ argument: CallPlan.Parameter) -> Bool {
        if case .callback = argument.kind { true } else { false }
    }

    /// Returns a Boolean value that indicates whether an argument can be the object of the action, and not a detail of
    /// it.
    private func isThing(_ argument: CallPlan.Parameter) -> Bool {
        switch argument.kind {
        case .bool, .integer, .float, .double, .range, .callback: false
        default: true
        }
    }

    /// Returns a Boolean value that indicates whether a function returns another value of the type to which it
    /// belongs, like arithmetic.
    private func isOfOwner(_ call: CallPlan) -> Bool {
        guard let instance = call.callable.instance?.type.name else { return false }
        return ([call.last.callable.result.type] + call.last.outputs.map(\.gir.type)).contains { $0.name == instance }
    }

    /// Returns the end of a sentence about a function that can fail or that suspends.
    func ending(_ call: CallPlan) -> String {
        var sentences: [String] = []
        if !call.finish.isEmpty { sentences.append("Suspends until it's done") }
        if call.base.hasSuffix("Blocking") { sentences.append("Blocks until it's done") }
        if call.last.callable.throwsError { sentences.append("Throws a `GLibError`") }
        return sentences.map { ". \($0)" }.joined()
    }

    // MARK: Initializers

    func initializer(_ call: CallPlan, of declaration: Declaration) -> Sentence {
        var words = words(of: call)
        if words.first == "new" { words.removeFirst() }
        let type = name(declaration)
        let made = "Creates \(English.article(type)) \(type)"
        let ending = ending(call)
        let missing = call.last.isResultNullable ? ". Returns nil if C returns NULL" : ""
        let arguments = call.arguments.filter { !isOfTheCall($0) }
        guard let first = words.first(where: { !["alloc", "create", "init"].contains($0) }) else {
            if arguments.isEmpty {
                let isObject = declaration.category == .object
                let defaults = isObject ? " whose properties have their defaults" : ", without arguments"
                return sentence(.construction, made, defaults, ending, missing)
            }
            return sentence(.construction, naming("\(made) from", arguments), ending, missing)
        }
        while let word = words.first, ["alloc", "create", "init"].contains(word) { words.removeFirst() }
        let isPreposition = DocumentationRules.introductions.contains(first)
        let rest = isPreposition ? Array(words.dropFirst()) : words
        if !isPreposition || rest.isEmpty {
            return sentence(.construction, "\(made)\(manner(words))", ending, missing)
        }
        let thing = arguments.isEmpty ? English.indefinite(rest) : English.definite(rest)
        return sentence(.construction, "\(made) \(first) \(thing)", ending, missing)
    }
}
