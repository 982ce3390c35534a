extension Conversion {
    /// - Parameters:
    ///   - value: The C expression.
    ///   - function: The C function that returned the value, for the message of a trap.
    ///   - length: The expression for the length of an array or a string.
    func expression(of value: String, from function: String, length: String? = nil, in module: String) -> String {
        switch self {
        case .asItIs: return value
        case .truth: return "\(value) != 0"
        case .integer: return "convertInteger(\(value))"
        case .clampedInteger: return "Int(clamping: \(value))"
        case .unsigned64: return "UInt64(\(value))"
        case .duration(let unit, let isOptional):
            return "convert\(isOptional ? "Optional" : "")Duration(\(value), .\(unit))"
        case .double: return "Double(\(value))"
        case .key: return "Key(rawValue: Int(\(value)))"
        case .character: return "Unicode.Scalar(\(value)) ?? \"\\0\""
        case .text(let isFileName, let isOptional, let transfer):
            let name = "convert\(isOptional ? "Optional" : "")\(isFileName ? "FileName" : "String")"
            let counted = isFileName ? nil : length.map { " count: \($0)," }
            return "\(name)(\(value),\(counted ?? "") .\(transfer))"
        case .pointee(let isInterface, let isOptional, let isOpaque, let transfer):
            let pointer = isOpaque ? "UnsafeRawPointer(\(value))" : value
            if isOptional { return "convertOptional\(isInterface ? "Interface" : "")(\(pointer), .\(transfer))" }
            return "convert\(isInterface ? "Interface" : "Pointer")(\(pointer), .\(transfer), \"\(function)\")"
        case .structure(let name): return "\(name.spelled(in: module))(cValue: \(value))"
        case .part(let name): return "\(name.spelled(in: module))(cValue: \(value), owner: self)"
        case .enumeration(let name, let isNumber):
            return "\(name.spelled(in: module))(rawValue: Int(\(value)\(isNumber ? "" : ".rawValue")))"
        case .array(let element, let count, let isOptional, let transfer):
            let converted = element.expression(of: value, count.map(String.init) ?? length, transfer, in: module)
            return isOptional ? "\(value) == nil ? nil : \(converted)" : converted
        case .list(let numbers, let isInterfaces, let isFileNames, let isSinglyLinked, let transfer):
            let name = "convert\(isInterfaces ? "Interface" : "")\(isSinglyLinked ? "SinglyLinkedList" : "List")"
            let element = numbers.map { ", \($0.expression)" } ?? ""
            let converted = "\(name)(\(value), .\(transfer)\(element))"
            return isFileNames ? "(\(converted) as [FileNameText]).map(\\.text)" : converted
        case .pointerArray(let numbers, let isInterfaces, let transfer):
            let element = numbers.map { ", \($0.expression)" } ?? ""
            return "convert\(isInterfaces ? "Interface" : "")PtrArray(\(value), .\(transfer)\(element))"
        case .sizedArray(let cType, let type, let conversion, let transfer):
            guard let conversion else { return "convertSizedStructureArray(\(value), .\(transfer))" }
            let body = conversion.expression(of: "element", from: "", in: module)
            return "convertSizedArray(\(value), .\(transfer))"
                + " { (element: \(cType)) -> \(type.spelled(in: module)) in \(body) }"
        case .byteArray(let transfer): return "convertByteArray(\(value), .\(transfer))"
        case .table(let keys, let values, let isOpaque, let transfer):
            let pointer = isOpaque ? "UnsafeRawPointer(\(value))" : value
            return "convertTable(\(pointer), .\(transfer), \(keys.expression), \(values.expression))"
        }
    }

}

extension Conversion.Element {
    fileprivate func expression(of value: String, _ count: String?, _ transfer: Transfer, in module: String) -> String {
        let counted = count.map { " count: \($0)," } ?? ""
        let passed = "(\(value), count: \(count ?? "nil"), .\(transfer))"
        switch self {
        case .pointers: return "convertPointerArray" + passed
        case .fileNames: return "convertFileNameArray" + passed
        case .interfaces: return "convertInterfacePointerArray" + passed
        case .anyValues: return "convertValueArray" + passed
        case .bytes: return "convert\(count == nil ? "ZeroTerminatedBytes" : "Bytes")(\(value),\(counted) .\(transfer))"
        case .values(let cType, let type, let conversion):
            let body = conversion.expression(of: "element", from: "", in: module)
            return "convert\(count == nil ? "ZeroTerminatedArray" : "Array")(\(value),\(counted) .\(transfer))"
                + " { (element: \(cType)) -> \(type.spelled(in: module)) in \(body) }"
        case .other: return value
        }
    }
}

extension HandlerArgument {
    /// - Parameters:
    ///   - cName: The name of the closure or method that C calls, for the messages of traps.
    ///   - variable: A closure that returns the name of the variable that contains the C argument at an index.
    func value(from cName: String, in module: String, _ variable: (Int) -> String) -> String {
        let length = length.map { "Int(\(variable($0)))" }
        return conversion.expression(of: variable(place), from: cName, length: length, in: module)
    }
}
