// The members of declarations: functions, parameters, properties, types.

extension GIRParser {
    func callable(_ element: XMLElement) throws -> GIRCallable {
        try check(element, "callable")
        var result = GIRCallable(info: try info(element))
        result.cIdentifier = element.attributes["c:identifier"] ?? element.attributes["c:type"] ?? ""
        result.cType = element.attributes["c:type"]
        result.throwsError = try flag(element, "throws")
        result.shadows = element.attributes["shadows"]
        result.shadowedBy = element.attributes["shadowed-by"]
        result.movedTo = element.attributes["moved-to"]
        result.getProperty = element.attributes["glib:get-property"]
        result.setProperty = element.attributes["glib:set-property"]
        result.isDetailed = try flag(element, "detailed")
        result.isAction = try flag(element, "action")
        result.invoker = element.attributes["invoker"]
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
        try check(element, "result")
        return GIRResult(
            type: try statedType(of: element),
            transfer: try choice(element, "transfer-ownership", default: .none),
            isNullable: try flag(element, "nullable")
        )
    }

    func parameter(_ element: XMLElement) throws -> GIRParameter {
        try check(element, "parameter")
        var result = GIRParameter(name: element.attributes["name"] ?? "", type: GIRType(name: "none"))
        for child in element.children {
            switch child.name {
            case "type", "array": result.type = try type(child)
            case "varargs": result.isVarargs = true
            default: throw unknown(child, in: element)
            }
        }
        result.direction = try choice(element, "direction", default: .in)
        result.transfer = try choice(element, "transfer-ownership", default: .none)
        result.isNullable = try flag(element, "nullable")
        if !result.isNullable, result.direction == .in { result.isNullable = try flag(element, "allow-none") }
        result.isOptional = try flag(element, "optional")
        result.isCallerAllocated = try flag(element, "caller-allocates")
        if element.attributes["scope"] != nil { result.scope = try choice(element, "scope", default: GIRScope.call) }
        result.closure = try number(element, "closure")
        result.destroy = try number(element, "destroy")
        return result
    }

    func property(_ element: XMLElement) throws -> GIRProperty {
        try check(element, "property")
        _ = try choice(element, "transfer-ownership", default: GIRTransfer.none)
        return GIRProperty(
            info: try info(element),
            type: try statedType(of: element),
            isReadable: try flag(element, "readable", default: true),
            isWritable: try flag(element, "writable"),
            isConstructOnly: try flag(element, "construct-only"),
            getter: element.attributes["getter"],
            setter: element.attributes["setter"]
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
        try check(element, "type")
        var result = GIRType(name: element.attributes["name"], cType: element.attributes["c:type"])
        result.elements = try types(in: element)
        if element.name == "array" {
            let (length, fixedSize) = (try number(element, "length"), try number(element, "fixed-size"))
            let isEnded = try flag(element, "zero-terminated", default: length == nil && fixedSize == nil)
            result.array = GIRArray(length: length, fixedSize: fixedSize, isZeroTerminated: isEnded)
        }
        return result
    }
}
