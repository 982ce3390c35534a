// Prints the members of types: functions, and properties that GObject does not know.

extension TypePrinter {
    func printMembers(_ members: [MemberPlan], of declaration: Declaration, to writer: inout Writer) {
        let printed = members.filter { member in
            // A designated initialiser stands in the class itself.
            if case .initializer(_, .properties) = member { return false }
            return true
        }
        guard !printed.isEmpty else { return }
        let isStructure =
            declaration.category == .value || declaration.category == .opaqueValue
            || declaration.enumeration != nil
        writer.space()
        if isStructure { writer.line("@MainActor") }
        writer.block("extension \(declaration.swiftName)") { writer in
            for member in printed { printMember(member, of: declaration, to: &writer) }
        }
    }

    func printMember(_ member: MemberPlan, of declaration: Declaration, to writer: inout Writer) {
        switch member {
        case .property(let property): printProperty(property, of: declaration, to: &writer)
        case .computed(let name, let getter, let setter, let isStatic):
            printComputed(name, getter, setter, isStatic, of: declaration, to: &writer)
        case .function(let call, let isStatic): printFunction(call, isStatic, of: declaration, to: &writer)
        case .initializer(let call, let how): printInitializer(call, how, of: declaration, to: &writer)
        case .signal(let signal):
            SignalPrinter(conversion: conversion, documentation: documentation)
                .print(signal, of: declaration, to: &writer)
        }
    }

    func page(_ call: CallPlan, of declaration: Declaration?, isStatic: Bool) -> String {
        let name = call.callable.info.name
        guard let declaration else { return "func.\(name)" }
        if declaration.enumeration != nil { return "type_func.\(declaration.name).\(name)" }
        return (isStatic ? "type_func" : "method") + ".\(declaration.name).\(name)"
    }

    func printFunction(_ call: CallPlan, _ isStatic: Bool, of declaration: Declaration?, to writer: inout Writer) {
        let info = call.callable.info
        var names = [call.callable.cIdentifier]
        if let finish = call.finish.first { names.append(finish.callable.cIdentifier) }
        writer.space()
        writer.line(documentation.line(names, info, page: page(call, of: declaration, isStatic: isStatic)))
        if let attribute = documentation.attribute(info) { writer.line(attribute) }
        if declaration == nil { writer.line("@MainActor") }
        let result = call.last.resultKind
        let isSuccess = call.last.isResultOnlySuccess
        if result == .bool, !isSuccess, call.outputs.isEmpty,
            !["is", "has", "can"].contains(Naming.words(info.name)[0])
        {
            writer.line("@discardableResult")
        } else if case .value(true) = call.instance, calls.resultType(call) != nil {
            writer.line("@discardableResult")
        }
        var isMutating = false
        if case .value(true) = call.instance { isMutating = true }
        writer.block(calls.header(call, isStatic: isStatic, isMutating: isMutating)) { writer in
            writer.lines(preparedBody(call, of: declaration))
        }
    }

    /// The statements that call C, after what has to be done before.
    private func preparedBody(_ call: CallPlan, of declaration: Declaration?) -> [String] {
        let statement = preparation.before(call, of: declaration)
        return (statement.map { [$0] } ?? []) + calls.body(call)
    }

    private func printComputed(
        _ name: String,
        _ getter: CallPlan,
        _ setter: CallPlan?,
        _ isStatic: Bool,
        of declaration: Declaration,
        to writer: inout Writer
    ) {
        writer.space()
        let names = [getter.callable.cIdentifier] + (setter.map { [$0.callable.cIdentifier] } ?? [])
        writer.line(
            documentation.line(names, getter.callable.info, page: page(getter, of: declaration, isStatic: isStatic))
        )
        if let attribute = documentation.attribute(getter.callable.info) { writer.line(attribute) }
        let type = calls.resultType(getter) ?? "Void"
        writer.block("public \(isStatic ? "static " : "")var \(Naming.declared(name)): \(type)") { writer in
            guard let setter else {
                writer.lines(preparedBody(getter, of: declaration))
                return
            }
            writer.block("get") { $0.lines(preparedBody(getter, of: declaration)) }
            writer.block("set") { $0.lines(setterBody(setter, isNullable: getter.isResultNullable)) }
        }
    }

    func setterBody(_ setter: CallPlan, isNullable: Bool) -> [String] {
        var call = setter
        for index in call.parameters.indices where call.parameters[index].role == .argument {
            call.parameters[index].name = "newValue"
            call.parameters[index].gir.isNullable = isNullable
        }
        return calls.body(call)
    }
}
