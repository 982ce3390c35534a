// Prints GObject's properties.

extension TypePrinter {
    func printProperty(_ property: PropertyPlan, of declaration: Declaration, to writer: inout Writer) {
        let name = property.gir.info.name
        writer.space()
        writer.line(
            documentation.line(
                ["\(declaration.typeName):\(name)"],
                property.gir.info,
                page: "property.\(declaration.name).\(name)"
            )
        )
        if let attribute = documentation.attribute(property.gir.info) { writer.line(attribute) }
        let isNullable = property.isNullable || property.isOptionalNumber
        let type = conversion.swiftType(property.kind, isNullable: isNullable)
        guard let getter = property.getter else {
            let setName = "set" + property.name.prefix(1).uppercased() + property.name.dropFirst()
            writer.block("public func \(setName)(_ newValue: \(type))") { writer in
                if let setter = property.setter {
                    writer.lines(set(property, setter))
                } else {
                    writer.lines(set(property, .value))
                }
            }
            return
        }
        writer.block("public var \(Naming.declared(property.name)): \(type)") { writer in
            let lines = get(property, getter)
            if let setter = property.setter {
                writer.block("get") { $0.lines(lines) }
                writer.block("set") { writer in
                    if let check = partCheck(property, of: declaration) { writer.line(check) }
                    writer.lines(set(property, setter))
                }
            } else {
                writer.lines(lines)
            }
        }
    }

    /// The statement that refuses the object itself where the property holds a part of it.
    private func partCheck(_ property: PropertyPlan, of declaration: Declaration) -> String? {
        let name = property.gir.info.name
        guard Overrides.propertiesOfParts.contains(name) else { return nil }
        let lineage = [declaration] + library.ancestors(of: declaration)
        let kinds = lineage + lineage.flatMap { library.allInterfaces(of: $0) }
        switch property.kind {
        case .object(let type), .interface(let type):
            guard kinds.contains(where: { $0 === type }) else { return nil }
            let check = "requireOther(newValue, \"\(declaration.typeName):\(name)\")"
            return property.isNullable ? "if let newValue { \(check) }" : check
        default: return nil
        }
    }

    func get(_ property: PropertyPlan, _ access: PropertyPlan.Access) -> [String] {
        let name = property.gir.info.name
        if property.isOptionalNumber {
            let read: String =
                if case .function(let call) = access { "\(call.callable.cIdentifier)(\(instance(call)))" } else {
                    "UInt32(truncatingIfNeeded: property(\"\(name)\") as Int)"
                }
            return [
                "PropertyAccess.record(self, \"\(name)\")",
                "let position: guint = \(read)",
                "return position == .max ? nil : Int(position)",
            ]
        }
        switch access {
        case .function(let call): return ["PropertyAccess.record(self, \"\(name)\")"] + calls.body(call)
        case .value:
            switch property.kind {
            case .interface: return ["interfaceProperty(\"\(name)\")"]
            case .type: return ["typeProperty(\"\(name)\")"]
            case .fileName: return ["(property(\"\(name)\") as FileNameText?)?.text"]
            default: return ["property(\"\(name)\")"]
            }
        }
    }

    func instance(_ call: CallPlan) -> String {
        conversion.pointer("pointer", call.callable.instance?.type.cType, isOptional: false)
    }

    func set(_ property: PropertyPlan, _ access: PropertyPlan.Access) -> [String] {
        let name = property.gir.info.name
        if property.isOptionalNumber {
            if case .function(let call) = access {
                return [
                    "let position: guint = newValue.map { exactInteger($0, \"\(name)\") } ?? .max",
                    "\(call.callable.cIdentifier)(\(instance(call)), position)",
                ]
            }
            return ["setProperty(\"\(name)\", newValue ?? Int(UInt32.max))"]
        }
        switch access {
        case .function(let call):
            if property.isNullSetByValue {
                return ["if newValue == nil { return \(setByValue(property)) }"]
                    + setterBody(call, isNullable: true)
            }
            return setterBody(call, isNullable: property.isNullable)
        case .value: return [setByValue(property)]
        }
    }

    private func setByValue(_ property: PropertyPlan) -> String {
        let name = property.gir.info.name
        return switch property.kind {
        case .interface: "setInterfaceProperty(\"\(name)\", newValue)"
        case .type: "setTypeProperty(\"\(name)\", newValue)"
        case .fileName: "setProperty(\"\(name)\", newValue.map { FileNameText($0) })"
        default: "setProperty(\"\(name)\", newValue)"
        }
    }
}
