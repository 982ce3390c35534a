/// The rules that create sentences for declarations without handwritten sentences.
///
/// A rule only adds information that the name and the type don't already contain, for example the elements of a type.
/// If there is nothing to add, the rule returns nil, and the comment only contains the C name and the link.
struct DocumentationRules {
    /// The maximum length of a sentence to which details are added, in characters.
    static let longest = 110

    let library: GIRLibrary
    /// The module in which the comment appears.
    let module: String

    func sentence(on subject: DocumentedDeclaration) -> Sentence? {
        switch subject {
        case .type(let declaration): type(declaration)
        case .property(let property, let declaration): self.property(property, of: declaration)
        case .function(let call): function(call)
        case .virtualFunction(let call, let entry, let signal, _): virtualFunction(call, entry, signal, subject)
        case .detail(let signal): sentence(.detail, "Returns the signal `\(signal.name)` with the given detail")
        case .emitter(let signal): sentence(.emission, "Emits the signal `\(signal.name)`")
        case .constant(let constant): self.constant(constant)
        case .key(let key): self.key(key)
        case .comparison(let comparison): self.comparison(comparison)
        case .computed, .initializer, .signal, .value, .field: nil
        }
    }

    /// Returns a sentence that begins with `beginning`. The additions that fit on the line follow, in order.
    func sentence(_ origin: Sentence.Origin, _ beginning: String, _ additions: String...) -> Sentence {
        var text = beginning
        for addition in additions where text.count + addition.count < DocumentationRules.longest { text += addition }
        return Sentence(origin: origin, text: text + ".")
    }

    func name(_ declaration: Declaration) -> String { "`\(library.typeName(declaration).spelled(in: module))`" }
}
