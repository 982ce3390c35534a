// Prints virtual functions: the methods that Swift classes override, and the C functions that call these methods.

extension TypePrinter {
    /// Prints the members that must be in the body of a class.
    func printBody(_ functions: [VirtualFunction], of type: TypeName) {
        guard let first = functions.first else { return }
        for function in functions { writer.when(function.condition) { printMethod(function, of: type) } }
        writer.space()
        let header =
            "@_spi(Binding) open override class func installVirtualFunctions(in classPointer: UnsafeMutableRawPointer)"
        writer.block(header) {
            writer.line("super.installVirtualFunctions(in: classPointer)")
            writer.line("let overridden = OverriddenMethods(of: self, \(type.symbol("class"))())")
            writer.line("let structure = classPointer.assumingMemoryBound(to: \(first.structure).self)")
            for function in functions {
                writer.when(function.condition, isSpaced: false) { printInstallation(function, of: type) }
            }
            for function in functions where function.requirement == .required {
                writer.when(function.condition, isSpaced: false) { printRequirement(function) }
            }
        }
    }

    /// Prints the code that stores the C function for an overridden method in a class structure.
    private func printInstallation(_ function: VirtualFunction, of type: TypeName) {
        let descriptor = type.symbol(function.field)
        let isFilled = function.requirement == .filled
        let isAbsent = "structure.pointee.\(Spelling.declared(function.field)) == nil"
        let condition = "overridden.contains(\(descriptor)())" + (isFilled ? " || \(isAbsent)" : "")
        writer.block("if \(condition)") { printTrampoline(function, of: type) }
    }

    /// Prints a check that traps if a Swift class doesn't implement a function that C calls without checking for null.
    private func printRequirement(_ function: VirtualFunction) {
        let labels = function.function.parameters.map { ($0.label ?? "_") + ":" }.joined()
        writer.block("if structure.pointee.\(Spelling.declared(function.field)) == nil") {
            let method = "\(function.function.name)(\(labels))"
            writer.line("RequiredFunctions.note(\"\(method)\", \"\(function.cName)\", leftOutOf: self, classPointer)")
        }
    }

    private func printMethod(_ function: VirtualFunction, of type: TypeName) {
        documentation.print(function.function.documentation, to: writer)
        writer.block(calls.header(function.function, access: "open")) {
            writer.line("guard let function = \(native(function)) else { \(missing(function)) }")
            if let entry = function.entry {
                let (declaring, method) = (type.symbol("class"), type.symbol(function.field))
                let isSuper = "OverriddenMethods(of: Self.self, \(declaring)()).contains(\(method)())"
                // A class that overrides this method calls it only with `super`. Other callers use the C function.
                writer.line("if !\(isSuper) { return \(function.function.call.isThrowing ? "try " : "")\(entry) }")
            }
            writer.lines(calls.body(function.function.call))
        }
    }

    /// - Parameter address: The expression for the address of the object, or nil in a method of the object.
    private func native(_ function: VirtualFunction, of address: String? = nil) -> String {
        let structure = "\(function.structure).self"
        let found = address.map { "VirtualCall.native(\($0), \(structure))" } ?? "nativeClass(\(structure))"
        return "\(found).pointee.\(Spelling.declared(function.field))"
    }

    /// - Parameter target: The requirement of an interface, or nil for a virtual function of a class.
    func printTrampoline(_ function: VirtualFunction, of type: TypeName, target: Requirement? = nil) {
        let names = (0...function.parameterCount).map { "argument\($0)" } + (function.isThrowing ? ["failure"] : [])
        writer.block("structure.pointee.\(Spelling.declared(function.field)) =", naming: names) {
            let context = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
            let entry = "VirtualCall.perform(\"\(function.cName)\", \(context))"
            writer.block("\(function.absent == nil ? "" : "return ")\(entry)", naming: names) {
                if target == nil {
                    let absent = function.absent.map { $0 == "nil" ? "" : " ?? \($0)" } ?? " ?? ()"
                    let own = "\(native(function, of: "argument0"))?(\(names.joined(separator: ", ")))\(absent)"
                    writer.line("guard let object: \(type.name) = VirtualCall.object(argument0) else { return \(own) }")
                } else {
                    let absent = function.absent.map { " \($0)" } ?? ""
                    let found = "VirtualCall.implementer(argument0, \(type.member)Cast)"
                    writer.line("guard let object = \(found) else { return\(absent) }")
                }
                printCall(function, target)
                if let check = function.check { writer.line(check) }
            }
        }
    }

    private func printCall(_ function: VirtualFunction, _ target: Requirement?) {
        let bare = function.arguments.map { argument in
            argument.value(from: function.cName, in: module) { "argument\($0 + 1)" }
        }
        let values = zip(function.arguments, bare).map { argument, value in
            argument.label.map { "\($0): \(value)" } ?? value
        }
        let name = function.calledMember ?? function.function.name
        let call: String =
            switch target?.form {
            case .getter: "object.\(name)"
            case .setter: "object.\(name) = \(values.first ?? "")"
            case .equality: "other.map { object.isEqual(to: $0) } ?? false"
            // A hash value in C has fewer bits than a hash value in Swift.
            case .hash: "Int(UInt32(truncatingIfNeeded: object.hashValue))"
            case .function, nil: "object.\(name)(\(values.joined(separator: ", ")))"
            }
        if target?.form == .equality, let other = function.arguments.first {
            writer.line("let other: \(other.type.optional().spelled(in: module)) = \(bare.first ?? "nil")")
        }
        let assignment = function.function.result == nil ? "" : "let returned = "
        let statement = assignment + (function.isThrowing ? "try " : "") + call
        guard function.isThrowing else {
            writer.line(statement)
            if function.result == .success {
                writer.line("guard let returned else { return \(function.absent ?? "0") }")
            }
            return printReturn(function)
        }
        writer.block("do throws(GLibError)", end: "} catch {") {
            writer.line(statement)
            printReturn(function)
        }
        writer.line("    failure?.pointee = error.copiedPointer")
        if let failed = function.failed { writer.line("    return \(failed)") }
        writer.line("}")
    }

    /// Prints the statements that return a value to C.
    private func printReturn(_ function: VirtualFunction) {
        func value(_ label: String?) -> String { label.map { "returned.\(Spelling.local($0))" } ?? "returned" }
        for output in function.outputs {
            if output.isValue {
                writer.line("VirtualCall.fill(argument\(output.place + 1), \(value(output.label)))")
                continue
            }
            let passed = output.passing.expression(of: value(output.label), isOptional: output.isOptional)
            writer.line("argument\(output.place + 1)?.pointee = \(passed)")
        }
        switch function.result {
        case .nothing: break
        case .success: writer.line("return \(function.absent == "false" ? "true" : "1")")
        case .bytes(let room, let size):
            let place = "argument\(room + 1), argument\(size + 1)"
            writer.line("return VirtualCall.fill(\(place), returned, for: object, \"\(function.cName)\")")
        case .count(let place):
            let given = "argument\(place + 1)"
            writer.line("return VirtualCall.count(returned, of: \(given), for: object, \"\(function.cName)\")")
        case .value(let label, let result):
            if case .strings = result.passing {
                let strings = result.passing.prepared(value(label), isOptional: false)
                return writer.lines(strings.setup + ["return \(strings.expression)"])
            }
            writer.line("return \(result.passing.expression(of: value(label), isOptional: result.type.isOptional))")
        case .kept(let label, let result):
            let kept = "VirtualCall.keep(\(value(label)), for: object, \"\(function.cName)\")"
            let isOptional = result.type.isOptional
            if case .text = result.passing {
                let text = result.passing.expression(of: value(label), isOptional: isOptional)
                return writer.line("return VirtualCall.keep(text: \(text), for: object, \"\(function.cName)\")")
            }
            writer.line("return \(result.passing.expression(of: kept, isOptional: isOptional))")
        }
    }
}
