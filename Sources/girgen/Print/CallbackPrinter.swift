/// Prints the closure types for C's callbacks, and the C functions that call such closures.
struct CallbackPrinter {
    let conversion: Conversion
    let documentation: Documentation

    static func trampoline(of declaration: Declaration, isOnce: Bool) -> String {
        Naming.lowerFirst(declaration.swiftName) + (isOnce ? "OnceTrampoline" : "Trampoline")
    }

    /// Prints a callback's types; false where no closure can stand for it.
    func print(_ declaration: Declaration, to writer: inout Writer) -> Bool {
        guard let callable = declaration.callback else { return false }
        let planner = CallPlanner(library: conversion.library, namespace: declaration.namespace)
        guard let (parameters, result, dataIndex) = try? planner.callback(callable) else { return false }
        let arguments = parameters.filter { $0.role == .argument }
        let types = arguments.map {
            "_ \(Naming.local($0.name)): "
                + conversion.swiftType($0.kind, isNullable: $0.gir.isNullable && $0.kind.isPointer)
        }
        let resultType = conversion.swiftType(
            result,
            isNullable: callable.result.isNullable && result.isPointer
        )
        writer.line(
            documentation.line([declaration.cType], callable.info, page: "callback.\(declaration.name)")
        )
        writer.line(
            "public typealias \(declaration.swiftName) = @MainActor (\(types.joined(separator: ", "))) -> \(resultType)"
        )
        for isOnce in [false, true] {
            writer.line()
            printTrampoline(declaration, callable, parameters, result, dataIndex, isOnce, to: &writer)
        }
        return true
    }

    private func printTrampoline(
        _ declaration: Declaration,
        _ callable: GIRCallable,
        _ parameters: [CallPlan.Parameter],
        _ result: Kind,
        _ dataIndex: Int,
        _ isOnce: Bool,
        to writer: inout Writer
    ) {
        let name = CallbackPrinter.trampoline(of: declaration, isOnce: isOnce)
        let names = parameters.indices.map { "argument\($0)" }
        var incoming = conversion
        incoming.isCalledFromC = true
        writer.line(
            isOnce
                ? "/// Calls a closure of the type above that C calls once, and lets it go."
                : "/// Calls a closure of the type above, which stays with C and may have been ended."
        )
        writer.block("package let \(name): \(declaration.cType) =", naming: names) { writer in
            for (index, parameter) in parameters.enumerated() where parameter.kind.isPointer || index == dataIndex {
                writer.line("nonisolated(unsafe) let argument\(index) = argument\(index)")
            }
            let entry = "MainThread.assume(function: \"\(declaration.cType)\")"
            writer.block("\(result == .none ? "" : "return ")\(entry)") { writer in
                if isOnce {
                    writer.line("let function: \(declaration.swiftName) = takeBoxedFunction(argument\(dataIndex))")
                } else {
                    let kept = "let function: \(declaration.swiftName) = keptFunction(argument\(dataIndex))"
                    writer.line("guard \(kept) else { \(ending(callable, result)) }")
                }
                let values = parameters.indices.filter { parameters[$0].role == .argument }.map { index in
                    let parameter = parameters[index]
                    let length = parameters.firstIndex { $0.role == .length(of: index) }
                    return incoming.value(
                        parameter.kind,
                        "argument\(index)",
                        cType: parameter.gir.type.cType,
                        transfer: parameter.gir.transfer,
                        isNullable: parameter.gir.isNullable && parameter.kind.isPointer,
                        function: declaration.cType,
                        length: length.map { "Int(argument\($0))" }
                    )
                }
                let call = "function(\(values.joined(separator: ", ")))"
                if result == .none {
                    writer.line(call)
                } else {
                    writer.line("let returned = \(call)")
                    writer.line(
                        "return "
                            + returned(
                                result,
                                callable.result.transfer,
                                callable.result.type.cType,
                                isNullable: callable.result.isNullable
                            )
                    )
                }
            }
        }
    }

    /// What C gets from a closure that was ended.
    private func ending(_ callable: GIRCallable, _ result: Kind) -> String {
        let cType = callable.result.type.cType
        if let value = Overrides.resultsOfEndedCallbacks[callable.cType ?? ""] { return "return \(value)" }
        return switch result {
        case .none: "return"
        case .bool: cType.map { CType($0).isBool } == true ? "return false" : "return 0"
        case .enumeration(let declaration), .flags(let declaration):
            "return \(conversion.cName(declaration.cType))(rawValue: 0)"
        // C measures and frees a text without asking whether there is one.
        case .string where !callable.result.isNullable: "return g_strdup(\"\")"
        case _ where result.isPointer: "return nil"
        default: "return 0"
        }
    }

    /// What a closure's value is to C.
    func returned(_ kind: Kind, _ transfer: GIRTransfer, _ cType: String?, isNullable: Bool) -> String {
        let parameter = CallPlan.Parameter(
            gir: GIRParameter(
                name: "returned",
                type: GIRType(cType: cType),
                transfer: transfer,
                isNullable: isNullable
            ),
            kind: kind,
            role: .argument,
            name: "returned"
        )
        let label = isNullable ? "optional: " : ""
        if kind == .type { return "returned" }
        if kind == .string { return "g_strdup(terminated(\(label)returned, \"what a closure returned\"))" }
        if kind == .fileName { return "FileNames.duplicate(\(label)returned, \"what a closure returned\")" }
        return conversion.argument(parameter, function: "a closure").expression
    }
}
