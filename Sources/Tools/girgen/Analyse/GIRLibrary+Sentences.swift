extension GIRLibrary {
    /// The sentence of a declaration, as it stands in a module: the one written by hand, or a rule's.
    func sentence(on subject: DocumentedDeclaration, in module: String) -> Sentence {
        if let name = subject.cName, let text = Words.sentences[name] { return Sentence(origin: .byHand, text: text) }
        return DocumentationRules(library: self, module: module).sentence(on: subject)
    }
}
