/// The rules that create sentences for declarations without a handwritten one.
///
/// A rule uses only names, types and directions, so that its sentences are correct for all declarations.
struct DocumentationRules {
    /// The maximum number of characters up to which a rule adds details.
    static let longest = 110

    let library: GIRLibrary
    /// The module that contains the comment.
    let module: String

    /// Returns the sentence for a declaration, by the rule for its kind and its name.
    func sentence(on subject: DocumentedDeclaration) -> Sentence {
        switch subject {
        case .type(let declaration): type(declaration)
        case .property(let property, let declaration): self.property(property, of: declaration)
        case .computed(let call, _): computed(call)
        case .function(let call, _): function(call)
        case .initializer(let call, let declaration): initializer(call, of: declaration)
        case .virtualFunction(let call, let entry, let signal, _): virtualFunction(call, entry, signal)
        case .signal(let signal, _): self.signal(signal)
        case .detail(let signal, _): detail(signal)
        case .emitter(let signal, _): emitter(signal)
        case .value(let member, let declaration): value(member, of: declaration)
        case .field(let field, let kind, _): self.field(field, kind)
        case .constant(let constant): self.constant(constant)
        case .key(let key): self.key(key)
        case .comparison(let comparison): self.comparison(comparison)
        }
    }

    /// Returns a sentence that consists of a beginning and as many of the additions as fit the line, in order.
    func sentence(_ origin: Sentence.Origin, _ beginning: String, _ additions: String...) -> Sentence {
        var text = beginning
        for addition in additions where text.count + addition.count < DocumentationRules.longest { text += addition }
        return Sentence(origin: origin, text: text + ".")
    }

    // MARK: Types

    func name(_ declaration: Declaration) -> String { "`\(library.typeName(declaration).spelled(in: module))`" }

    /// Returns a type with its article: ``a `Widget` or `nil```.
    func phrase(_ kind: Kind, isNullable: Bool) -> String {
        phrase(kind) + (isNullable && kind.isPointer ? " or `nil`" : "")
    }

    private func phrase(_ kind: Kind) -> String {
        switch kind {
        case .none: return "nothing"
        case .bool: return "a `Bool`"
        case .integer("guint64"): return "a `UInt64`"
        case .integer: return "an `Int`"
        case .float, .double: return "a `Double`"
        case .character: return "a `Unicode.Scalar`"
        case .key: return "a `Key`"
        case .type: return "a `GType`"
        case .string: return "a `String`"
        case .fileName: return "a file's name"
        case .flags(let declaration): return name(declaration)
        case .object(let declaration), .interface(let declaration), .owner(let declaration), .value(let declaration),
            .enumeration(let declaration):
            let name = name(declaration)
            return "\(English.article(name)) \(name)"
        case .callback: return "a closure"
        case .anyValue: return "a `Value`"
        case .error: return "a `GLibError`"
        case .array(let element, _), .list(let element, _), .pointerArray(let element), .sizedArray(let element):
            if case .integer(let cType) = element, ["guint8", "guchar", "gint8", "gchar"].contains(cType) {
                return "an array of bytes"
            }
            return "an array of " + (elementName(element) ?? "values")
        case .byteArray: return "an array of bytes"
        case .table(_, let value): return "a dictionary of " + (elementName(value) ?? "values")
        case .range: return "a `Range<Int>`"
        case .priority: return "a priority"
        case .duration(_, let isOptional): return isOptional ? "a `Duration` or `nil`" : "a `Duration`"
        case .pointer, .unsupported: return "an address"
        }
    }

    private func elementName(_ kind: Kind) -> String? {
        switch kind {
        case .bool: "`Bool`"
        case .integer("guint64"): "`UInt64`"
        case .integer: "`Int`"
        case .float, .double: "`Double`"
        case .character: "`Unicode.Scalar`"
        case .key: "`Key`"
        case .type: "types"
        case .string: "`String`"
        case .fileName: "file names"
        case .object(let declaration), .interface(let declaration), .owner(let declaration), .value(let declaration),
            .enumeration(let declaration), .flags(let declaration):
            name(declaration)
        default: nil
        }
    }

    /// Returns the words for the result of a function, or nil if there isn't one.
    func outcome(_ call: CallPlan) -> String? {
        let plan = call.last
        if plan.end != nil { return "an `AnyCancellable` that ends it" }
        var names: [String] = []
        var types: [String] = []
        if plan.resultKind != .none, !plan.isResultOnlySuccess {
            names.append(plan.resultName)
            types.append(phrase(plan.resultKind, isNullable: plan.isResultNullable))
        }
        for output in plan.outputs {
            names.append(output.name)
            types.append(phrase(output.kind, isNullable: output.isNullableOutput))
        }
        guard let first = types.first else { return nil }
        if types.count == 1 {
            let isOptional = plan.areOutputsOptional && !first.hasSuffix(" or `nil`")
            return first + (isOptional ? " or `nil`" : "")
        }
        return English.list(names.map { "`\($0)`" }) + (plan.areOutputsOptional ? ", or `nil`" : "")
    }

    /// Returns a Boolean value that indicates whether an argument configures the call, for example a priority, and
    /// isn't part of its task.
    func isOfTheCall(_ argument: CallPlan.Parameter) -> Bool {
        switch argument.kind {
        case .priority: true
        case .object(let declaration): declaration.girName == "Gio.Cancellable"
        default: false
        }
    }

    /// Returns a beginning and the names of the arguments. If they don't fit the line, only the first and the last name
    /// are used.
    func naming(_ beginning: String, _ arguments: [CallPlan.Parameter]) -> String {
        let names = arguments.map { "`\($0.name)`" }
        let all = "\(beginning) \(English.list(names))"
        guard all.count >= DocumentationRules.longest, let first = names.first, let last = names.last else {
            return all
        }
        return "\(beginning) \(names.count) arguments, from \(first) to \(last)"
    }
}
