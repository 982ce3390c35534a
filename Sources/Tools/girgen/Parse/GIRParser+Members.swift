// The members of declarations: functions, parameters, properties, types.

extension GIRParser {
    func callable(_ element: XMLElement) throws -> GIRCallable {
        var result = GIRCallable(info: try info(element))
        result.cIdentifier = element["c:identifier"] ?? element["c:type"] ?? ""
        result.cType = element["c:type"]
        result.throwsError = element.flag("throws")
        result.shadows = element["shadows"]
        result.shadowedBy = element["shadowed-by"]
        result.movedTo = element["moved-to"]
        result.getProperty = element["glib:get-property"]
        result.setProperty = element["glib:set-property"]
        result.isDetailed = element.flag("detailed")
        result.isAction = element.flag("action")
        result.invoker = element["invoker"]
        for child in element.children {
            switch child.name {
            case "return-value": result.result = try returnValue(child)
            case "parameters":
                for item in child.children {
                    switch item.name {
                    // In GIR files of the Vala compiler, a method of an enumeration is a function with an instance.
                    case "instance-parameter" where element.name == "function":
                        result.parameters.append(try parameter(item))
                    case "instance-parameter": result.instance = try parameter(item)
                    case "parameter": result.parameters.append(try parameter(item))
                    default: throw unknown(item, in: child)
                    }
                }
            default: throw unknown(child, in: element)
            }
        }
        return result
    }

    private func returnValue(_ element: XMLElement) throws -> GIRResult {
        GIRResult(
            type: try statedType(of: element),
            transfer: GIRTransfer(rawValue: element["transfer-ownership"] ?? "") ?? .none,
            isNullable: element.flag("nullable")
        )
    }

    func parameter(_ element: XMLElement) throws -> GIRParameter {
        var result = GIRParameter(name: element["name"] ?? "", type: GIRType(name: "none"))
        for child in element.children {
            switch child.name {
            case "type", "array": result.type = try type(child)
            case "varargs": result.isVarargs = true
            default: throw unknown(child, in: element)
            }
        }
        if !result.isVarargs { result.name = try name(of: element) }
        result.direction = GIRDirection(rawValue: element["direction"] ?? "") ?? .in
        result.transfer = GIRTransfer(rawValue: element["transfer-ownership"] ?? "") ?? .none
        result.isNullable = element.flag("nullable")
        if !result.isNullable, result.direction == .in { result.isNullable = element.flag("allow-none") }
        result.isOptional = element.flag("optional")
        result.isCallerAllocated = element.flag("caller-allocates")
        result.scope = element["scope"].flatMap { GIRScope(rawValue: $0) }
        result.closure = element.number("closure")
        result.destroy = element.number("destroy")
        return result
    }

    func property(_ element: XMLElement) throws -> GIRProperty {
        GIRProperty(
            info: try info(element),
            type: try statedType(of: element),
            isReadable: element.flag("readable", default: true),
            isWritable: element.flag("writable"),
            isConstructOnly: element.flag("construct-only"),
            getter: element["getter"],
            setter: element["setter"]
        )
    }

    func statedType(of element: XMLElement) throws -> GIRType {
        guard let type = try types(in: element).last else { throw fail(element, "<\(element.name)> without a type") }
        return type
    }

    private func types(in element: XMLElement) throws -> [GIRType] {
        try element.children.map { child in
            guard ["type", "array"].contains(child.name) else { throw unknown(child, in: element) }
            return try type(child)
        }
    }

    func type(_ element: XMLElement) throws -> GIRType {
        var result = GIRType(name: element["name"], cType: element["c:type"])
        result.elements = try types(in: element)
        if element.name == "array" {
            let (length, fixedSize) = (element.number("length"), element.number("fixed-size"))
            let isEnded = element.flag("zero-terminated", default: length == nil && fixedSize == nil)
            result.array = GIRArray(length: length, fixedSize: fixedSize, isZeroTerminated: isEnded)
        }
        return result
    }
}
