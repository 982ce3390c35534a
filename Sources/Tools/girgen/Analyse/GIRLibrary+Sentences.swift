extension GIRLibrary {
    /// Returns the sentence for a declaration in a module: the handwritten one, or one that a rule creates. Returns nil if
    /// the comment only has the C name.
    func sentence(on subject: DocumentedDeclaration, in module: String) -> Sentence? {
        if let name = subject.cName, let text = policy.sentences[name] {
            return Sentence(origin: .byHand, text: Sentence.text(text, for: subject))
        }
        return DocumentationRules(library: self, module: module).sentence(on: subject)
    }
}
