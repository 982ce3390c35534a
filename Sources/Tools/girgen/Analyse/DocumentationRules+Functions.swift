// Sentences on functions and initialisers.

extension DocumentationRules {
    /// A function as the rules see it.
    private struct NamedFunction {
        let call: CallPlan
        /// The words of the name, without `get` and what says how the function is called.
        let words: [String]
        let isNamedAsGetter: Bool
        let outcome: String?

        var arguments: [CallPlan.Parameter] { call.arguments }
        var first: String { words.first ?? "" }
        var rest: [String] { Array(words.dropFirst()) }

        /// Whether what comes back is a truth, and nothing else.
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

    /// Functions that are there in many classes by one name.
    private func special(_ function: NamedFunction) -> Sentence? {
        if function.words.last == "quark" {
            return sentence(.getter, "Returns the number that C has for the errors' domain")
        }
        if function.words.suffix(2) == ["for", "each"], let closure = function.arguments.first(where: isClosure) {
            return sentence(.deed, "Calls `\(closure.name)` with each in turn")
        }
        if function.words == ["dup"], let outcome = function.outcome {
            return sentence(.deed, "Copies it", "; returns \(outcome)", ending(function.call))
        }
        if function.words == ["get"], let outcome = function.outcome {
            return sentence(.getter, "Returns \(outcome)", given(function.arguments), ending(function.call))
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
            return sentence(.getter, form, given(function.arguments), ending(call))
        }
        if function.first == "to", let place = function.arguments.first {
            return sentence(.deed, "Writes it to `\(place.name)`, \(type(of: place))", ending(call))
        }
        guard !English.isVerb(function.first), let place = words.firstIndex(of: "to"), place > 0,
            place < words.count - 1,
            let outcome = function.outcome
        else { return nil }
        let (from, to) = (Array(words[..<place]), Array(words[(place + 1)...]))
        let places = "\(English.definite(from)) to \(English.definite(to))"
        return sentence(.deed, "Converts \(places)", given(function.arguments), "; returns \(outcome)", ending(call))
    }

    private func creation(_ function: NamedFunction) -> Sentence? {
        guard ["new", "make"].contains(function.first), let outcome = function.outcome else { return nil }
        let made = "Creates \(outcome)\(manner(function.rest))"
        return sentence(.deed, made, given(function.arguments), ending(function.call))
    }

    private func step(_ function: NamedFunction) -> Sentence? {
        guard ["next", "previous"].contains(function.first), function.outcome == nil || function.isTruth else {
            return nil
        }
        let things = function.rest.isEmpty ? "" : " \(English.phrase(function.rest))"
        let step = function.first == "next" ? "Goes on to the next\(things)" : "Goes back to the\(things) before"
        return sentence(.deed, step, function.isTruth ? "; returns a `Bool`" : "", ending(function.call))
    }

    private func value(_ function: NamedFunction) -> Sentence? {
        guard let outcome = function.outcome else { return nil }
        if English.isPreposition(function.first) {
            return sentence(.getter, "Returns \(outcome)", given(function.arguments), ending(function.call))
        }
        return getter(function.words, function, outcome)
    }

    private func announcement(_ function: NamedFunction) -> Sentence? {
        English.event(function.words).map { sentence(.announcement, "Tells that \($0)", given(function.arguments)) }
    }

    /// What a function takes and gives back, where its name makes no sentence.
    private func plain(_ function: NamedFunction) -> Sentence {
        let takes = function.arguments.isEmpty ? "Takes nothing" : naming("Takes", function.arguments)
        return sentence(
            .plainFunction,
            takes,
            " and returns \(function.outcome ?? "nothing")",
            ending(function.call)
        )
    }

    /// The words of a function's name without those that say how it is called.
    private func words(of call: CallPlan) -> [String] {
        var words = Naming.words(call.callable.info.name)
        while words.count > 1, let last = words.last, ["async", "sync", "finish", "full"].contains(last) {
            words.removeLast()
        }
        return words.map { $0 == "newv" ? "new" : $0 }
    }

    /// How something is made, by the words after `new`: ` from a path`, ` of the kind “UTC”`.
    private func manner(_ words: [String]) -> String {
        guard let first = words.first else { return "" }
        if DocumentationRules.introductions.contains(first), words.count > 1 {
            return " \(first) \(English.indefinite(Array(words.dropFirst())))"
        }
        return " of the kind “\(English.phrase(words))”"
    }

    private static let introductions: Set<String> = ["as", "at", "by", "for", "from", "in", "of", "with"]

    /// Whether a word that may be a verb is a noun here, as `filter` is where nothing else follows and something comes back.
    private func isNoun(_ words: [String], _ outcome: String?) -> Bool {
        guard outcome != nil else { return false }
        let nouns: Set<String> = [
            "end", "filter", "focus", "format", "group", "offset", "point", "range", "scale", "shape",
            "start", "monitor",
        ]
        return nouns.contains(words[0]) && words.count > 1
    }

    // MARK: What comes back

    private func getter(_ words: [String], _ function: NamedFunction, _ outcome: String) -> Sentence {
        let things = "Returns \(English.definite(words))"
        let known = given(function.arguments)
        let separator = outcome.hasPrefix("`") || !known.isEmpty ? ": " : ", "
        return sentence(.getter, things + known, separator + outcome, ending(function.call))
    }

    private func question(_ function: NamedFunction) -> Sentence? {
        guard function.isTruth, !function.words.isEmpty else { return nil }
        let (words, rest, arguments, call) = (function.words, function.rest, function.arguments, function.call)
        let isAsked =
            ["is", "has", "had", "can", "should"].contains(words[0]) && !rest.isEmpty
            || words.dropFirst().dropLast().contains("is")
        if isAsked { return truth(words, arguments, ending(call), of: nil, origin: .question) }
        if words[0] == "valid" {
            let thing = rest.isEmpty ? "it" : English.definite(rest)
            return sentence(.question, "Whether \(thing) is valid", given(arguments), ending(call))
        }
        if words == ["equal"] || words == ["equals"], let other = arguments.first {
            return sentence(.question, "Whether it is equal to `\(other.name)`", ending(call))
        }
        if words == ["near"], let other = arguments.first {
            return sentence(.question, "Whether it is near `\(other.name)`", given(Array(arguments.dropFirst())))
        }
        if English.isPreposition(words[0]), !rest.isEmpty {
            return sentence(.question, "Whether it is \(words[0]) \(English.definite(rest))", given(arguments))
        }
        let verb = English.verb(ofThirdPerson: words[0])
        guard
            let verb = verb
                ?? (words[0] == "contain" || words[0] == "match" || words[0] == "intersect" ? words[0] : nil)
        else { return nil }
        let third = English.thirdPerson(verb)
        if rest.isEmpty {
            guard let object = arguments.first else { return sentence(.question, "Whether it \(third)", ending(call)) }
            return sentence(
                .question,
                "Whether it \(third) `\(object.name)`",
                ", \(type(of: object))",
                given(Array(arguments.dropFirst())),
                ending(call)
            )
        }
        let things = English.phrase(rest)
        // Kinds of things, and what is only named by capitals: `files`, `TLS`.
        let isGeneral =
            rest.last.map(English.isPlural) == true || things.allSatisfy { !$0.isLowercase } || things == "IPv4"
        let object = isGeneral ? things : English.definite(rest)
        return sentence(.question, "Whether it \(third) \(object)", given(arguments), ending(call))
    }

    // MARK: Deeds

    private func deed(_ function: NamedFunction) -> Sentence? {
        let (verb, rest, arguments, call) = (function.first, function.rest, function.arguments, function.call)
        guard English.isVerb(verb), !isNoun(function.words, function.outcome) else { return nil }
        var others = arguments
        let does = English.capitalized(English.thirdPerson(verb))
        var beginning: String
        var type = ""
        if rest.isEmpty {
            let object = arguments.first { !isOfTheCall($0) }
            if let object, English.takesArgument(verb), !isOfOwner(call), isThing(object) {
                beginning = "\(does) `\(object.name)`"
                others.removeAll { $0.name == object.name }
                type = ", \(self.type(of: object))"
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
            others = []
        } else if verb == "set", arguments.count == 1, let value = arguments.first {
            beginning = "Sets \(English.definite(rest)) to `\(value.name)`"
            type = ", \(self.type(of: value))"
            others = []
        } else if let object = arguments.first, rest == Naming.words(object.gir.name), arguments.count > 0 {
            beginning = "\(does) \(English.definite(rest)) `\(object.name)`"
            others.removeFirst()
        } else {
            beginning = "\(does) \(English.definite(rest))"
        }
        let returned = function.outcome.map { "; returns \($0)" } ?? ""
        if others.isEmpty { return sentence(.deed, beginning, type, returned, ending(call)) }
        return sentence(.deed, beginning, given(others), returned, ending(call))
    }

    private func isClosure(_ argument: CallPlan.Parameter) -> Bool {
        if case .callback = argument.kind { true } else { false }
    }

    /// Whether an argument may be what something is done with, rather than how or where.
    private func isThing(_ argument: CallPlan.Parameter) -> Bool {
        switch argument.kind {
        case .bool, .integer, .float, .double, .range, .callback: false
        default: true
        }
    }

    /// Whether a function gives back another value of the type that it belongs to, as arithmetic does.
    private func isOfOwner(_ call: CallPlan) -> Bool {
        guard let instance = call.callable.instance?.type.name else { return false }
        return ([call.last.callable.result.type] + call.last.outputs.map(\.gir.type)).contains { $0.name == instance }
    }

    /// How a function ends that may fail or take its time.
    func ending(_ call: CallPlan) -> String {
        let fails = call.last.callable.throwsError ? "throws a `GLibError`" : nil
        let waits: String? =
            if !call.finish.isEmpty { "suspends until it is done" } else if call.base.hasSuffix("Blocking") {
                "blocks until it is done"
            } else { nil }
        let parts = [waits, fails].compactMap(\.self)
        return parts.isEmpty ? "" : "; " + parts.joined(separator: ", ")
    }

    // MARK: Initialisers

    func initializer(_ call: CallPlan, of declaration: Declaration) -> Sentence {
        var words = words(of: call)
        if words.first == "new" { words.removeFirst() }
        let type = name(declaration)
        let made = "Creates \(English.article(type)) \(type)"
        let ending = ending(call)
        let missing = call.last.isResultNullable ? "; `nil` where C makes none" : ""
        var arguments = call.arguments
        guard let first = words.first(where: { !["alloc", "create", "init"].contains($0) }) else {
            arguments.removeAll(where: isOfTheCall)
            if arguments.isEmpty {
                let isObject = declaration.category == .object
                return sentence(
                    .construction,
                    made,
                    isObject ? " whose properties have their defaults" : ", without arguments",
                    ending,
                    missing
                )
            }
            if arguments.count == 1 {
                return sentence(
                    .construction,
                    "\(made) from `\(arguments[0].name)`",
                    ", \(self.type(of: arguments[0]))",
                    ending,
                    missing
                )
            }
            return sentence(.construction, naming("\(made) from", arguments), ending, missing)
        }
        while let word = words.first, ["alloc", "create", "init"].contains(word) { words.removeFirst() }
        let isPreposition = DocumentationRules.introductions.contains(first)
        let rest = isPreposition ? Array(words.dropFirst()) : words
        if !isPreposition || rest.isEmpty {
            return sentence(.construction, "\(made)\(manner(words))", given(arguments), ending, missing)
        }
        if arguments.isEmpty {
            return sentence(.construction, "\(made) \(first) \(English.indefinite(rest))", ending, missing)
        }
        let what = "\(made) \(first) \(English.definite(rest))"
        if arguments.count == 1 {
            let argument = arguments.removeFirst()
            return sentence(
                .construction,
                "\(what) `\(argument.name)`",
                ", \(self.type(of: argument))",
                ending,
                missing
            )
        }
        return sentence(.construction, what, given(arguments), ending, missing)
    }
}
