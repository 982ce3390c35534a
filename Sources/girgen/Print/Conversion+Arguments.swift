// Into C: what an argument needs before the call, and what is passed.

extension Conversion {
    /// What an argument needs before the call, and what is passed.
    struct Argument {
        var setup: [String] = []
        var expression: String
    }

    func cVariable(_ name: String) -> String { "c" + name.prefix(1).uppercased() + name.dropFirst() }

    /// An object's address as the C parameter's type.
    func pointer(_ raw: String, _ cType: String?, isOptional: Bool, isOpaqueAlready: Bool = false) -> String {
        guard let cType else { return isOpaqueAlready ? raw : "OpaquePointer(\(raw))" }
        let type = CType(cType)
        if type.isUntyped { return isOpaqueAlready ? "UnsafeMutableRawPointer(\(raw))" : raw }
        if isOpaqueAlready { return raw }
        if type.isOpaque(library) { return "OpaquePointer(\(raw))" }
        return "\(raw).assumingMemoryBound(to: \(cName(type.base)).self)"
    }

    /// The property of a Swift object that gives its address.
    func address(_ kind: Kind, isConsumed: Bool) -> String {
        guard isConsumed else { return "pointer" }
        if case .owner(let declaration) = kind {
            switch declaration.category {
            case .fundamental: return "consumedPointer"
            default:
                return declaration.girName == "GLib.Variant" || declaration.namespace == "cairo"
                    ? "consumedPointer" : "copiedPointer"
            }
        }
        return "consumedPointer"
    }

    private func isOpaqueAlready(_ kind: Kind) -> Bool {
        if case .owner(let declaration) = kind { return declaration.namespace == "cairo" }
        return false
    }

    /// Whether C takes an enumeration's declared values and no others.
    static func isClosed(_ declaration: Declaration) -> Bool {
        declaration.category == .enumeration && !declaration.isHandwritten
            && Overrides.openEnumerations[declaration.girName] == nil
    }

    private func enumerationValue(
        _ expression: String,
        _ declaration: Declaration,
        _ cType: String?,
        _ what: String
    ) -> String {
        let raw = Conversion.isClosed(declaration) ? "number(for: \"\(what)\")" : "rawValue"
        let integer = declaration.isSigned ? "Int32" : "UInt32"
        let base = cType.map { CType($0).base }
        let number = "\(integer)(truncatingIfNeeded: \(expression).\(raw))"
        if let base, base != declaration.cType { return "\(base)(truncatingIfNeeded: \(expression).\(raw))" }
        return "\(cName(declaration.cType))(rawValue: \(number))"
    }

    func argument(_ parameter: CallPlan.Parameter, function: String) -> Argument {
        let name = Naming.local(parameter.name)
        let isNullable = parameter.gir.isNullable && parameter.kind.isPointer
        let variable = cVariable(parameter.name)
        let cType = parameter.gir.type.cType
        let isConsumed = parameter.gir.transfer == .full
        switch parameter.kind {
        case .bool:
            return Argument(expression: cType.map { CType($0).isBool } == true ? name : "\(name) ? 1 : 0")
        case .integer: return Argument(expression: "exactInteger(\(name), \"\(function): \(parameter.gir.name)\")")
        case .float: return Argument(expression: "Float(\(name))")
        case .range:
            return Argument(expression: "exactInteger(\(name).lowerBound, \"\(function): \(parameter.gir.name)\")")
        case .priority: return Argument(expression: "\(name).rawValue")
        case .type: return Argument(expression: "\(name).valueType")
        case .double: return Argument(expression: name)
        case .character: return Argument(expression: "\(name).value")
        case .string:
            let text = "terminated(\(isNullable ? "optional: " : "")\(name), \"\(function): \(parameter.gir.name)\")"
            if isConsumed { return Argument(expression: "g_strdup(\(text))") }
            let type = CType(cType ?? "const char*")
            if type.isBaseConstant || type.base == "gconstpointer" { return Argument(expression: text) }
            return Argument(
                setup: ["let \(variable) = g_strdup(\(text))", "defer { g_free(\(variable)) }"],
                expression: variable
            )
        case .fileName:
            let copy =
                "FileNames.duplicate(\(isNullable ? "optional: " : "")\(name), \"\(function): \(parameter.gir.name)\")"
            if isConsumed { return Argument(expression: copy) }
            return Argument(
                setup: [
                    "let \(variable) = \(copy)",
                    "defer { g_free(\(variable)) }",
                ],
                expression: variable
            )
        case .object, .interface, .owner:
            let property = address(parameter.kind, isConsumed: isConsumed)
            let isOpaque = isOpaqueAlready(parameter.kind)
            return Argument(
                expression: pointer(
                    "\(name)\(isNullable ? "?" : "").\(property)",
                    cType,
                    isOptional: isNullable,
                    isOpaqueAlready: isOpaque
                )
            )
        case .value:
            if CType(cType ?? "").stars == 0, cType != "gpointer", cType != "gconstpointer" {
                return Argument(expression: "\(name).cValue")
            }
            if isNullable {
                return Argument(
                    setup: [
                        "let \(variable) = temporaryCopy(\(name)?.cValue)", "defer { \(variable)?.deallocate() }",
                    ],
                    expression: variable
                )
            }
            return Argument(setup: ["var \(variable) = \(name).cValue"], expression: "&\(variable)")
        case .enumeration(let declaration), .flags(let declaration):
            let what = "\(function): \(parameter.gir.name)"
            return Argument(expression: enumerationValue(name, declaration, cType, what))
        case .anyValue: return Argument(expression: "\(name)\(isNullable ? "?" : "").pointer")
        case .error:
            var setup = ["let \(variable) = \(name)\(isNullable ? "?" : "").copiedPointer"]
            if !isConsumed {
                setup.append(
                    isNullable
                        ? "defer { if let \(variable) { g_error_free(\(variable)) } }"
                        : "defer { g_error_free(\(variable)) }"
                )
            }
            return Argument(setup: setup, expression: variable)
        case .byteArray:
            return Argument(
                setup: [
                    "let \(variable) = g_byte_array_append(g_byte_array_new(), \(name), exactInteger(\(name).count, \"\(function): \(parameter.gir.name)\"))",
                    "defer { g_byte_array_unref(\(variable)) }",
                ],
                expression: variable
            )
        case .list(.string, let isSinglyLinked), .list(.fileName, let isSinglyLinked):
            let what = "\"\(function): \(parameter.gir.name)\""
            var copy = "g_strdup(terminated($0, \(what)))"
            if case .list(.fileName, _) = parameter.kind { copy = "FileNames.duplicate($0, \(what))" }
            let make = isSinglyLinked ? "singlyLinkedList" : "linkedList"
            let free = isSinglyLinked ? "g_slist_free_full" : "g_list_free_full"
            return Argument(
                setup: [
                    "let \(variable) = \(make)(\(isNullable ? "(\(name) ?? [])" : name).map { UnsafeMutableRawPointer(\(copy)) })",
                    "defer { \(free)(\(variable), g_free) }",
                ],
                expression: variable
            )
        case .array(let element, let array):
            var argument = arrayArgument(parameter, element, array, name, variable, isNullable, function)
            if let count = array.fixedSize {
                let check = "requireCount(\(name).count, \(count), \"\(function): \(parameter.gir.name)\")"
                argument.setup.insert(isNullable ? "if let \(name) { \(check) }" : check, at: 0)
            }
            return argument
        case .list(_, let isSinglyLinked):
            let make = isSinglyLinked ? "singlyLinkedList" : "linkedList"
            let free = isSinglyLinked ? "g_slist_free" : "g_list_free"
            let elementAddress =
                if case .list(let element, _) = parameter.kind {
                    address(element, isConsumed: parameter.gir.transfer == .full)
                } else { "pointer" }
            let list = isNullable ? "(\(name) ?? [])" : name
            var setup = ["let \(variable) = \(make)(\(list).map { UnsafeMutableRawPointer($0.\(elementAddress)) })"]
            if parameter.gir.transfer == .none { setup.append("defer { \(free)(\(variable)) }") }
            return Argument(setup: setup, expression: variable)
        default: return Argument(expression: name)
        }
    }

    /// Bytes for an asynchronous function, which reads them until it ends: in memory of their own.
    func bytesThatStay(_ parameter: CallPlan.Parameter) -> Argument {
        let variable = cVariable(parameter.name)
        let type = CType(parameter.gir.type.cType ?? "gconstpointer")
        return Argument(
            setup: [
                "let \(variable) = TemporaryBytes(\(Naming.local(parameter.name)))", "defer { \(variable).free() }",
            ],
            expression: type.isUntyped
                ? "\(variable).pointer" : "\(variable).bound(to: \(type.pointee.swift(library)).self)"
        )
    }

    private func arrayArgument(
        _ parameter: CallPlan.Parameter,
        _ element: Kind,
        _ array: GIRArray,
        _ name: String,
        _ variable: String,
        _ isNullable: Bool,
        _ function: String
    ) -> Argument {
        let type = CType(parameter.gir.type.cType ?? "const gpointer")
        let isConstant = type.isBaseConstant || type.base == "gconstpointer"
        let endsWithNull = array.isZeroTerminated && array.length == nil
        func passed(_ elementType: String, _ transform: String?) -> Argument {
            let mapped = transform.map { "\(name)\(isNullable ? "?" : "").map { \($0) }" } ?? name
            if element.isPointer, endsWithNull {
                let value = (isNullable ? "(\(mapped) ?? [])" : mapped) + " + [nil]"
                return Argument(setup: ["var \(variable): [\(elementType)] = \(value)"], expression: "&\(variable)")
            }
            if isConstant && type.stars <= 1 || type.isMiddleConstant {
                if transform == nil { return Argument(expression: name) }
                return Argument(
                    setup: ["let \(variable): [\(elementType)]\(isNullable ? "?" : "") = \(mapped)"],
                    expression: variable
                )
            }
            let value = isNullable ? "\(mapped) ?? []" : mapped
            return Argument(setup: ["var \(variable): [\(elementType)] = \(value)"], expression: "&\(variable)")
        }
        switch element {
        case .string, .fileName:
            let label = element == .fileName ? "fileNames: " : ""
            let what = "\"\(function): \(parameter.gir.name)\""
            var setup = ["let \(variable) = TemporaryStrings(\(label)\(name), \(what))"]
            if parameter.gir.transfer == .none { setup.append("defer { \(variable).free() }") }
            let view =
                if type.isMiddleConstant { "fullyConstantPointer" } else if type.isBaseConstant {
                    "constantPointer"
                } else {
                    "pointer"
                }
            return Argument(setup: setup, expression: "\(variable).\(view)")
        case .integer(let cName):
            if isByte(element) {
                if type.base == "char" || type.base == "gchar" || type.base == "gint8" {
                    return passed("CChar", "CChar(bitPattern: $0)")
                }
                return passed("UInt8", nil)
            }
            return passed(cName, "exactInteger($0, \"\(parameter.gir.name)\")")
        case .bool: return passed("gboolean", "$0 ? 1 : 0")
        case .double: return passed("Double", nil)
        case .type: return passed("GType", "$0.valueType")
        case .float: return passed("Float", "Float($0)")
        case .character: return passed("gunichar", "$0.value")
        case .value(let declaration):
            if type.stars > 1 {
                return passed("UnsafeMutablePointer<\(declaration.cType)>?", "temporaryCopy($0.cValue)")
            }
            return passed(cName(declaration.cType), "$0.cValue")
        case .enumeration(let declaration), .flags(let declaration):
            let what = "\(function): \(parameter.gir.name)"
            return passed(cName(declaration.cType), enumerationValue("$0", declaration, nil, what))
        case .object, .interface, .owner:
            let isUntyped = type.stars <= 1
            let pointee = isUntyped ? "UnsafeMutableRawPointer?" : imported(type.pointee)
            let raw =
                isUntyped
                ? "$0.pointer"
                : pointer("$0.pointer", type.base + "*", isOptional: false, isOpaqueAlready: isOpaqueAlready(element))
            return passed(pointee, raw)
        default: return Argument(expression: name)
        }
    }
}
