// Sentences on signals.

extension DocumentationRules {
    func signal(_ signal: SignalPlan) -> Sentence {
        let words = Naming.words(signal.gir.info.name)
        let arguments = signal.arguments
        let answer =
            signal.resultKind == .none
            ? "" : "; its handler returns \(phrase(signal.resultKind, isNullable: signal.gir.result.isNullable))"
        if let event = English.event(words) {
            return sentence(.event, "Published when \(event)", brought(arguments, ", with "), answer)
        }
        let name = "The signal “\(English.phrase(words))”"
        let action = signal.emitter == nil ? "" : ", which a program may emit, too"
        if arguments.isEmpty {
            return sentence(.signal, name, action.isEmpty && answer.isEmpty ? ", without a value" : action, answer)
        }
        return sentence(.signal, name, brought(arguments, ", with "), answer)
    }

    /// What a signal hands over.
    private func brought(_ arguments: [CallPlan.Parameter], _ introduction: String) -> String {
        if arguments.isEmpty { return "" }
        if arguments.count == 1 {
            return introduction + phrase(arguments[0].kind, isNullable: arguments[0].gir.isNullable)
        }
        if arguments.count > 5 { return introduction + "\(arguments.count) values" }
        let isNamed = arguments.allSatisfy { $0.label != nil || !isMadeUp($0.gir.name) }
        return introduction
            + English.list(
                arguments.map { argument in
                    isNamed
                        ? "`\(argument.label.map { Naming.lowerCamel($0) } ?? argument.name)`"
                        : phrase(argument.kind, isNullable: argument.gir.isNullable)
                }
            )
    }

    /// Whether introspection made a name up where nobody gave any.
    private func isMadeUp(_ name: String) -> Bool {
        name == "object" || name.first == "p" && Int(name.dropFirst()) != nil
    }

    func detail(_ signal: SignalPlan) -> Sentence {
        sentence(.detail, "What `\(signal.name)` publishes for one detail alone")
    }

    func emitter(_ signal: SignalPlan) -> Sentence {
        let arguments = signal.arguments
        let answer =
            signal.resultKind == .none
            ? "" : "; returns \(phrase(signal.resultKind, isNullable: signal.gir.result.isNullable))"
        return sentence(.emission, "Emits `\(signal.name)`", brought(arguments, ", with "), answer)
    }

    /// What a class does: at a signal, or for a method that programs call.
    func virtualFunction(_ plan: CallPlan, _ entry: GIRCallable?, _ signal: GIRCallable?) -> Sentence {
        if let signal {
            let name = Naming.lowerCamel(signal.info.name)
            return sentence(.classHandler, "What the class itself does at `\(name)`, beside the signal's handlers")
        }
        if let entry, let text = Words.sentences[entry.cIdentifier] {
            return Sentence(origin: .implementation, text: text)
        }
        return sentence(.implementation, "What the class does for `\(plan.callable.info.name)`, which C calls")
    }
}
