extension CallPlanner {
    /// - Parameters:
    ///   - cType: The C type of the value, or nil if the kind alone determines the conversion.
    ///   - isByReference: A Boolean value that indicates whether C passes the address of a structure.
    ///   - isCalledFromC: A Boolean value that indicates whether the value is an argument of Swift code that C calls.
    func conversion(
        _ kind: Kind,
        _ cType: String?,
        _ transfer: GIRTransfer,
        isNullable: Bool = false,
        isByReference: Bool = true,
        isCalledFromC: Bool = false
    ) -> Conversion {
        let type = cType.map { CType($0) }
        let isOwned = transfer == .full || transfer == .floating
        let object: Transfer = isOwned ? .full : .none
        let container: Transfer = isOwned ? .full : transfer == .container ? .container : .none
        // C may pass a new object to Swift before the object has an owner.
        let counted: Transfer = isCalledFromC && transfer == .none ? .borrowed : object
        switch kind {
        case .bool: return type?.isBool == true ? .asItIs : .truth
        case .integer("guint64"): return .unsigned64
        case .integer(let name): return ["gulong", "gsize", "guintptr"].contains(name) ? .clampedInteger : .integer
        case .float: return .double
        case .duration(let unit, let isOptional): return .duration(unit, isOptional: isOptional)
        case .character: return .character
        case .key: return .key
        case .string, .fileName: return .text(isFileName: kind == .fileName, isOptional: isNullable, object)
        case .object, .owner, .interface:
            let isOpaque = type.map { $0.stars == 1 && $0.isOpaque(library) } ?? false
            return .pointee(isInterface: kind.isInterface, isOptional: isNullable, isOpaque: isOpaque, counted)
        case .value(let declaration):
            if !isByReference || type.map({ $0.stars == 0 && !$0.isUntyped }) == true {
                return .structure(library.typeName(declaration))
            }
            return .pointee(isInterface: false, isOptional: isNullable, isOpaque: false, object)
        case .anyValue, .error: return .pointee(isInterface: false, isOptional: isNullable, isOpaque: false, object)
        case .enumeration(let declaration), .flags(let declaration):
            return .enumeration(library.typeName(declaration), isNumber: type?.base != declaration.cType)
        case .array(let element, let array):
            let isFlat = element == .anyValue && type.map { $0.stars <= 1 } ?? true
            let converted = isFlat ? .anyValues : self.element(element)
            return .array(converted, count: array.fixedSize, isOptional: isNullable, container)
        case .list(let element, let isSinglyLinked):
            return .list(
                numbers: element.numberElement,
                isInterfaces: element.isInterface,
                isFileNames: element == .fileName,
                isSinglyLinked: isSinglyLinked,
                container
            )
        case .pointerArray(let element):
            return .pointerArray(numbers: element.numberElement, isInterfaces: element.isInterface, container)
        case .sizedArray(let element): return sizedArray(of: element, container)
        case .byteArray: return .byteArray(container)
        case .table(let keys, let values):
            guard let keys = keys.containerElement, let values = values.containerElement else { return .asItIs }
            let isOpaque = type.map { $0.stars == 1 && $0.isOpaque(library) } ?? false
            return .table(keys, values, isOpaque: isOpaque, container)
        case .double, .type, .pointer, .none, .callback, .range, .priority, .unsupported: return .asItIs
        }
    }

    /// A `GArray` stores strings and objects as pointers, and stores other elements directly.
    private func sizedArray(of element: Kind, _ transfer: Transfer) -> Conversion {
        let type = library.swiftType(element)
        let cType = sizedElement(element)
        switch element {
        case .string, .fileName, .object, .interface:
            let pointee = conversion(element, nil, transfer == .full ? .full : .none)
            return .sizedArray(cType: cType, type, pointee, transfer)
        case .integer where element.isByte: return .sizedArray(cType: cType, .byte(cType), .asItIs, transfer)
        default:
            guard case .values(_, let type, let conversion) = self.element(element)
            else { return .sizedArray(cType: cType, type, nil, transfer) }
            return .sizedArray(cType: cType, type, conversion, transfer)
        }
    }

    func sizedElement(_ element: Kind) -> String {
        switch element {
        case .string, .fileName: "UnsafeMutablePointer<CChar>?"
        case .integer where element.isByte: "UInt8"
        default: if case .values(let cType, _, _) = self.element(element) { cType } else { "UnsafeMutableRawPointer?" }
        }
    }

    private func element(_ kind: Kind) -> Conversion.Element {
        let cType: String
        switch kind {
        case .string, .object, .owner, .anyValue: return .pointers
        case .fileName: return .fileNames
        case .interface: return .interfaces
        case .integer where kind.isByte: return .bytes
        case .integer(let name): cType = name
        case .bool: cType = "gboolean"
        case .double: cType = "Double"
        case .float: cType = "Float"
        case .type: cType = "GType"
        case .character: cType = "gunichar"
        case .enumeration(let declaration), .flags(let declaration): cType = declaration.cType
        case .value(let declaration): cType = library.cName(declaration.cType)
        default: return .other
        }
        return .values(cType: cType, library.swiftType(kind), conversion(kind, cType, .none, isByReference: false))
    }

    func filled(_ parameter: CallPlan.Parameter, _ output: Argument.Output?) -> Argument {
        let type = CType(parameter.gir.type.cType ?? "gpointer*").pointee
        let room: Argument.Room =
            switch parameter.kind {
            case .enumeration(let declaration) where type.base == declaration.cType,
                .flags(let declaration) where type.base == declaration.cType:
                .enumeration(cType: library.cName(declaration.cType))
            case .bool, .integer, .character, .key, .type, .float, .double, .enumeration, .flags, .duration:
                // C may leave a baseline unset. The initial value, -1, then means that there is no baseline.
                .number(cType: library.imported(type), before: parameter.gir.name.hasSuffix("_baseline") ? "-1" : "0")
            case .value(let declaration) where type.stars == 0: .structure(cType: library.cName(declaration.cType))
            case .owner(let declaration) where type.stars == 0:
                .allocated(by: allocator(of: declaration) ?? "g_malloc0")
            case .anyValue where type.stars == 0: .value
            case .sizedArray(let element) where type.stars == 0: .sizedArray(of: sizedElement(element))
            default: .pointer(cType: library.imported(type))
            }
        return .filled(parameter.name, room, output)
    }

    func outputConversion(_ parameter: CallPlan.Parameter) -> Conversion {
        let cType = parameter.gir.type.cType
        let isPlain = CType(cType ?? "gpointer*").pointee.stars == 0
        switch parameter.kind {
        case .value(let declaration) where isPlain: return .structure(library.typeName(declaration))
        case .owner where isPlain: return conversion(parameter.kind, cType, .full)
        case .anyValue where isPlain: return .asItIs
        case .sizedArray where isPlain: return conversion(parameter.kind, cType, .full)
        default:
            return conversion(
                parameter.kind,
                cType.map { String($0.dropLast($0.hasSuffix("*") ? 1 : 0)) },
                parameter.gir.transfer,
                isNullable: parameter.isNullableOutput
            )
        }
    }
}
