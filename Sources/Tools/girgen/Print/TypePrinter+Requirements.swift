// Prints the requirements for Swift classes that implement an interface, and the C functions that call them.

extension TypePrinter {
    /// Prints the requirements of a protocol: its GObject properties, and the functions that C calls.
    func printRequirements(_ requirements: [Requirement], of form: Interface, _ members: [Member]) {
        func print(_ comment: Documentation, _ declaration: String) {
            writer.when(comment.condition) {
                documentation.print(comment, to: writer)
                writer.line(declaration)
            }
        }
        func variable(_ name: String, _ type: SwiftType, isSet: Bool) -> String {
            "var \(Spelling.declared(name)): \(type.spelled(in: module)) { get\(isSet ? " set" : "") }"
        }
        for member in members {
            guard case .property(let property) = member, form.isRequired(member) else { continue }
            print(property.documentation, variable(property.name, property.type, isSet: property.setter != nil))
        }
        for requirement in requirements where requirement.form != .setter && !requirement.isInherited {
            if let member = Self.member(of: requirement, members), case .computed(let property) = member {
                print(property.documentation, variable(property.name, property.type, isSet: property.setter != nil))
            } else {
                let function = requirement.virtualFunction.function
                print(function.documentation, header(function, access: ""))
            }
        }
    }

    /// A protocol can't declare default values.
    private func header(_ function: Function, access: String) -> String {
        var plain = function
        for index in plain.parameters.indices { plain.parameters[index].defaultValue = nil }
        return calls.header(plain, access: access).trimmingPrefix(" ").description
    }

    /// Returns the member that programs call for the same purpose as a requirement.
    static func member(of requirement: Requirement, _ members: [Member]) -> Member? {
        members.first { member in
            switch member {
            case .function(let function):
                requirement.form == .function && function.name == requirement.member
                    && function.call.cName == requirement.virtualFunction.function.call.cName
            case .computed(let property): requirement.form != .function && property.name == requirement.member
            default: false
            }
        }
    }

    /// Prints the defaults of optional requirements, shorter variants of requirements, and their C implementations.
    func printDefaults(_ form: Interface, of type: TypeDeclaration) {
        guard let requirements = form.requirements, let native = form.native else { return }
        let optional = requirements.filter { $0.fallback != nil && $0.form != .setter }
        func printExtension<Part: Documented>(of name: String, _ parts: [Part], _ print: (Part) -> Void) {
            if parts.isEmpty { return }
            writer.when(parts.map(\.condition).common) {
                writer.space()
                writer.block("extension \(name)") { for part in parts { writer.when(part.condition) { print(part) } } }
            }
        }
        printExtension(of: type.name.name, optional) { printDefault($0, type) }
        let own = requirements.filter { !$0.isInherited }
        let shortened = own.map(\.virtualFunction.function).filter { $0.parameters.contains { $0.defaultValue != nil } }
        printExtension(of: type.name.name, shortened, printShortened)
        printExtension(of: native, own.filter { $0.member == nil }) { printNative($0, type) }
    }

    /// A protocol can't declare default values. Therefore, a variant omits the optional arguments.
    private func printShortened(_ function: Function) {
        var short = function
        short.parameters.removeAll { $0.defaultValue != nil }
        let values = function.parameters.map { parameter in
            let value = parameter.defaultValue ?? Spelling.local(parameter.name)
            return (parameter.label.map { "\($0): " } ?? "") + value
        }
        documentation.print(function.documentation, to: writer)
        writer.block(function.attribute + header(short, access: "public")) {
            let call = "\(Spelling.declared(function.name))(\(values.joined(separator: ", ")))"
            writer.line((function.result == nil ? "" : "return ") + (function.call.isThrowing ? "try " : "") + call)
        }
    }

    private func printDefault(_ requirement: Requirement, _ type: TypeDeclaration) {
        let function = requirement.virtualFunction
        let lines: [String]
        writer.space()
        switch requirement.fallback {
        case .cs:
            lines = calling(function, in: "defaultInterface(\(type.getType ?? "")()")
            writer.line("/// The default implementation in C, for classes that don't implement the member.")
        case .expression(let expression):
            lines = [expression]
            writer.line("/// The default implementation: `\(expression)`.")
        case .nothing, nil:
            lines = [missing(function)]
            writer.line("/// The default implementation, for classes that don't implement the member.")
        }
        if requirement.form == .getter {
            let name = Spelling.declared(requirement.member ?? "")
            let type = function.function.result?.spelled(in: module) ?? "Void"
            return writer.block("public var \(name): \(type)") { writer.lines(lines) }
        }
        writer.block(function.function.attribute + header(function.function, access: "public")) { writer.lines(lines) }
    }

    /// No public C function calls the requirement. Therefore, C objects call the function in their interface structure.
    private func printNative(_ requirement: Requirement, _ type: TypeDeclaration) {
        let function = requirement.virtualFunction
        documentation.print(function.function.documentation, to: writer)
        writer.block(header(function.function, access: "public")) {
            writer.lines(calling(function, in: "interface(of: self, \(type.getType ?? "")()"))
        }
    }

    /// - Parameter found: The beginning of the call that finds the interface structure.
    private func calling(_ function: VirtualFunction, in found: String) -> [String] {
        var call = function.function.call
        call.callee = "function"
        let structure = "VirtualCall.\(found), \(function.structure).self)"
        let field = "\(structure).pointee.\(Spelling.declared(function.field))"
        return ["guard let function = \(field) else { \(missing(function)) }"] + calls.body(call)
    }

    func missing(_ function: VirtualFunction) -> String {
        function.missing.map { $0.isEmpty ? "return" : "return \($0)" } ?? "lacks(\"\(function.cName)\")"
    }

    /// Prints the registration of Swift implementations, with the C functions that call them.
    func printImplementation(_ form: Interface, of type: TypeDeclaration) {
        guard let getType = type.getType, let requirements = form.requirements, let native = form.native else { return }
        // If an interface has only properties, there is no structure.
        let structure = requirements.first?.virtualFunction.structure
        if structure != nil { printCast(type.name) }
        writer.space()
        writer.line("/// The functions through which C calls Swift classes that implement ``\(type.name.name)``.")
        writer.line("@MainActor")
        writer.line("let \(type.name.member)Implementation = InterfaceImplementation(")
        writer.line("    \(getType)(),")
        // If the C superclass implements the interface, the class doesn't implement it again.
        writer.line("    isImplemented: { $0 is any \(type.name.name).Type && !($0 is any \(native).Type) }")
        guard let structure else { return writer.line(")") }
        writer.block(")", naming: ["interface", "_"]) {
            writer.line("guard let structure = interface?.assumingMemoryBound(to: \(structure).self) else { return }")
            for requirement in requirements {
                writer.when(requirement.condition, isSpaced: false) {
                    printTrampoline(requirement.virtualFunction, of: type.name, target: requirement)
                }
            }
        }
    }

    private func printCast(_ name: TypeName) {
        let interface = "any \(name.name)"
        writer.space()
        writer.line("/// Casts an object of a Swift class to ``\(name.name)``.")
        writer.line("@MainActor")
        writer.block("private let \(name.member)Cast = InterfaceCast<\(interface)>", naming: ["swiftClass"]) {
            let cast = "@MainActor (Object) -> \(interface)"
            let header = "func cast<Class: \(name.name)>(_ swiftClass: Class.Type) -> \(cast)"
            writer.block(header) { writer.line("{ unsafeDowncast($0, to: Class.self) }") }
            writer.line("guard let swiftClass = swiftClass as? \(interface).Type else { return nil }")
            writer.line("return cast(swiftClass)")
        }
    }
}

extension Function {
    /// The attribute before the declaration, or an empty string.
    var attribute: String { isResultDiscardable ? "@discardableResult " : "" }
}
