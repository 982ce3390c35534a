/// The rules that create sentences for declarations without a handwritten one.
///
/// A sentence by a rule states what the name and the type don't, for example the elements of a type. A rule that has
/// nothing to add returns nil. The comment is then only the C name and the link.
struct DocumentationRules {
    /// The maximum number of characters up to which a rule adds details.
    static let longest = 110

    let library: GIRLibrary
    /// The module that contains the comment.
    let module: String

    /// Returns the sentence for a declaration, by the rule for its kind, or nil if it could only repeat the name.
    func sentence(on subject: DocumentedDeclaration) -> Sentence? {
        switch subject {
        case .type(let declaration): type(declaration)
        case .property(let property, let declaration): self.property(property, of: declaration)
        case .function(let call, _): function(call)
        case .virtualFunction(let call, let entry, let signal, _): virtualFunction(call, entry, signal, subject)
        case .detail(let signal, _): sentence(.detail, "Returns the signal `\(signal.name)` with the given detail")
        case .emitter(let signal, _): sentence(.emission, "Emits the signal `\(signal.name)`")
        case .constant(let constant): self.constant(constant)
        case .key(let key): self.key(key)
        case .comparison(let comparison): self.comparison(comparison)
        case .computed, .initializer, .signal, .value, .field: nil
        }
    }

    /// Returns a sentence that consists of a beginning and as many of the additions as fit the line, in order.
    func sentence(_ origin: Sentence.Origin, _ beginning: String, _ additions: String...) -> Sentence {
        var text = beginning
        for addition in additions where text.count + addition.count < DocumentationRules.longest { text += addition }
        return Sentence(origin: origin, text: text + ".")
    }

    func name(_ declaration: Declaration) -> String { "`\(library.typeName(declaration).spelled(in: module))`" }
}
