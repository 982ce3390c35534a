// Plans of virtual functions. For each virtual function, girgen generates a C function that calls the Swift override,
// and a method of the base class that calls the C implementation.

extension CallPlanner {
    func virtualFunction(_ plan: CallPlan, _ structure: String, _ comment: Documentation) throws -> VirtualFunction {
        let (callable, field) = (plan.callable, plan.callable.info.name)
        for parameter in plan.parameters { try checkCalled(parameter) }
        var call = self.call(plan)
        call.callee = "function"
        let result = self.result(plan)
        let outputs = plan.outputs
        let requirement = library.policy[structure].type.derivable?.requirement(of: field) ?? .none
        let isAlone = plan.resultKind == .none || plan.isResultOnlySuccess || plan.areOutputsOptional
        return VirtualFunction(
            function: Function(
                name: plan.base,
                documentation: comment,
                parameters: parameters(plan),
                result: call.resultStructure.map { .named($0) } ?? result,
                call: call
            ),
            structure: structure,
            field: field,
            arguments: arguments(of: plan.parameters, label: \.label),
            outputs: try plan.parameters.indices.filter { plan.parameters[$0].role == .result }.map { index in
                try output(at: index, of: plan, isAlone: isAlone && outputs.count == 1)
            },
            result: try answer(plan, isAlone: outputs.isEmpty),
            isThrowing: callable.throwsError,
            parameterCount: plan.parameters.count,
            absent: absent(plan.resultKind, callable),
            failed: failed(plan.resultKind, callable),
            // The C superclass always implements a required function, so that no default result is needed.
            missing: requirement == .required ? nil : missing(result, call.resultStructure),
            requirement: requirement,
            check: plan.decision.virtualFunction.stateCheck,
            calledMember: plan.decision.virtualFunction.calledMember
        )
    }

    // MARK: Supported results

    private func checkCalled(_ parameter: CallPlan.Parameter) throws {
        switch parameter.role {
        case .argument: break
        case .result, .omitted, .room: return
        case .length(let owner):
            // The method would also need to return the length of the array.
            if owner == nil || parameter.gir.direction != .in { throw Skip("returns an array") }
            return
        case .changed: throw Skip("changes its argument \(parameter.gir.name)")
        default: throw Skip("takes a closure")
        }
        switch parameter.kind {
        case .type: throw Skip("passes a type")
        case .range: throw Skip("passes a pair of positions")
        case .priority: throw Skip("passes a priority")
        default: try checkPassed(parameter.kind)
        }
    }

    private func output(at index: Int, of plan: CallPlan, isAlone: Bool) throws -> VirtualFunction.Output {
        var parameter = plan.parameters[index]
        let isOwned = parameter.gir.transfer == .full
        switch parameter.kind {
        case .bool, .integer, .float, .double, .character, .key, .type, .enumeration, .flags: break
        case .value where CType(parameter.gir.type.cType ?? "").stars == 1: break
        case .string where isOwned, .fileName where isOwned, .object where isOwned, .interface where isOwned: break
        case .anyValue where parameter.gir.isCallerAllocated: break
        case .owner where isOwned && CType(parameter.gir.type.cType ?? "").stars == 2: break
        default: throw Skip("returns \(parameter.gir.name), which C would not free")
        }
        let isOptional = parameter.isNullableOutput
        let type = parameter.gir.type.cType ?? "gpointer*"
        parameter.gir.type.cType = type.hasSuffix("*") ? String(type.dropLast()) : type
        let passing: Passing =
            switch parameter.kind {
            case .type, .anyValue: .asItIs
            case .value: .member("cValue")
            default: passing(parameter, what: plan.what(parameter))
            }
        return VirtualFunction.Output(
            label: isAlone ? nil : parameter.name,
            place: index,
            passing: passing,
            isOptional: isOptional,
            isValue: parameter.kind == .anyValue
        )
    }

    private func answer(_ plan: CallPlan, isAlone: Bool) throws -> VirtualFunction.Result {
        if let room = plan.room { return .bytes(room: room.place, size: room.size) }
        if let name = plan.decision.signature.counted,
            let counted = plan.parameters.firstIndex(where: { $0.gir.name == name })
        {
            return .count(of: counted)
        }
        if plan.resultKind == .none { return .nothing }
        if plan.areOutputsOptional || plan.isResultOnlySuccess { return .success }
        let (kind, result, what) = (plan.resultKind, plan.callable.result, "\(plan.callable.cIdentifier): result")
        let passing: Passing
        switch kind {
        case .type: passing = .asItIs
        case .string, .fileName: passing = .text(isFileName: kind == .fileName, .consumed, what: what)
        case .array(let element, let array) where element.isText && array.length == nil && result.transfer == .full:
            passing = .strings(isFileNames: element == .fileName, view: "pointer", isFreed: false, what: what)
        default:
            if kind != .character, kind != .key { try checkHandlerResult(kind) }
            passing = self.passing(kind, result.type, result.transfer, what: what)
        }
        let label = isAlone ? nil : plan.resultName
        let handler = HandlerResult(type: library.swiftType(kind, isNullable: plan.isResultNullable), passing: passing)
        return kind.isPointer && result.transfer != .full ? .kept(label: label, handler) : .value(label: label, handler)
    }

    /// Returns the value that C receives if the Swift object or closure that it calls no longer exists.
    func absent(_ result: Kind, _ callable: GIRCallable) -> String? {
        switch result {
        case .none: nil
        case .bool: callable.result.type.cType.map { CType($0).isBool } == true ? "false" : "0"
        case .enumeration(let declaration), .flags(let declaration): "\(library.cName(declaration.cType))(rawValue: 0)"
        case _ where result.isPointer: "nil"
        default: "0"
        }
    }

    /// Returns the value that C receives if the method throws.
    private func failed(_ result: Kind, _ callable: GIRCallable) -> String? {
        if case .integer(let name) = result, !name.hasPrefix("gu"), name != "gsize" { return "-1" }
        return absent(result, callable)
    }

    /// Returns the default result of a method that the C class doesn't implement, for example `false`, `0` or `nil`.
    private func missing(_ result: SwiftType?, _ structure: String?) -> String? {
        guard let result else { return "" }
        return zero(result).map { (structure ?? "") + $0 }
    }

    private func zero(_ type: SwiftType) -> String? {
        switch type {
        case .void: "()"
        case .bool: "false"
        case .duration: ".zero"
        case .integer, .byte, .double: "0"
        case .string, .fileName: "\"\""
        case .optional: "nil"
        case .array, .bytes: "[]"
        case .dictionary: "[:]"
        case .enumeration, .flags: ".init(rawValue: 0)"
        case .tuple(let elements):
            elements.reduce(Optional([String]())) { parts, element in
                guard let value = zero(element.type) else { return nil }
                return parts.map { $0 + [(element.label.map { Spelling.local($0) + ": " } ?? "") + value] }
            }.map { "(\($0.joined(separator: ", ")))" }
        default: nil
        }
    }
}
