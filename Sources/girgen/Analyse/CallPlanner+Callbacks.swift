// The closure types for C's callbacks.

extension CallPlanner {
    /// A callback as Swift has it; nil where no closure can stand for it.
    func callback(_ declaration: Declaration) -> Callback? {
        guard let callable = declaration.callback, let (parameters, result, dataIndex) = try? callback(callable) else {
            return nil
        }
        return Callback(
            name: library.typeName(declaration),
            cType: declaration.cType,
            documentation: Documentation(
                [declaration.cType],
                callable.info,
                page: "callback.\(declaration.name)",
                in: namespace
            ),
            arguments: parameters.indices.filter { parameters[$0].role == .argument }.map { index in
                let parameter = parameters[index].gir
                return argument(at: index, of: parameters, parameter.type.cType, parameter.transfer)
            },
            result: self.result(result, callable),
            parameterCount: parameters.count,
            pointers: parameters.indices.filter { parameters[$0].kind.isPointer || $0 == dataIndex },
            dataPlace: dataIndex,
            ended: ended(callable, result)
        )
    }

    /// What a handler or a closure is called with.
    func argument(
        at index: Int,
        of parameters: [CallPlan.Parameter],
        _ cType: String?,
        _ transfer: GIRTransfer
    ) -> HandlerArgument {
        let parameter = parameters[index]
        return HandlerArgument(
            name: parameter.name,
            type: library.swiftType(parameter.kind, isNullable: parameter.isNullable),
            place: index,
            length: parameters.firstIndex { $0.role == .length(of: index) },
            conversion: conversion(
                parameter.kind,
                cType,
                transfer,
                isNullable: parameter.isNullable,
                isCalledFromC: true
            )
        )
    }

    private func result(_ kind: Kind, _ callable: GIRCallable) -> HandlerResult? {
        if kind == .none { return nil }
        let result = callable.result
        let parameter = CallPlan.Parameter(
            gir: GIRParameter(name: "returned", type: result.type, transfer: result.transfer),
            kind: kind,
            role: .argument,
            name: "returned"
        )
        var passing = passing(parameter, function: "a closure")
        // A closure's text is gone when it returns, so that C gets a copy whatever the GIR says.
        if case .text(let isFileName, _, _) = passing {
            passing = .text(isFileName: isFileName, .consumed, what: "what a closure returned")
        }
        return HandlerResult(
            type: library.swiftType(kind, isNullable: result.isNullable && kind.isPointer),
            passing: passing
        )
    }

    /// What C gets from a closure that was ended.
    private func ended(_ callable: GIRCallable, _ result: Kind) -> String? {
        if let value = Overrides.resultsOfEndedCallbacks[callable.cType ?? ""] { return value }
        return switch result {
        case .none: nil
        case .bool: callable.result.type.cType.map { CType($0).isBool } == true ? "false" : "0"
        case .enumeration(let declaration), .flags(let declaration):
            "\(library.cName(declaration.cType))(rawValue: 0)"
        // C measures and frees a text without asking whether there is one.
        case .string where !callable.result.isNullable: "g_strdup(\"\")"
        case _ where result.isPointer: "nil"
        default: "0"
        }
    }
}
