/// Plans the Swift function for a C function.
struct CallPlanner {
    let library: GIRLibrary
    let namespace: String

    var isOfBinding: Bool { library.configuration.isOfBinding(namespace) }

    /// Plans a function. If the function can't be bound, throws ``Skip`` with the reason.
    func plan(_ callable: GIRCallable, owner: Declaration?) throws -> CallPlan {
        if callable.parameters.contains(where: \.isVarargs) { throw Skip("takes a variable number of arguments") }
        let decision = library.policy.decision(on: callable.cIdentifier).decision
        var parameters: [CallPlan.Parameter] = []
        for (index, var parameter) in callable.parameters.enumerated() {
            // C owns a constant string in an output parameter, even if the GIR file states something else.
            let isText = parameter.direction == .out && parameter.type.name == "utf8"
            if isText, CType(parameter.type.cType ?? "").isBaseConstant { parameter.transfer = .none }
            let given = decision.signature.parameters?[parameter.name] ?? parameterName(parameter, callable)
            // If two names differ only in case, as `Y` and `y`, the Swift names keep the case.
            let isAlone = callable.parameters.filter { $0.name.lowercased() == parameter.name.lowercased() }.count == 1
            let kind = library.kind(of: parameter.type, in: namespace)
            var name = isAlone ? Naming.argument(given) : given
            if case .duration = kind { name = Naming.argument(DurationTypes.withoutUnit(given)) }
            if name.isEmpty { name = "argument\(index)" }
            let role = role(of: parameter, kind, at: index, decision)
            var planned = CallPlan.Parameter(gir: parameter, kind: kind, role: role, name: name)
            planned.defaultValue = decision.function.defaults?[parameter.name]
            parameters.append(planned)
        }
        omitUnsupported(&parameters)
        let resultKind = library.kind(of: callable.result.type, in: namespace)
        try assignRoles(&parameters, resultKind)
        assignLengths(&parameters, resultKind, decision)
        assignRanges(&parameters)
        if parameters.contains(where: { $0.role == .completion }) { assignPriority(&parameters) }
        try checkLengths(parameters)
        if MemoryFunctions.keepsText(callable) {
            throw Skip("keeps a pointer to the string, unlike the function without `static`")
        }
        for parameter in parameters { try check(parameter) }
        try checkResult(resultKind, callable.result.transfer, callable)
        if resultKind != .bool, !callable.throwsError { allowMissingOutputs(&parameters) }
        var isNullable = callable.result.isNullable
        switch resultKind {
        case .list, .table: isNullable = false
        default: break
        }
        let outputs = parameters.filter { $0.role == .result }.map(\.name)
        let noun = ResultNaming.name(of: resultKind, function: callable.info.name, besides: outputs)
        return CallPlan(
            callable: callable,
            decision: decision,
            instance: try instance(callable, owner),
            parameters: parameters,
            resultKind: resultKind,
            resultName: decision.signature.parameters?["result"] ?? noun,
            order: decision.function.order ?? [],
            isResultNullable: isNullable && resultKind.isPointer
        )
    }

    /// Call this method if the C function doesn't report whether it has set the output parameters.
    private func allowMissingOutputs(_ parameters: inout [CallPlan.Parameter]) {
        for index in parameters.indices where parameters[index].role == .result && parameters[index].kind.isWrapped {
            parameters[index].gir.isNullable = true
        }
    }

    /// Omits parameters whose types aren't supported, together with their user data. A parameter is omitted only if C
    /// accepts null for it.
    ///
    /// This only applies to libraries of other packages. For those of this package, decisions state such parameters.
    private func omitUnsupported(_ parameters: inout [CallPlan.Parameter]) {
        guard isOfBinding else { return }
        for index in parameters.indices {
            let gir = parameters[index].gir
            guard gir.isNullable || gir.isOptional else { continue }
            switch parameters[index].kind {
            case .unsupported: break
            // An in/out array contains command-line arguments. The library removes the arguments that it handles.
            case .array(_, let array) where gir.direction == .inout:
                if let length = array.length, parameters.indices.contains(length) { parameters[length].role = .omitted }
            default: continue
            }
            for place in [index, gir.closure, gir.destroy].compactMap(\.self) where parameters.indices.contains(place) {
                parameters[place].role = .omitted
            }
        }
    }

    /// Returns the C name of a parameter. The word `out` is removed from the name of an output parameter.
    private func parameterName(_ parameter: GIRParameter, _ callable: GIRCallable) -> String {
        guard parameter.direction == .out else { return parameter.name }
        var words = parameter.name.split(separator: "_")
        if words.count > 1 { words.removeAll { $0 == "out" } }
        let name = words.joined(separator: "_")
        return callable.parameters.contains { $0.name == name } ? parameter.name : name
    }

    private func role(of parameter: GIRParameter, _ kind: Kind, at index: Int, _ decision: Decision) -> CallPlan.Role {
        if decision.signature.omitted == parameter.name { return .omitted }
        if decision.signature.byteRoom == parameter.name { return .room(size: index + 1) }
        switch parameter.direction {
        case .in: return .argument
        case .out: return .result
        case .inout: break
        }
        // If C receives a plain pointer to an object, it changes the object and doesn't replace the pointer.
        return kind.isWrapped && parameter.type.cType.map { CType($0).stars } == 1 ? .argument : .changed
    }

    func instance(_ callable: GIRCallable, _ owner: Declaration?) throws -> Call.Instance? {
        guard let instance = callable.instance, let owner else { return nil }
        if instance.direction == .out || (instance.type.cType.map { CType($0).stars > 1 } ?? false) {
            throw Skip("its instance is a pointer to a pointer")
        }
        switch owner.category {
        case .value, .opaqueValue:
            let type = CType(instance.type.cType ?? "")
            if type.stars == 0, type.base != "gpointer", type.base != "gconstpointer" {
                throw Skip("takes its instance by value")
            }
            return .structure(isMutating: !type.isBaseConstant && type.base != "gconstpointer")
        case .enumeration, .flags: throw Skip("is a method of an enumeration")
        default:
            let isConsumed = instance.transfer == .full
            let kind = library.kind(of: instance.type, in: namespace)
            return .address(address(kind, instance.type.cType, isConsumed: isConsumed))
        }
    }

    // MARK: Roles

    private func assignRoles(_ parameters: inout [CallPlan.Parameter], _ resultKind: Kind) throws {
        if case .array(_, let array) = resultKind, let length = array.length {
            try setRole(.length(of: nil), at: length, in: &parameters)
        }
        for index in parameters.indices {
            if case .array(_, let array) = parameters[index].kind, let length = array.length, length != index,
                parameters[index].role != .omitted
            {
                // If two arrays share a length, the second one must have the length of the first one.
                if case .length(of: .some(let other)) = parameters[safe: length]?.role, other != index {
                    guard parameters[index].gir.direction == .in, parameters[other].gir.direction == .in
                    else { throw Skip("returns two arrays that share one length") }
                    parameters[index].sharesLengthOf = other
                    continue
                }
                try setRole(.length(of: index), at: length, in: &parameters)
            }
            if case .callback(let callback) = parameters[index].kind {
                if callback.girName == "Gio.AsyncReadyCallback" {
                    parameters[index].role = .completion
                    if let data = parameters[index].gir.closure {
                        try setRole(.completionData, at: data, in: &parameters)
                    }
                    continue
                }
                if let data = parameters[index].gir.closure, data != index {
                    try setRole(.userData(of: index), at: data, in: &parameters)
                }
                if let destroy = parameters[index].gir.destroy, destroy != index {
                    try setRole(.destroy(of: index), at: destroy, in: &parameters)
                }
            }
        }
        // Without a statement in the GIR file, the user data is the parameter after the callback.
        for index in parameters.indices {
            guard parameters[index].role == .completion, !parameters.contains(where: { $0.role == .completionData }),
                parameters.indices.contains(index + 1), parameters[index + 1].kind == .pointer
            else { continue }
            parameters[index + 1].role = .completionData
        }
    }

    /// Finds the parameters that only state the length of a string or of the result. Swift callers don't pass them.
    private func assignLengths(_ parameters: inout [CallPlan.Parameter], _ resultKind: Kind, _ decision: Decision) {
        for index in parameters.indices.dropFirst() {
            let (text, length) = (parameters[index - 1], parameters[index])
            guard text.kind == .string, text.role == .argument, length.role == .argument,
                isLength(length), CType(text.gir.type.cType ?? "").isBaseConstant
            else { continue }
            parameters[index].role = .length(of: index - 1)
        }
        let hasLength: Bool =
            switch resultKind {
            // Some GIR files don't state that an output parameter contains the length of a zero-terminated array.
            case .array(_, let array): array.length == nil && array.fixedSize == nil
            case .string: decision.function.resultLength != nil
            default: false
            }
        for index in parameters.indices
        where hasLength && parameters[index].role == .result && isLength(parameters[index]) {
            parameters[index].role = .length(of: nil)
        }
    }

    /// Combines two consecutive positions, for example `start_pos` and `end_pos`, into a range.
    private func assignRanges(_ parameters: inout [CallPlan.Parameter]) {
        func isBound(_ index: Int, _ word: String) -> Bool {
            guard case .integer(let name) = parameters[index].kind, name != "guint64",
                parameters[index].role == .argument
            else { return false }
            return parameters[index].gir.name == word || parameters[index].gir.name.hasPrefix(word + "_")
        }
        for index in parameters.indices.dropFirst() where isBound(index - 1, "start") && isBound(index, "end") {
            parameters[index].role = .upperBound(of: index - 1)
            parameters[index - 1].kind = .range
            parameters[index - 1].name = "range"
        }
    }

    private func assignPriority(_ parameters: inout [CallPlan.Parameter]) {
        for index in parameters.indices
        where ["io_priority", "io_prioity"].contains(parameters[index].gir.name)
            && parameters[index].kind == .integer("gint")
        {
            parameters[index].kind = .priority
            parameters[index].name = "priority"
        }
    }

    private func isLength(_ parameter: CallPlan.Parameter) -> Bool {
        guard case .integer = parameter.kind else { return false }
        if CallPlanner.countsCharacters(parameter.gir) { return true }
        return ["len", "length"].contains(Naming.words(parameter.gir.name).last) && !parameter.gir.name.hasPrefix("max")
    }

    /// Returns a Boolean value that indicates whether a parameter is a number of characters, for example `n_chars`.
    static func countsCharacters(_ parameter: GIRParameter) -> Bool {
        let words = Naming.words(parameter.name)
        return words.first == "n" && words.last == "characters"
    }

    func setRole(_ role: CallPlan.Role, at index: Int, in parameters: inout [CallPlan.Parameter]) throws {
        guard parameters.indices.contains(index)
        else { throw Skip("its GIR entry refers to the parameter \(index), which does not exist") }
        parameters[index].role = role
    }
}

extension Array { subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil } }
