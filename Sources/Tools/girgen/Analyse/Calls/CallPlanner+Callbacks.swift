extension CallPlanner {
    func callback(_ declaration: Declaration) -> Callback? {
        guard let callable = declaration.callback, let (parameters, result, dataIndex) = try? callback(callable) else {
            return nil
        }
        let page = "callback.\(declaration.name)"
        return Callback(
            name: library.typeName(declaration),
            cType: declaration.cType,
            importedType: library.cName(declaration.cType),
            documentation: documentation(.type(declaration), [declaration.cType], callable.info, page),
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
        var passing = passing(kind, result.type, named: "returned", transfer: result.transfer, function: "a closure")
        // Swift deallocates the string that a closure returns. Therefore, C receives a copy.
        if case .text(let isFileName, _, _) = passing {
            passing = .text(isFileName: isFileName, .consumed, what: "what a closure returned")
        }
        return HandlerResult(
            type: library.swiftType(kind, isNullable: result.isNullable && kind.isPointer),
            passing: passing
        )
    }

    /// Returns the value that C receives if it calls a closure that has already been released.
    private func ended(_ callable: GIRCallable, _ result: Kind) -> String? {
        if let value = library.policy[callable.cIdentifier].endedResult { return value }
        // C measures and frees the returned string without checking for null.
        return result == .string && !callable.result.isNullable ? "g_strdup(\"\")" : absent(result, callable)
    }

    /// Omits array lengths from the arguments of a handler or a closure.
    func assignArrayLengths(_ parameters: inout [CallPlan.Parameter]) throws {
        for (index, parameter) in parameters.enumerated() {
            if case .array(_, let array) = parameter.kind, let length = array.length, length != index {
                try setRole(.length(of: index), at: length, in: &parameters)
            }
        }
    }

    /// Throws ``Skip`` if C can't pass a value to a method or a closure.
    func checkPassed(_ kind: Kind) throws {
        switch kind {
        case .unsupported(let reason): throw Skip("passes \(reason)")
        case .pointer, .none, .callback: throw Skip("passes an untyped pointer")
        case .array(let element, let array):
            try checkElement(element)
            if array.length == nil, !element.isText { throw Skip("passes an array of unknown length") }
        default: break
        }
    }

    /// Throws ``Skip`` if a handler or a closure can't return a value to C.
    func checkHandlerResult(_ kind: Kind, verb: String = "returns") throws {
        switch kind {
        case .none, .bool, .integer, .double, .float, .string, .fileName, .object, .enumeration, .flags, .interface,
            .owner:
            break
        case .unsupported(let reason): throw Skip("\(verb) \(reason)")
        default: throw Skip("\(verb) a value that C would have to free")
        }
    }

    /// Returns the parameters and the result of a callback. Throws ``Skip`` if a closure can't represent it.
    func callback(_ callable: GIRCallable) throws -> (parameters: [CallPlan.Parameter], result: Kind, dataIndex: Int) {
        guard
            let dataIndex = callable.parameters.lastIndex(where: { parameter in
                parameter.closure != nil
                    || ["user_data", "data", "userdata"].contains(parameter.name)
                        && library.kind(of: parameter.type, in: namespace) == .pointer
            })
        else { throw Skip("has no user data") }
        var parameters = callable.parameters.enumerated().map { index, parameter in
            CallPlan.Parameter(
                gir: parameter,
                kind: library.kind(of: parameter.type, in: namespace),
                role: index == dataIndex ? .userData(of: index) : .argument,
                name: Naming.argument(parameter.name)
            )
        }
        try assignArrayLengths(&parameters)
        for parameter in parameters where parameter.role == .argument {
            if parameter.gir.direction != .in { throw Skip("has an output parameter") }
            try checkPassedList(parameter.kind)
            if parameter.kind == .error, CType(parameter.gir.type.cType ?? "GError*").stars > 1 {
                throw Skip("reports errors")
            }
            try checkPassed(parameter.kind)
        }
        let result = library.kind(of: callable.result.type, in: namespace)
        try checkHandlerResult(result)
        if callable.throwsError { throw Skip("reports errors") }
        return (parameters, result, dataIndex)
    }
}
