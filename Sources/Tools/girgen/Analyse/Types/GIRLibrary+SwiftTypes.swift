extension GIRLibrary {
    func typeName(_ declaration: Declaration) -> TypeName { typeName(declaration.swiftName, of: declaration) }

    func implementationName(_ declaration: Declaration) -> TypeName {
        typeName(declaration.implementationName, of: declaration)
    }

    private func typeName(_ name: String, of declaration: Declaration) -> TypeName {
        TypeName(
            name: name,
            member: Naming.lowerFirst(name),
            module: declaration.module,
            // A C type with the same name is also visible in other modules.
            outside: name == declaration.cType ? "\(declaration.module).\(name)" : name
        )
    }

    /// Returns the name of a C type. If a Swift type of the module has the same name, the result is qualified.
    func cName(_ name: String) -> String {
        guard let declaration = declaration(cType: name), declaration.swiftName == name else { return name }
        return "\(configuration.cModule(of: declaration.module)).\(name)"
    }

    func imported(_ type: CType) -> String {
        let text = type.swift(self)
        guard type.stars > 0, cName(type.base) != type.base else { return text }
        return text.replacing("<\(type.base)>", with: "<\(cName(type.base))>")
    }

    func swiftType(_ kind: Kind, isNullable: Bool = false) -> SwiftType { plainType(kind).optional(isNullable) }

    /// Returns the type of a parameter. For a GType, it's a Swift metatype.
    func argumentType(_ kind: Kind, isNullable: Bool) -> SwiftType {
        switch kind {
        case .type: .metatype
        case .array(.type, let array): .array(.metatype, count: array.fixedSize).optional(isNullable)
        case .list(.type, _): .array(.metatype, count: nil).optional(isNullable)
        default: swiftType(kind, isNullable: isNullable)
        }
    }

    private func plainType(_ kind: Kind) -> SwiftType {
        switch kind {
        // Unsupported types have already been skipped.
        case .none, .unsupported: .void
        case .bool: .bool
        case .integer(let name): .integer(name)
        case .float, .double: .double
        case .character: .character
        case .key: .key
        case .type: .type
        case .string: .string
        case .fileName: .fileName
        case .object(let type): .object(typeName(type))
        case .interface(let type): .interface(typeName(type), isClass: type.isClassInSwift)
        case .owner(let type), .value(let type): .record(typeName(type))
        case .enumeration(let type):
            .enumeration(typeName(type), numbers: type.numbers, isRegistered: type.isRegistered)
        case .flags(let type): .flags(typeName(type), isRegistered: type.isRegistered)
        case .callback(let type): .closure(closureType(type))
        case .anyValue: .value
        case .error: .error
        case .array(.integer(let name), let array) where Kind.integer(name).isByte:
            .array(.byte(name), count: array.fixedSize)
        case .array(let element, let array): .array(plainType(element), count: array.fixedSize)
        case .sizedArray(let element) where element.isByte: .bytes
        case .list(let element, _), .pointerArray(let element), .sizedArray(let element):
            .array(plainType(element), count: nil)
        case .byteArray: .bytes
        case .table(let keys, let values): .dictionary(plainType(keys), plainType(values))
        case .range: .range
        case .priority: .priority
        case .duration(let unit, let isOptional): SwiftType.duration(unit).optional(isOptional)
        case .pointer: .pointer
        }
    }

    private func closureType(_ declaration: Declaration) -> SwiftType.ClosureType {
        let (planner, callable) = (CallPlanner(library: self, namespace: declaration.namespace), declaration.callback)
        let callback = callable.flatMap { try? planner.callback($0) }
        let result = callback?.result ?? .none
        return SwiftType.ClosureType(
            name: typeName(declaration),
            parameterCount: callback?.parameters.count { $0.role == .argument } ?? 0,
            result: swiftType(result, isNullable: callable?.result.isNullable == true && result.isPointer)
        )
    }
}
