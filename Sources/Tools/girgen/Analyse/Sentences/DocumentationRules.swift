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

    func detail(of signal: String) -> String { "Returns the signal `\(signal)` with the given detail." }

    func emission(of signal: String) -> String { "Emits the signal `\(signal)`." }

    func name(_ declaration: Declaration) -> String { "`\(library.typeName(declaration).spelled(in: module))`" }

    func function(_ call: CallPlan) -> String? {
        let words = Naming.words(call.callable.info.name)
        if words.suffix(2) == ["for", "each"], let closure = call.arguments.first(where: \.kind.isCallback) {
            return "Calls the closure `\(closure.name)` with each element."
        }
        if call.last.end != nil {
            return "Returns an `AnyCancellable` that undoes the call when it's cancelled or released."
        }
        return nil
    }

    /// The function is either the default handler of a signal or the implementation of a method.
    ///
    /// - Parameters:
    ///   - entry: The method that calls the virtual function.
    ///   - signal: The signal whose default handler is the virtual function.
    func method(_ plan: CallPlan, _ entry: GIRCallable?, _ signal: GIRCallable?, _ type: Declaration) -> String {
        if let signal {
            let name = Naming.lowerCamel(signal.info.name)
            return "Override this method to handle the signal `\(name)` in all instances of the class."
        }
        if let entry, let text = library.policy.sentences[entry.cIdentifier] {
            return plan.form.applied(to: text)
        }
        let name = plan.callable.info.name
        let isRequirement = type.category == .interface
        let purpose = isRequirement ? "C calls this method to perform" : "Override this method to implement"
        return "\(purpose) the virtual function `\(name)`."
    }

    /// A property such as `background-set` indicates whether the property `background` takes effect.
    func property(_ property: PropertyPlan, of declaration: Declaration) -> String? {
        let words = Naming.words(property.gir.info.name)
        guard property.kind == .bool, words.count > 1, words.last == "set" else { return nil }
        let name = words.dropLast().joined(separator: "-")
        guard let found = declaration.compound?.properties.first(where: { $0.info.name == name }) else { return nil }
        let other = Naming.property(name, isBoolean: found.type.name == "gboolean")
        return "A Boolean value that indicates whether `\(other)` takes effect."
    }
}
