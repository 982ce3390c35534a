// Out of C by a parameter: the variables that C fills.

extension Conversion {
    /// A variable that C fills: its declaration, what is passed, and its type as C spells it.
    func output(_ parameter: CallPlan.Parameter) -> Argument {
        let variable = cVariable(parameter.name)
        let type = CType(parameter.gir.type.cType ?? "gpointer*").pointee
        switch parameter.kind {
        case .bool, .integer, .character, .type:
            return Argument(setup: ["var \(variable): \(imported(type)) = 0"], expression: "&\(variable)")
        case .float, .double:
            return Argument(setup: ["var \(variable): \(imported(type)) = 0"], expression: "&\(variable)")
        case .enumeration(let declaration), .flags(let declaration):
            if type.base == declaration.cType {
                return Argument(
                    setup: ["var \(variable) = \(cName(declaration.cType))(rawValue: 0)"],
                    expression: "&\(variable)"
                )
            }
            return Argument(setup: ["var \(variable): \(imported(type)) = 0"], expression: "&\(variable)")
        case .value(let declaration) where type.stars == 0:
            return Argument(setup: ["var \(variable) = \(cName(declaration.cType))()"], expression: "&\(variable)")
        case .owner(let declaration) where type.stars == 0:
            let allocator =
                CallPlanner(library: library, namespace: declaration.namespace).allocator(of: declaration)
                ?? "g_malloc0"
            return Argument(setup: ["let \(variable) = \(allocator)()"], expression: variable)
        case .anyValue:
            return Argument(setup: ["let \(variable) = Value()"], expression: "\(variable).pointer")
        default:
            return Argument(setup: ["var \(variable): \(imported(type))"], expression: "&\(variable)")
        }
    }

    /// The Swift value of a filled variable.
    func outputValue(_ parameter: CallPlan.Parameter, function: String, length: String?) -> String {
        let variable = cVariable(parameter.name)
        let type = CType(parameter.gir.type.cType ?? "gpointer*").pointee
        switch parameter.kind {
        case .value(let declaration) where type.stars == 0:
            return "\(library.swiftName(declaration, in: module))(cValue: \(variable))"
        case .owner where type.stars == 0:
            return "convertPointer(\(raw(variable, parameter.gir.type.cType)), .full, \"\(function)\")"
        case .anyValue: return variable
        default:
            let cType = parameter.gir.type.cType.map { String($0.dropLast($0.hasSuffix("*") ? 1 : 0)) }
            return value(
                parameter.kind,
                variable,
                cType: cType,
                transfer: parameter.gir.transfer,
                isNullable: isOutputNullable(parameter),
                function: function,
                length: length
            )
        }
    }

    /// Whether what a variable is filled with may be missing.
    func isOutputNullable(_ parameter: CallPlan.Parameter) -> Bool {
        switch parameter.kind {
        case .string, .fileName, .object, .interface, .owner:
            parameter.gir.isNullable && CType(parameter.gir.type.cType ?? "").stars > 1
        default: false
        }
    }
}
