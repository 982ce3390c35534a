/// Prints a module's functions for tests that call each of them: methods, functions, initialisers and setters, with
/// arguments that an `Arguments` thinks of.
struct FunctionTablePrinter {
    /// Names types as a file outside all modules sees them.
    let conversion: Conversion
    let module: String

    private var library: Library { conversion.library }
    private var calls: CallPrinter { CallPrinter(conversion: conversion) }

    /// The module's table: one Swift function for each type, and one for the functions that belong to none.
    func print(_ plans: [TypePlan], _ functions: [CallPlan], to writer: inout Writer) {
        let types = plans.filter { hasEntries($0) }
        writer.line("/// Calls each function of `\(module)`.")
        writer.block("enum \(module)FunctionTable: FunctionTable") { writer in
            writer.line("@available(*, deprecated)")
            writer.block("static func add(to list: FunctionList)") { writer in
                for plan in types { writer.line("\(tableName(plan.declaration))(list)") }
                if !functions.isEmpty { writer.line("functionsOfNoType(list)") }
            }
            for plan in types {
                printFunction(tableName(plan.declaration), to: &writer) { writer in
                    if plan.declaration.category == .value { printFields(of: plan.declaration, to: &writer) }
                    for member in plan.members { print(member, plan.declaration, to: &writer) }
                    for member in plan.implementationMembers { print(member, plan.declaration, to: &writer) }
                }
            }
            guard !functions.isEmpty else { return }
            printFunction("functionsOfNoType", to: &writer) { writer in
                for call in functions { print(call, on: module + ".", to: &writer) }
            }
        }
    }

    private func tableName(_ declaration: Declaration) -> String {
        Naming.declared(Naming.lowerFirst(declaration.swiftName))
    }

    private func printFunction(_ name: String, to writer: inout Writer, _ body: (inout Writer) -> Void) {
        writer.space()
        writer.line("@available(*, deprecated)")
        writer.block("private static func \(name)(_ list: FunctionList)", body)
    }

    private func hasEntries(_ plan: TypePlan) -> Bool {
        if plan.declaration.category == .value { return true }
        return (plan.members + plan.implementationMembers).contains { member in
            switch member {
            case .property(let property): property.setter != nil && property.getter != nil
            case .signal: false
            default: true
            }
        }
    }

    // MARK: Members

    private func print(_ member: MemberPlan, _ declaration: Declaration, to writer: inout Writer) {
        switch member {
        case .property(let property):
            guard property.setter != nil, property.getter != nil else { return }
            let isNullable = property.isNullable && property.kind.isPointer
            guard var value = argument(property.kind, isNullable: isNullable) else { return }
            // Of a property it is the number.
            if property.kind == .type { value += ".valueType" }
            let name = "\(declaration.typeName):\(property.gir.info.name)"
            printEntry(name, kinds(of: [(property.kind, isNullable)]), isAsync: false, to: &writer) { writer in
                writer.line("let subject = \(subject(declaration))")
                writer.line("subject.\(Naming.declared(property.name)) = try \(value)")
            }
        case .computed(let name, let getter, let setter, let isStatic):
            let member = Naming.declared(name)
            if isStatic {
                printEntry(getter.callable.cIdentifier, "", isAsync: false, to: &writer) { writer in
                    writer.line("arguments.keep(\(typeName(declaration)).\(member))")
                }
                return
            }
            printEntry(getter.callable.cIdentifier, "", isAsync: false, to: &writer) { writer in
                writer.line("let subject = \(subject(declaration))")
                writer.line("arguments.keep(subject.\(member))")
            }
            guard let setter, let parameter = setter.arguments.first else { return }
            let isNullable = getter.isResultNullable
            guard let value = argument(parameter.kind, isNullable: isNullable) else { return }
            let kinds = kinds(of: [(parameter.kind, isNullable)])
            printEntry(setter.callable.cIdentifier, kinds, isAsync: false, to: &writer) { writer in
                let isStructure = declaration.category == .value || declaration.category == .opaqueValue
                writer.line("\(isStructure ? "var" : "let") subject = \(subject(declaration))")
                writer.line("subject.\(member) = try \(value)")
            }
        case .function(let call, let isStatic):
            print(call, on: isStatic ? typeName(declaration) + "." : nil, of: declaration, to: &writer)
        case .initializer(let call, _):
            print(call, on: typeName(declaration), of: declaration, to: &writer)
            if declaration.category != .object, call.finish.isEmpty { printMaker(call, declaration, to: &writer) }
        case .signal: break
        }
    }

    /// How a value of a type is made, for functions that take one.
    private func printMaker(_ call: CallPlan, _ declaration: Declaration, to writer: inout Writer) {
        var unused: [String] = []
        guard !call.parameters.contains(where: { $0.role == .changed }), let list = argumentList(call, &unused) else {
            return
        }
        let type = typeName(declaration)
        let taken = list.contains("arguments.") ? "arguments" : "_"
        let attempt = call.last.callable.throwsError || list.contains("arguments.") ? "try " : ""
        writer.line("list.make(\(type).self) { \(taken) in \(attempt)\(type)(\(list)) }")
    }

    /// How a structure of numbers is made.
    private func printFields(of declaration: Declaration, to writer: inout Writer) {
        let fields = declaration.compound?.fields.filter { $0.type != nil } ?? []
        let values = fields.compactMap { field -> String? in
            let kind = library.kind(of: field.type ?? GIRType(name: "none"), in: declaration.namespace)
            return argument(kind, isNullable: false).map { "\(Naming.lowerCamel(field.name)): \($0)" }
        }
        guard !values.isEmpty, values.count == fields.count else { return }
        let type = typeName(declaration)
        writer.line("list.make(\(type).self) { arguments in try \(type)(\(values.joined(separator: ", "))) }")
    }

    /// Prints a call; `receiver` is what stands before the name of a function without an instance, or the type to make.
    private func print(
        _ call: CallPlan,
        on receiver: String?,
        of declaration: Declaration? = nil,
        to writer: inout Writer
    ) {
        var setup: [String] = []
        guard let list = argumentList(call, &setup) else { return }
        let kinds = kinds(of: call.arguments.map { ($0.kind, $0.gir.isNullable && $0.kind.isPointer) })
        let isMade = receiver != nil && receiver?.hasSuffix(".") == false
        printEntry(call.callable.cIdentifier, kinds, isAsync: !call.finish.isEmpty, to: &writer) { writer in
            writer.lines(setup)
            var target = receiver ?? "subject."
            if receiver == nil, let declaration {
                var isMutating = false
                if case .value(true) = call.instance { isMutating = true }
                writer.line("\(isMutating ? "var" : "let") subject = \(subject(declaration))")
            }
            if !isMade { target += Naming.declared(call.base) }
            let isFallible = call.last.callable.throwsError || list.contains("arguments.")
            let effects = (isFallible ? "try " : "") + (call.finish.isEmpty ? "" : "await ")
            let expression = "\(target)(\(list))"
            if isMade || calls.resultType(call) != nil {
                writer.line("\(effects)arguments.keep(\(expression))")
            } else {
                writer.line(effects + expression)
            }
        }
    }

    private func printEntry(
        _ name: String,
        _ kinds: String,
        isAsync: Bool,
        to writer: inout Writer,
        _ body: (inout Writer) -> Void
    ) {
        let taken = kinds.isEmpty ? "" : ", [\(kinds)]"
        writer.block("list.add\(isAsync ? "Asynchronous" : "")(\"\(name)\"\(taken))", naming: ["arguments"], body)
    }

    private func typeName(_ declaration: Declaration) -> String {
        declaration.category == .interface
            ? library.implementationName(declaration, in: "") : library.swiftName(declaration, in: "")
    }

    /// What a method is called on.
    private func subject(_ declaration: Declaration) -> String {
        let type = library.swiftName(declaration, in: "")
        return switch declaration.category {
        case .object: "try arguments.subject(\(type).self)"
        case .interface where !declaration.isClassInSwift: "try arguments.subject((any \(type)).self)"
        case .interface: "try arguments.subject(\(type).self)"
        default: "try arguments.made(\(type).self)"
        }
    }

    // MARK: Arguments

    /// The arguments with their labels; nil where one of them is of a kind that no test thinks of.
    ///
    /// - Parameter setup: takes the statements that make what comes back changed.
    private func argumentList(_ call: CallPlan, _ setup: inout [String]) -> String? {
        var parts: [String] = []
        for parameter in call.arguments {
            let isNullable = parameter.gir.isNullable && parameter.kind.isPointer
            guard var value = argument(parameter.kind, isNullable: isNullable) else { return nil }
            if parameter.role == .changed {
                let name = "changed\(parts.count)"
                setup.append("var \(name) = try \(value)")
                value = "&" + name
            }
            parts.append((parameter.label.map { "\($0): " } ?? "") + value)
        }
        return parts.joined(separator: ", ")
    }

    /// The expression that asks for a value of a kind.
    private func argument(_ kind: Kind, isNullable: Bool) -> String? {
        guard let value = plainArgument(kind) else { return nil }
        guard isNullable else { return value }
        let type = conversion.argumentType(kind)
        guard value.contains("arguments.") else { return "arguments.optional { () -> \(type) in \(value) }" }
        return "arguments.optional { () throws -> \(type) in try \(value) }"
    }

    private func plainArgument(_ kind: Kind) -> String? {
        switch kind {
        case .bool: return "arguments.bool()"
        case .integer(let name): return "arguments.integer(\"\(name)\")"
        case .float, .double: return "arguments.double()"
        case .range: return "arguments.range()"
        case .priority: return "MainContext.Priority.default"
        case .character: return "arguments.character()"
        case .type: return "arguments.type()"
        case .string: return "arguments.text()"
        case .fileName: return "arguments.path()"
        case .object(let declaration): return "arguments.object(\(library.swiftName(declaration, in: "")).self)"
        case .interface(let declaration) where declaration.isClassInSwift:
            return "arguments.object(\(library.swiftName(declaration, in: "")).self)"
        case .interface(let declaration):
            return "arguments.object((any \(library.swiftName(declaration, in: ""))).self)"
        case .owner(let declaration), .value(let declaration):
            return "arguments.made(\(library.swiftName(declaration, in: "")).self)"
        case .enumeration(let declaration):
            let values = declaration.enumeration?.members.map(\.value) ?? []
            let name = library.swiftName(declaration, in: "")
            return "\(name)(rawValue: arguments.declared([\(values.joined(separator: ", "))]))"
        case .flags(let declaration): return "\(library.swiftName(declaration, in: ""))(rawValue: arguments.bits())"
        case .anyValue: return "arguments.value()"
        case .error: return "arguments.error()"
        case .byteArray: return "arguments.bytes()"
        case .array(let element, _) where conversion.isByte(element): return "arguments.bytes()"
        case .array(let element, let array): return collection(of: element, array.fixedSize)
        case .list(let element, _), .pointerArray(let element): return collection(of: element, nil)
        case .callback(let declaration): return closure(declaration)
        case .none, .pointer, .unsupported: return nil
        }
    }

    private func collection(of element: Kind, _ count: Int?) -> String? {
        guard let value = plainArgument(element) else { return nil }
        let counted = count.map { "(\($0))" } ?? ""
        return "arguments.array\(counted) { () throws -> \(conversion.argumentType(element)) in try \(value) }"
    }

    /// A closure that takes what C hands over and gives back something ordinary.
    private func closure(_ declaration: Declaration) -> String? {
        let planner = CallPlanner(library: library, namespace: declaration.namespace)
        guard let callable = declaration.callback, let (parameters, result, _) = try? planner.callback(callable) else {
            return nil
        }
        let names = parameters.filter { $0.role == .argument }.map { _ in "_" }.joined(separator: ", ")
        let isNullable = callable.result.isNullable && result.isPointer
        let value: String
        switch result {
        case .none: value = ""
        case .object, .interface, .owner, .value:
            // What C asks for is made before it asks, as a closure cannot fail.
            guard let made = argument(result, isNullable: isNullable) else { return nil }
            let type = conversion.swiftType(result, isNullable: isNullable)
            let closure = conversion.swiftType(.callback(declaration))
            return
                "arguments.giving(\(made)) { (given: \(type)) -> \(closure) in { \(names.isEmpty ? "" : names + " in ")given } }"
        case .bool: value = "false"
        case .string, .fileName: value = isNullable ? "nil" : "\"\""
        case .enumeration(let declaration), .flags(let declaration):
            value = "\(library.swiftName(declaration, in: ""))(rawValue: 0)"
        default: value = "0"
        }
        let body = [names.isEmpty ? "" : names + " in", value].filter { !$0.isEmpty }.joined(separator: " ")
        return "{ \(body) }"
    }

    // MARK: Kinds

    /// The kinds of arguments that a function takes, as the variations that are worth trying depend on them.
    private func kinds(of arguments: [(kind: Kind, isNullable: Bool)]) -> String {
        var found: [String] = []
        func add(_ kind: String) { if !found.contains(kind) { found.append(kind) } }
        func look(_ kind: Kind) {
            switch kind {
            case .integer, .range: add(".integers")
            case .float, .double: add(".doubles")
            case .string, .fileName: add(".texts")
            case .enumeration: add(".enumerations")
            case .flags: add(".flags")
            case .object, .interface: add(".objects")
            case .owner, .value: add(".values")
            case .anyValue, .type, .character: add(".values")
            case .array(let element, _), .list(let element, _), .pointerArray(let element):
                add(".arrays")
                look(element)
            case .byteArray: add(".arrays")
            default: break
            }
        }
        for (kind, isNullable) in arguments {
            look(kind)
            if isNullable { add(".optionals") }
        }
        return found.joined(separator: ", ")
    }
}
