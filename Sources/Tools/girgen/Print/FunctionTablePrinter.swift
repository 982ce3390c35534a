// Prints a table that contains a module's methods, functions, initializers and setters. Tests call each function in the
// table. The type `Arguments` of the tests provides the arguments.

extension TablePrinter {
    /// Prints a table with a Swift function for each type, and another Swift function for C functions without a type.
    func printFunctions() {
        let types = (module.types + module.enumerations).filter(hasEntries)
        writer.line("/// Calls each function in `\(module.name)`.")
        writer.block("enum \(module.name)FunctionTable: FunctionTable") {
            printFunction("static func add(to list: FunctionList)") {
                for type in types { writer.line("\(Spelling.declared(type.name.member))(list)", when: type.condition) }
                if !module.functions.isEmpty { writer.line("functionsOfNoType(list)") }
            }
            for type in types {
                writer.when(type.condition) {
                    printFunction("private static func \(Spelling.declared(type.name.member))(_ list: FunctionList)") {
                        if let fields = fields(of: type) { printFields(fields, of: type) }
                        for member in type.members + type.implementationMembers {
                            writer.when(member.condition, isSpaced: false) { print(member, type) }
                        }
                    }
                }
            }
            guard !module.functions.isEmpty else { return }
            printFunction("private static func functionsOfNoType(_ list: FunctionList)") {
                for function in module.functions {
                    writer.when(function.condition, isSpaced: false) { print(function, of: nil) }
                }
            }
        }
    }

    private func hasEntries(_ type: TypeDeclaration) -> Bool {
        if fields(of: type) != nil { return true }
        return (type.members + type.implementationMembers).contains { member in
            switch member {
            case .property(let property): property.setter != nil && property.getter != nil
            case .signal: false
            default: true
            }
        }
    }

    /// Returns the fields of a structure without private fields, or nil for other types.
    private func fields(of type: TypeDeclaration) -> [Structure.Field]? {
        if case .structure(let form) = type.form { form.fields } else { nil }
    }

    // MARK: Members

    private func print(_ member: Member, _ type: TypeDeclaration) {
        switch member {
        case .property(let property): print(property, of: type)
        case .computed(let property): print(property, of: type)
        case .function(let function): print(function, of: type)
        case .initializer(let initializer): print(initializer, of: type)
        case .signal: break
        }
    }

    private func print(_ property: Property, of type: TypeDeclaration) {
        let given = property.isOptionalNumber ? property.type.wrapped : property.type
        guard property.setter != nil, property.getter != nil, var value = argument(given) else { return }
        // The value of the property is a plain number and not a metatype.
        if property.type == .type { value += ".valueType" }
        printEntry("\(type.typeName):\(property.cName)", kinds(of: [given]), isAsync: false) {
            writer.line("let subject = \(subject(type))")
            writer.line("subject.\(Spelling.declared(property.name)) = try \(value)")
        }
    }

    private func print(_ property: ComputedProperty, of type: TypeDeclaration) {
        let name = Spelling.declared(property.name)
        printEntry(property.getter.cName, "", isAsync: false) {
            if property.isStatic { return writer.line("arguments.keep(\(typeName(type)).\(name))") }
            writer.line("let subject = \(subject(type))")
            writer.line("arguments.keep(subject.\(name))")
        }
        guard let setter = property.setter, let value = argument(property.type) else { return }
        printEntry(setter.cName, kinds(of: [property.type]), isAsync: false) {
            writer.line("\(type.isValue ? "var" : "let") subject = \(subject(type))")
            writer.line("subject.\(name) = try \(value)")
        }
    }

    /// Prints a call of a function. If the type is nil, the function belongs to the module.
    private func print(_ function: Function, of type: TypeDeclaration?) {
        var setup: [String] = []
        guard let list = argumentList(function.parameters, &setup) else { return }
        printEntry(function.call.cName, kinds(of: function.parameters.map(\.type)), isAsync: function.call.isAsync) {
            writer.lines(setup)
            var receiver = module.name
            if let type { receiver = function.isStatic ? typeName(type) : "subject" }
            if let type, !function.isStatic {
                writer.line("\(function.isMutating ? "var" : "let") subject = \(subject(type))")
            }
            let expression = "\(receiver).\(Spelling.declared(function.name))(\(list))"
            writer.line(attempted(expression, function.call, isKept: function.result != nil))
        }
    }

    private func print(_ initializer: Initializer, of type: TypeDeclaration) {
        var setup: [String] = []
        guard let list = argumentList(initializer.parameters, &setup) else { return }
        let (name, isAsync) = (typeName(type), initializer.call?.isAsync ?? false)
        printEntry(initializer.cName, kinds(of: initializer.parameters.map(\.type)), isAsync: isAsync) {
            writer.lines(setup)
            writer.line(attempted("\(name)(\(list))", initializer.call, isKept: true))
        }
        // For functions that require a value of the type, the table also contains an expression that creates the value.
        if case .class = type.form { return }
        if isAsync || initializer.parameters.contains(where: \.isChanged) { return }
        let taken = list.contains("arguments.") ? "arguments" : "_"
        let made = attempted("\(name)(\(list))", initializer.call, isKept: false)
        writer.line("list.make(\(name).self) { \(taken) in \(made) }")
    }

    /// Returns an expression that is preceded by `try` and `await` if the expression requires these keywords.
    func attempted(_ expression: String, _ call: Call?, isKept: Bool) -> String {
        let isFallible = call?.last.isThrowing == true || expression.contains("arguments.")
        let effects = (isFallible ? "try " : "") + (call?.isAsync == true ? "await " : "")
        return effects + (isKept ? "arguments.keep(\(expression))" : expression)
    }

    /// Prints the expression that creates a structure of numbers.
    private func printFields(_ fields: [Structure.Field], of type: TypeDeclaration) {
        let values = fields.compactMap { field in argument(field.type).map { "\(field.name): \($0)" } }
        guard !values.isEmpty, values.count == fields.count else { return }
        let name = typeName(type)
        writer.line("list.make(\(name).self) { arguments in try \(name)(\(values.joined(separator: ", "))) }")
    }

    /// - Parameter passed: The arguments after the C name, each with a comma before it.
    func printEntry(_ name: String, _ passed: String, isAsync: Bool, _ body: () -> Void) {
        writer.block("list.add\(isAsync ? "Asynchronous" : "")(\"\(name)\"\(passed))", naming: ["arguments"], body)
    }

    private func typeName(_ type: TypeDeclaration) -> String {
        if case .interface(let form) = type.form { form.implementation.outside } else { type.name.outside }
    }

    /// Returns the expression for the object on which a method is called.
    private func subject(_ type: TypeDeclaration) -> String {
        let name = type.name.outside
        return switch type.form {
        case .class: "try arguments.subject(\(name).self)"
        case .interface(let form): "try arguments.subject(\(form.isClass ? name : "(any \(name))").self)"
        default: "try arguments.made(\(name).self)"
        }
    }

    // MARK: Arguments

    /// Returns nil if the tests can't provide an argument. Appends the creation of `inout` variables to `setup`.
    func argumentList(_ parameters: [Parameter], _ setup: inout [String]) -> String? {
        var parts: [String] = []
        for parameter in parameters {
            guard var value = argument(parameter.type) else { return nil }
            if parameter.isChanged {
                let name = "changed\(parts.count)"
                setup.append("var \(name) = try \(value)")
                value = "&" + name
            }
            parts.append((parameter.label.map { "\($0): " } ?? "") + value)
        }
        return parts.joined(separator: ", ")
    }

    /// Returns the expression for a value of a type, or nil if the tests can't provide a value.
    private func argument(_ type: SwiftType) -> String? {
        switch type {
        case .optional(let wrapped):
            guard let value = argument(wrapped) else { return nil }
            let type = wrapped.spelled(in: "")
            guard value.contains("arguments.") else { return "arguments.optional { () -> \(type) in \(value) }" }
            return "arguments.optional { () throws -> \(type) in try \(value) }"
        case .bool: return "arguments.bool()"
        case .integer("guint64"): return "arguments.unsigned()"
        case .integer(let name): return "arguments.integer(\"\(name)\")"
        case .double: return "arguments.double()"
        case .range: return "arguments.range()"
        case .duration: return "arguments.duration()"
        case .priority: return "MainContext.Priority.default"
        case .character: return "arguments.character()"
        case .key: return "Key(rawValue: arguments.integer(\"guint\"))"
        case .type, .metatype: return "arguments.type()"
        case .string: return "arguments.text()"
        case .fileName: return "arguments.path()"
        case .object(let name), .interface(let name, isClass: true): return "arguments.object(\(name.outside).self)"
        case .interface(let name, isClass: false): return "arguments.object((any \(name.outside)).self)"
        case .record(let name): return "arguments.made(\(name.outside).self)"
        case .enumeration(let name, let numbers, _):
            return "\(name.outside)(rawValue: arguments.declared([\(numbers.joined(separator: ", "))]))"
        case .flags(let name, _): return "\(name.outside)(rawValue: arguments.bits())"
        case .value: return "arguments.value()"
        case .error: return "arguments.error()"
        case .bytes, .array(.byte, _): return "arguments.bytes()"
        case .array(let element, let count):
            guard let value = argument(element) else { return nil }
            let counted = count.map { "(\($0))" } ?? ""
            return "arguments.array\(counted) { () throws -> \(element.spelled(in: "")) in try \(value) }"
        case .closure(let closure): return self.closure(closure)
        case .void, .byte, .dictionary, .pointer, .tuple, .named: return nil
        }
    }

    /// Returns a closure that ignores its arguments, or nil if the tests can't provide its result.
    private func closure(_ type: SwiftType.ClosureType) -> String? {
        let names = Array(repeating: "_", count: type.parameterCount).joined(separator: ", ")
        let value: String
        switch type.result.wrapped {
        case .void: value = ""
        case .object, .interface, .record:
            // The closure can't throw errors. Therefore, the value that it returns is created in advance.
            guard let made = argument(type.result) else { return nil }
            let signature = "(given: \(type.result.spelled(in: ""))) -> \(type.name.outside)"
            return "arguments.giving(\(made)) { \(signature) in { \(names.isEmpty ? "" : names + " in ")given } }"
        case .bool: value = "false"
        case .string, .fileName: value = type.result.isOptional ? "nil" : "\"\""
        case .enumeration(let name, _, _), .flags(let name, _): value = "\(name.outside)(rawValue: 0)"
        default: value = "0"
        }
        let body = [names.isEmpty ? "" : names + " in", value].filter { !$0.isEmpty }.joined(separator: " ")
        return "{ \(body) }"
    }

    /// Returns the list of the kinds of a function's arguments, according to which the tests vary the arguments.
    private func kinds(of types: [SwiftType]) -> String {
        func kinds(_ type: SwiftType) -> [String] {
            switch type {
            case .integer, .byte, .range, .duration: [".integers"]
            case .double: [".doubles"]
            case .string, .fileName: [".texts"]
            case .enumeration: [".enumerations"]
            case .flags: [".flags"]
            case .object, .interface: [".objects"]
            case .record, .value, .type, .metatype, .character, .key: [".values"]
            case .array(let element, _): [".arrays"] + kinds(element)
            case .bytes: [".arrays"]
            case .optional(let wrapped): kinds(wrapped) + [".optionals"]
            case .void, .bool, .closure, .dictionary, .error, .priority, .pointer, .tuple, .named: []
            }
        }
        var found: [String] = []
        for kind in types.flatMap(kinds) where !found.contains(kind) { found.append(kind) }
        return found.isEmpty ? "" : ", [\(found.joined(separator: ", "))]"
    }
}
