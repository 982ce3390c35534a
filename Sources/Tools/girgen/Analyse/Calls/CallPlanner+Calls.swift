// Functions that create C calls and Swift declarations from plans.

extension CallPlanner {
    /// - Parameter page: The name of the page in the reference documentation of the namespace.
    func documentation(_ cNames: [String], _ info: GIRInfo, _ page: String, _ sentence: String?) -> Documentation {
        let configuration = library.configuration
        let introduced = configuration.introduced(cNames.first, info.version)
        var documentation = Documentation(sentence: sentence, cNames: cNames, introduced: introduced)
        documentation.condition = configuration.traits?.condition(of: introduced, in: namespace)
        if info.isDeprecated {
            let names = Documentation.replacements(in: info.deprecation ?? "")
            documentation.deprecation = .init(version: info.deprecatedVersion, replacements: names)
        }
        documentation.link = configuration.module(ofNamespace: namespace)?.documentation.map { "\($0)\(page).html" }
        return documentation
    }

    /// Returns the handwritten sentence on a declaration, which takes precedence over the sentence of a rule.
    func sentence(on cName: String, _ form: SentenceForm = .plain) -> String? {
        library.policy.sentences[cName].map { form.applied(to: $0) }
    }

    var rules: DocumentationRules {
        DocumentationRules(
            library: library,
            module: library.configuration.module(ofNamespace: namespace)?.name ?? namespace
        )
    }

    func parameters(_ plan: CallPlan) -> [Parameter] {
        plan.arguments.map { parameter in
            Parameter(
                label: parameter.label,
                name: parameter.name,
                type: parameter.role == .changed
                    ? library.swiftType(parameter.kind, isNullable: parameter.isNullable)
                    : library.argumentType(parameter.kind, isNullable: parameter.isNullable),
                defaultValue: parameter.defaultValue,
                isChanged: parameter.role == .changed
            )
        }
    }

    func result(_ plan: CallPlan) -> SwiftType? {
        let plan = plan.last
        if plan.end != nil { return .named("AnyCancellable") }
        if plan.room != nil { return .array(.byte("guint8"), count: nil) }
        var parts: [SwiftType.TupleElement] = []
        if plan.resultKind != .none, !plan.isResultOnlySuccess {
            let type = library.swiftType(plan.resultKind, isNullable: plan.isResultNullable)
            parts.append(SwiftType.TupleElement(label: plan.resultName, type: type))
        }
        for output in plan.outputs {
            let type = library.swiftType(output.kind, isNullable: output.isNullableOutput)
            parts.append(SwiftType.TupleElement(label: output.name, type: type))
        }
        guard let first = parts.first else { return nil }
        return (parts.count == 1 ? first.type : .tuple(parts)).optional(plan.areOutputsOptional)
    }

    /// If `isRoom` is true, an initializer has allocated the memory of the instance.
    func call(_ plan: CallPlan, isRoom: Bool = false) -> Call {
        let callable = plan.callable
        let function = callable.cIdentifier
        var checks = instanceCheck(of: callable).map { [$0] } ?? []
        checks += plan.decision.function.check.map { [.statement($0)] } ?? []
        for argument in plan.arguments {
            guard let requirement = requirement(of: argument, of: plan) else { continue }
            let (isOptional, what) = (argument.gir.isNullable, plan.what(argument))
            checks.append(.requirement(function: requirement, of: argument.name, isOptional: isOptional, what: what))
        }
        return Call(
            cName: function,
            resultStructure: plan.decision.signature.result,
            checks: checks,
            instance: isRoom ? .room : plan.instance,
            arguments: plan.parameters.indices.map { argument(at: $0, of: plan) },
            isThrowing: callable.throwsError,
            result: returned(plan),
            finish: plan.finish.map { call($0) },
            // Operations on sockets and devices can take forever, and mounting can ask the user for a password.
            countsAsWork: function.hasPrefix("g_file_") && !function.contains("mount")
        )
    }

    /// Returns the check of the instance's state. Returns nil if the function can be called in every state.
    private func instanceCheck(of callable: GIRCallable) -> Check? {
        let function = callable.cIdentifier
        if let instance = callable.instance, isPosition(library.kind(of: instance.type, in: namespace)) {
            return .statement("requireValid(\"\(function)\")")
        }
        guard let type = instanceType(of: callable) else { return nil }
        if type.decision.type.composite != nil {
            let window = type.category == .interface ? "(self as? Window)?." : ""
            return .statement("\(window)requireParts(\"\(function)\")")
        }
        return type.girName == "Gtk.Snapshot" ? .statement("requireUnfinished(\"\(function)\")") : nil
    }

    private func instanceType(of callable: GIRCallable) -> Declaration? {
        let kind = callable.instance.map { library.kind(of: $0.type, in: namespace) }
        return kind?.isObject == true ? kind?.declaration : nil
    }

    /// Returns the name of a function that traps if an argument doesn't meet the requirements of C.
    private func requirement(of argument: CallPlan.Parameter, of plan: CallPlan) -> String? {
        let name = argument.gir.name
        if isPosition(argument.kind) {
            // The receiver checks that the position is in its text, or only that it's valid if it's elsewhere.
            let isElsewhere = plan.decision.function.positionsElsewhere?.contains(name) == true
            return isElsewhere ? "requireValidPosition" : "requirePosition"
        }
        if isChild(argument, of: plan.callable) { return "requireNewChild" }
        if plan.decision.function.othersOnly == name { return "requireOther" }
        guard argument.kind == .string else { return nil }
        // GTK stops the program if the action isn't valid.
        if ["detailed_action", "detailed_action_name"].contains(name) { return "requireDetailedAction" }
        return instanceType(of: plan.callable)?.decision.type.parameterChecks?[name]
    }

    /// The names of parameters for children in the methods of widgets.
    private static let childParameters = WordLists.words("ChildParameters")

    /// The first words in the names of methods that add a child. Other methods receive an existing child.
    private static let childVerbs: Set<String> = ["add", "append", "attach", "insert", "pack", "prepend", "put"]

    /// The generated code traps if the argument can't become a new child of the receiver.
    private func isChild(_ argument: CallPlan.Parameter, of callable: GIRCallable) -> Bool {
        guard CallPlanner.childParameters.contains(argument.gir.name), isWidget(argument.kind),
            let instance = callable.instance, isWidget(library.kind(of: instance.type, in: namespace))
        else { return false }
        return CallPlanner.childVerbs.contains(String(callable.info.name.prefix { $0 != "_" }))
    }

    /// A position in a text becomes invalid when the text changes.
    private func isPosition(_ kind: Kind) -> Bool { kind.declaration?.girName == "Gtk.TextIter" }

    private func isWidget(_ kind: Kind) -> Bool {
        guard case .object(let type) = kind else { return false }
        return ([type] + library.ancestors(of: type)).contains { $0.girName == "Gtk.Widget" }
    }

    /// Returns the call that sets a property to `newValue`.
    func setterCall(_ plan: CallPlan, isNullable: Bool) -> Call {
        var plan = plan
        for index in plan.parameters.indices where plan.parameters[index].role == .argument {
            plan.parameters[index].name = "newValue"
            plan.parameters[index].gir.isNullable = isNullable
        }
        return call(plan)
    }

    private func returned(_ plan: CallPlan) -> Call.Result {
        let (kind, result) = (plan.resultKind, plan.callable.result)
        if let room = plan.room { return .bytes(room: plan.parameters[room.place].name) }
        if kind == .none { return .nothing }
        if let end = plan.end {
            let cast = cast(end.instance?.type.cType)
            return .cancellable(end: end.cIdentifier, cast, isVoid: end.result.type.name == "none")
        }
        if plan.areOutputsOptional { return .success(isBool: result.type.cType.map { CType($0).isBool } ?? false) }
        if plan.isResultOnlySuccess { return .ignored }
        let length = length(of: nil, in: plan)
        let isHeld: Bool =
            switch kind {
            case .array: length != nil || plan.isResultNullable
            case .string: length != nil
            default: false
            }
        let conversion = conversion(kind, result.type.cType, result.transfer, isNullable: plan.isResultNullable)
        return .value(name: plan.resultName, conversion, length: length, isHeld: isHeld)
    }

    /// Returns the variable with the length of the array at an index, or of the result if the index is nil.
    func length(of index: Int?, in plan: CallPlan) -> String? {
        plan.parameters.first { $0.role == .length(of: index) }?.name
    }

    private func argument(at index: Int, of plan: CallPlan) -> Argument {
        let (parameter, function) = (plan.parameters[index], plan.callable.cIdentifier)
        let what = plan.what(parameter)
        switch parameter.role {
        case .argument: return given(at: index, of: plan)
        case .result:
            let length = length(of: index, in: plan)
            return filled(parameter, Argument.Output(conversion: outputConversion(parameter), length: length))
        case .changed: return .changed(parameter.name, change(at: index, of: plan))
        case .length(let owner):
            guard let owner = owner.map({ plan.parameters[$0] }), owner.role == .argument || owner.role == .changed
            else { return filled(parameter, nil) }
            let (isOptional, number) = (owner.gir.isNullable, "\(function): the number of \(owner.gir.name)")
            if parameter.gir.direction == .inout {
                let cType = library.imported(CType(parameter.gir.type.cType ?? "gint*").pointee)
                let (name, isOptional) = (owner.name, owner.isNullable)
                return .changedSize(parameter.name, cType: cType, of: name, isOptional: isOptional, what: number)
            }
            if owner.kind != .string { return .size(.count, of: owner.name, isOptional: isOptional, what: number) }
            let size: Argument.Size = CallPlanner.countsCharacters(parameter.gir) ? .unicodeScalars : .utf8
            return .size(size, of: owner.name, isOptional: isOptional, what: what)
        case .room(let size):
            let size = plan.parameters[size]
            return .room(parameter.name, size: size.name, what: plan.what(size))
        case .upperBound(let owner):
            return .size(.upperBound, of: plan.parameters[owner].name, isOptional: false, what: what)
        case .userData(let owner): return .closureData(plan.parameters[owner].name)
        case .destroy(let owner):
            let closure = plan.parameters[owner]
            return .closureRelease(closure.name, isOptional: closure.gir.isNullable)
        case .omitted: return .null
        case .cancellable: return .cancellable
        case .completion: return .completion
        case .completionData: return .completionData
        case .asyncResult: return .asynchronousResult
        }
    }

    private func given(at index: Int, of plan: CallPlan) -> Argument {
        let parameter = plan.parameters[index]
        let (isOptional, what) = (parameter.isNullable, plan.what(parameter))
        var passing = passing(parameter, what: what)
        var checks: [Check] = []
        switch parameter.kind {
        case .callback(let declaration): passing = closure(parameter, declaration, in: plan)
        case .array(let element, _) where element.isByte && !plan.finish.isEmpty && parameter.gir.transfer == .none:
            let type = CType(parameter.gir.type.cType ?? "gconstpointer")
            passing = .stayingBytes(of: type.isUntyped ? nil : type.pointee.swift(library))
        case .array(_, let array):
            if let other = parameter.sharesLengthOf.map({ plan.parameters[$0] }) {
                let check = Check.sameCount(
                    parameter.name,
                    isOptional: isOptional,
                    as: other.name,
                    isOtherOptional: other.gir.isNullable,
                    what: plan.callable.cIdentifier
                )
                checks.append(check)
            }
            if let count = array.fixedSize {
                checks.append(.count(of: parameter.name, isOptional: isOptional, count, what: what))
            }
        case .string where length(of: index, in: plan) != nil:
            passing = .countedText(takesNul: plan.decision.function.textWithNul != nil, what: what)
        default: break
        }
        return .given(parameter.name, isOptional: isOptional, passing, checks: checks)
    }
}
