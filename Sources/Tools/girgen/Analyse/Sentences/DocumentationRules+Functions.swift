// Sentences about functions.

extension DocumentationRules {
    func function(_ call: CallPlan) -> Sentence? {
        let words = Naming.words(call.callable.info.name)
        if words.suffix(2) == ["for", "each"], let closure = call.arguments.first(where: isClosure) {
            return sentence(.iteration, "Calls the closure `\(closure.name)` with each element")
        }
        if call.last.end != nil {
            return sentence(.ending, "Returns an `AnyCancellable` that undoes the call when it's cancelled or released")
        }
        return nil
    }

    private func isClosure(_ argument: CallPlan.Parameter) -> Bool {
        if case .callback = argument.kind { true } else { false }
    }

    /// Returns the sentence for a virtual function, which is either the default handler of a signal or the
    /// implementation of a method.
    func virtualFunction(
        _ plan: CallPlan,
        _ entry: GIRCallable?,
        _ signal: GIRCallable?,
        _ subject: DocumentedDeclaration
    ) -> Sentence {
        if let signal {
            let name = Naming.lowerCamel(signal.info.name)
            return sentence(
                .classHandler,
                "Override this method to handle the signal `\(name)` in all instances of the class"
            )
        }
        if let entry, let text = library.policy.sentences[entry.cIdentifier] {
            return Sentence(origin: .implementation, text: Sentence.text(text, for: subject))
        }
        let name = plan.callable.info.name
        if case .virtualFunction(_, _, _, let declaration) = subject, declaration.category == .interface {
            return sentence(.implementation, "C calls this method to perform the virtual function `\(name)`")
        }
        return sentence(.implementation, "Override this method to implement the virtual function `\(name)`")
    }
}
