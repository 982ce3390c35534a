// Out of C: the Swift values of what C gives back.

extension Conversion {
    /// What a C function returned as something that a conversion takes.
    func raw(_ expression: String, _ cType: String?) -> String {
        guard let cType else { return expression }
        let type = CType(cType)
        return type.stars == 1 && type.isOpaque(library) ? "UnsafeRawPointer(\(expression))" : expression
    }

    func transfer(_ transfer: GIRTransfer) -> String {
        switch transfer {
        case .none: ".none"
        case .container: ".container"
        case .full, .floating: ".full"
        }
    }

    private func objectTransfer(_ transfer: GIRTransfer) -> String {
        transfer == .full || transfer == .floating ? ".full" : ".none"
    }

    /// The transfer of an object that counts references, which C may call Swift with before the first owner has it.
    func countedTransfer(_ transfer: GIRTransfer) -> String {
        isCalledFromC && transfer == .none ? ".borrowed" : objectTransfer(transfer)
    }

    /// The Swift value of a C expression; `length` is the expression for an array's length.
    func value(
        _ kind: Kind,
        _ expression: String,
        cType: String?,
        transfer: GIRTransfer,
        isNullable: Bool,
        function: String,
        length: String? = nil,
        isByReference: Bool = true
    ) -> String {
        switch kind {
        case .bool: return cType.map { CType($0).isBool } == true ? expression : "\(expression) != 0"
        case .integer(let name):
            return ["guint64", "gulong", "gsize", "guintptr"].contains(name)
                ? "convertInteger(\(expression), \"\(function)\")" : "Int(\(expression))"
        case .float: return "Double(\(expression))"
        case .double, .type: return expression
        case .character: return "Unicode.Scalar(\(expression)) ?? \"\\0\""
        case .string:
            let counted = length.map { " count: \($0)," } ?? ""
            return
                "\(isNullable ? "convertOptionalString" : "convertString")(\(expression),\(counted) \(objectTransfer(transfer)))"
        case .fileName:
            let function = isNullable ? "convertOptionalFileName" : "convertFileName"
            return "\(function)(\(expression), \(objectTransfer(transfer)))"
        case .object, .owner:
            let pointer = raw(expression, cType)
            return isNullable
                ? "convertOptional(\(pointer), \(countedTransfer(transfer)))"
                : "convertPointer(\(pointer), \(countedTransfer(transfer)), \"\(function)\")"
        case .interface:
            let pointer = raw(expression, cType)
            return isNullable
                ? "convertOptionalInterface(\(pointer), \(countedTransfer(transfer)))"
                : "convertInterface(\(pointer), \(countedTransfer(transfer)), \"\(function)\")"
        case .value(let declaration):
            if !isByReference || cType.map({ CType($0).stars == 0 && !CType($0).isUntyped }) == true {
                return "\(library.swiftName(declaration, in: module))(cValue: \(expression))"
            }
            return isNullable
                ? "convertOptional(\(expression), \(objectTransfer(transfer)))"
                : "convertPointer(\(expression), \(objectTransfer(transfer)), \"\(function)\")"
        case .enumeration(let declaration), .flags(let declaration):
            let base = cType.map { CType($0).base }
            let number = base == nil || base == declaration.cType ? "\(expression).rawValue" : expression
            return "\(library.swiftName(declaration, in: module))(rawValue: Int(\(number)))"
        case .anyValue, .error:
            return isNullable
                ? "convertOptional(\(expression), \(objectTransfer(transfer)))"
                : "convertPointer(\(expression), \(objectTransfer(transfer)), \"\(function)\")"
        case .array(let element, let array):
            let count = array.fixedSize.map { "\($0)" } ?? length
            let converted = arrayValue(element, expression, count, transfer)
            return isNullable ? "\(expression) == nil ? nil : \(converted)" : converted
        case .list(let element, let isSinglyLinked):
            let name = isSinglyLinked ? "SinglyLinkedList" : "List"
            if case .interface = element {
                return "convertInterface\(name)(\(expression), \(self.transfer(transfer)))"
            }
            let converted = "convert\(name)(\(expression), \(self.transfer(transfer)))"
            return element == .fileName ? "(\(converted) as [FileNameText]).map(\\.text)" : converted
        case .pointerArray(let element):
            if case .interface = element {
                return "convertInterfacePtrArray(\(expression), \(self.transfer(transfer)))"
            }
            return "convertPtrArray(\(expression), \(self.transfer(transfer)))"
        case .byteArray: return "convertByteArray(\(expression), \(self.transfer(transfer)))"
        case .pointer: return expression
        case .none, .callback, .range, .priority, .unsupported: return expression
        }
    }

    private func arrayValue(_ element: Kind, _ expression: String, _ count: String?, _ transfer: GIRTransfer) -> String
    {
        let count = count ?? "nil"
        switch element {
        case .string, .object, .owner, .anyValue:
            return "convertPointerArray(\(expression), count: \(count), \(self.transfer(transfer)))"
        case .fileName:
            return "convertFileNameArray(\(expression), count: \(count), \(self.transfer(transfer)))"
        case .interface:
            return "convertInterfacePointerArray(\(expression), count: \(count), \(self.transfer(transfer)))"
        case .integer(let name):
            if isByte(element) {
                return count == "nil"
                    ? "convertZeroTerminatedBytes(\(expression), \(self.transfer(transfer)))"
                    : "convertBytes(\(expression), count: \(count), \(self.transfer(transfer)))"
            }
            return scalars("Int", name, "Int($0)", expression, count, transfer)
        case .bool: return scalars("Bool", "gboolean", "$0 != 0", expression, count, transfer)
        case .double: return scalars("Double", "Double", "$0", expression, count, transfer)
        case .float: return scalars("Double", "Float", "Double($0)", expression, count, transfer)
        case .type: return scalars("GType", "GType", "$0", expression, count, transfer)
        case .character:
            return scalars("Unicode.Scalar", "gunichar", "Unicode.Scalar($0) ?? \"\\0\"", expression, count, transfer)
        case .enumeration(let declaration), .flags(let declaration):
            let name = library.swiftName(declaration, in: module)
            return scalars(
                name,
                declaration.cType,
                "\(name)(rawValue: Int($0.rawValue))",
                expression,
                count,
                transfer
            )
        case .value(let declaration):
            let name = library.swiftName(declaration, in: module)
            return scalars(name, cName(declaration.cType), "\(name)(cValue: $0)", expression, count, transfer)
        default: return expression
        }
    }

    private func scalars(
        _ type: String,
        _ cType: String,
        _ transform: String,
        _ expression: String,
        _ count: String,
        _ transfer: GIRTransfer
    ) -> String {
        let body = transform.replacing("$0", with: "element")
        let name = count == "nil" ? "convertZeroTerminatedArray" : "convertArray"
        let counted = count == "nil" ? "" : " count: \(count),"
        return "\(name)(\(expression),\(counted) \(self.transfer(transfer)))"
            + " { (element: \(cType)) -> \(type) in \(body) }"
    }
}
