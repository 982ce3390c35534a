// Sentences about signals.

extension DocumentationRules {
    func signal(_ signal: SignalPlan) -> Sentence {
        if let event = English.event(Naming.words(signal.gir.info.name)) {
            return sentence(.event, "Emitted when \(event)")
        }
        let action = signal.emitter == nil ? "" : ". A program can emit it too"
        return sentence(.signal, "The signal `\(signal.gir.info.name)`", action)
    }

    func detail(_ signal: SignalPlan) -> Sentence {
        sentence(.detail, "The emissions of `\(signal.name)` for one detail")
    }

    func emitter(_ signal: SignalPlan) -> Sentence {
        sentence(.emission, "Emits `\(signal.name)`")
    }

    /// Returns the sentence for a virtual function: the default handler of a signal, or the implementation of a method.
    func virtualFunction(_ plan: CallPlan, _ entry: GIRCallable?, _ signal: GIRCallable?) -> Sentence {
        if let signal {
            let name = Naming.lowerCamel(signal.info.name)
            return sentence(
                .classHandler,
                "Override this method to handle `\(name)` in the class, in addition to its handlers"
            )
        }
        if let entry, let text = library.policy.sentences[entry.cIdentifier] {
            return Sentence(origin: .implementation, text: text)
        }
        return sentence(
            .implementation,
            "Override this method to implement `\(plan.callable.info.name)`, which C calls"
        )
    }
}
