extension CallPlanner {
    /// Returns the conversions of an `inout` parameter's variable: to C before the call, and back after the call.
    func change(at index: Int, of plan: CallPlan) -> Argument.Change {
        var parameter = plan.parameters[index]
        let (isNullable, what) = (parameter.isNullable, plan.what(parameter))
        let type = CType(parameter.gir.type.cType ?? "gint*")
        switch parameter.kind {
        case .value(let declaration):
            return Argument.Change(
                cType: nil,
                isOptional: false,
                passing: .member("cValue"),
                conversion: .structure(library.typeName(declaration))
            )
        case .anyValue:
            return Argument.Change(
                cType: library.imported(type.pointee),
                isOptional: isNullable,
                passing: .anyValueCopy,
                conversion: conversion(.anyValue, nil, .none, isNullable: isNullable),
                isInPlace: type.stars == 1
            )
        default: break
        }
        parameter.gir.type.cType = parameter.gir.type.cType.flatMap { $0.hasSuffix("*") ? String($0.dropLast()) : nil }
        var checks: [Check] = []
        if case .array(_, let array) = parameter.kind, let count = array.fixedSize {
            checks.append(.count(of: parameter.name, isOptional: isNullable, count, what: what))
        }
        let (cType, transfer) = (parameter.gir.type.cType, parameter.gir.transfer)
        return Argument.Change(
            cType: library.imported(type.pointee),
            isOptional: isNullable,
            passing: changing(parameter, what),
            conversion: conversion(parameter.kind, cType, transfer, isNullable: isNullable),
            length: length(of: index, in: plan),
            checks: checks
        )
    }

    /// Returns the conversion of an `inout` parameter to the initial value of a C variable. C can replace the value.
    private func changing(_ parameter: CallPlan.Parameter, _ what: String) -> Passing {
        let copy: Passing.Copy = parameter.gir.transfer == .none ? .temporary : .consumed
        return switch parameter.kind {
        // The Swift type of an `inout` parameter for a GType is a plain number and not a metatype.
        case .type: .asItIs
        case .string, .fileName: .text(isFileName: parameter.kind == .fileName, copy, what: what)
        default: passing(parameter, what: what)
        }
    }

    /// Throws ``Skip`` for a parameter that can't be an `inout` parameter.
    func checkChanged(_ parameter: CallPlan.Parameter) throws {
        let gir = parameter.gir
        // If the GIR file omits the C type, the parameter is assumed to have the C type that its kind requires.
        func requireStars(_ expected: Int) throws {
            guard let type = gir.type.cType else { return }
            if CType(type).stars != expected { throw Skip("changes \(gir.name), which it takes as \(type)") }
        }
        switch parameter.kind {
        case _ where parameter.kind.isNumber, .value: try requireStars(1)
        case .string, .fileName, .object, .interface, .owner: try requireStars(2)
        case .anyValue where gir.transfer == .none:
            if gir.type.cType.map({ CType($0).stars }) != 1 { try requireStars(2) }
        case .list, .byteArray, .table, .pointerArray, .sizedArray:
            try requireStars(2)
            try checkArgument(parameter.kind, gir)
            try checkOutput(parameter)
        case .array(let element, _):
            switch element {
            case .anyValue: throw Skip("changes an array of GValue structures")
            case .owner, .object, .interface, .string, .fileName: try requireStars(3)
            default: try requireStars(2)
            }
            var inner = gir
            inner.type.cType = gir.type.cType.map { String($0.dropLast($0.hasSuffix("*") ? 1 : 0)) }
            try checkArgument(parameter.kind, inner)
            try checkOutput(parameter)
        default: throw Skip("has an in/out parameter, \(gir.name)")
        }
    }
}
