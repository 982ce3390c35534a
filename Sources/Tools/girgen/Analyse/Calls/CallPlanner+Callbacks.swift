extension CallPlanner {
    func callback(_ declaration: Declaration) -> Callback? {
        guard let callable = declaration.callback, let (parameters, result, dataIndex) = try? callback(callable)
        else { return nil }
        let (cType, page) = (declaration.cType, "callback.\(declaration.name)")
        return Callback(
            name: library.typeName(declaration),
            cType: cType,
            importedType: library.cName(cType),
            documentation: documentation([cType], callable.info, page, sentence(on: cType)),
            arguments: arguments(of: parameters) { _ in nil },
            result: self.result(result, callable),
            parameterCount: parameters.count,
            pointers: parameters.indices.filter { parameters[$0].kind.isPointer || $0 == dataIndex },
            dataPlace: dataIndex,
            ended: ended(callable, result)
        )
    }

    /// - Parameter isOfSignal: If it's true, arguments are plain pointers or numbers, whatever C types the GIR file states.
    func arguments(of all: [CallPlan.Parameter], isOfSignal: Bool = false, label: (CallPlan.Parameter) -> String?)
        -> [HandlerArgument]
    {
        all.enumerated().filter { $1.role == .argument }.map { index, parameter in
            let (kind, isNullable) = (parameter.kind, parameter.isNullable)
            let (cType, transfer) = isOfSignal ? (nil, .none) : (parameter.gir.type.cType, parameter.gir.transfer)
            return HandlerArgument(
                label: label(parameter),
                name: parameter.name,
                type: library.swiftType(kind, isNullable: isNullable),
                place: index,
                length: all.firstIndex { $0.role == .length(of: index) },
                conversion: conversion(kind, cType, transfer, isNullable: isNullable, isCalledFromC: true)
            )
        }
    }

    private func result(_ kind: Kind, _ callable: GIRCallable) -> HandlerResult? {
        let result = callable.result
        let passing: Passing
        switch kind {
        case .none: return nil
        // Swift deallocates the string that a closure returns. Therefore, C receives a copy.
        case .string, .fileName:
            passing = .text(isFileName: kind == .fileName, .consumed, what: "what a closure returned")
        default: passing = self.passing(kind, result.type, result.transfer, what: "a closure: returned")
        }
        let type = library.swiftType(kind, isNullable: result.isNullable && kind.isPointer)
        return HandlerResult(type: type, passing: passing)
    }

    /// Returns the value that C receives if it calls a closure that has already been released.
    private func ended(_ callable: GIRCallable, _ result: Kind) -> String? {
        if let value = library.policy[callable.cIdentifier].callback.endedResult { return value }
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
            let kind = library.kind(of: parameter.type, in: namespace)
            let (role, name) = (index == dataIndex ? CallPlan.Role.userData(of: index) : .argument, parameter.name)
            return CallPlan.Parameter(gir: parameter, kind: kind, role: role, name: Naming.argument(name))
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
