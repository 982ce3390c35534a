extension GIRLibrary {
    /// Returns the sentence for a declaration in a module. A handwritten sentence takes precedence over the sentence of
    /// a rule. Returns nil if the comment only contains the C name.
    func sentence(on subject: DocumentedDeclaration, in module: String) -> Sentence? {
        if let name = subject.cName, let text = policy.sentences[name] {
            return Sentence(origin: .byHand, text: Sentence.text(text, for: subject))
        }
        return DocumentationRules(library: self, module: module).sentence(on: subject)
    }
}
