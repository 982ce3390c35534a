extension TypePrinter {
    func printMember(_ member: Member, isAdded: Bool = false) {
        switch member {
        case .property(let property): printProperty(property)
        case .computed(let property): printComputed(property)
        case .function(let function): printFunction(function)
        case .initializer(let initializer): printInitializer(initializer, isAdded: isAdded)
        case .signal(let signal): print(signal)
        }
    }

    /// Prints the functions of a module that don't belong to a type.
    func print(_ functions: [Function]) {
        for function in functions { writer.when(function.condition) { printFunction(function, isGlobal: true) } }
    }

    func printFunction(_ function: Function, isGlobal: Bool = false) {
        documentation.print(function.documentation, to: writer)
        if isGlobal { writer.line("@MainActor") }
        let body = calls.body(function.call, after: function.preparation)
        writer.block(function.attribute + calls.header(function)) { writer.lines(body) }
    }

    private func printComputed(_ property: ComputedProperty) {
        let introducer = property.isStatic ? "public static var" : "public var"
        printVariable(
            "\(introducer) \(Spelling.declared(property.name)): \(property.type.spelled(in: module))",
            property.documentation,
            get: calls.body(property.getter, after: property.preparation),
            set: property.setter.map { calls.body($0) }
        )
    }

    private func printVariable(_ header: String, _ documentation: Documentation, get: [String], set: [String]?) {
        self.documentation.print(documentation, to: writer)
        /// Returns a Boolean value that indicates whether statements only read a value after they have recorded it.
        func isShort(_ statements: [String]) -> Bool { statements.count == 2 && statements[0].hasPrefix("recordRead(") }
        writer.block(header, isJoined: set == nil && isShort(get)) {
            guard let set else { return writer.lines(get) }
            writer.block("get", isJoined: isShort(get)) { writer.lines(get) }
            writer.block("set") { writer.lines(set) }
        }
    }

    private func printProperty(_ property: Property) {
        let type = property.type.spelled(in: module)
        guard let getter = property.getter else {
            documentation.print(property.documentation, to: writer)
            let name = Naming.upperFirst(property.name)
            let value = Spelling.local(property.name)
            writer.block("public func set\(name)(_ \(value): \(type))") {
                writer.lines(set(property, property.setter ?? .value).map { $0.replacing("newValue", with: value) })
            }
            return
        }
        let check = property.check.map { [$0.statement] } ?? []
        printVariable(
            "public var \(Spelling.declared(property.name)): \(type)",
            property.documentation,
            get: get(property, getter),
            set: property.setter.map { check + set(property, $0) }
        )
    }

    /// Returns a call that reads or sets an optional number as a plain number.
    private func plainCall(_ call: Call, _ value: String? = nil) -> String {
        var lines: [String] = []
        let passed = [call.instance.map { calls.instance($0, &lines) }, value].compactMap(\.self)
        return "\(call.cName)(\(passed.joined(separator: ", ")))"
    }

    private func get(_ property: Property, _ access: Property.Access) -> [String] {
        let name = property.cName
        let record = "recordRead(of: \"\(name)\")"
        if case .call(let call) = access {
            if !property.isOptionalNumber { return [record] + calls.body(call) }
            let read = "let position: guint = \(plainCall(call))"
            return [record, read, "return position == .max ? nil : Int(position)"]
        }
        return switch property.type.wrapped {
        case .interface: ["interfaceProperty(\"\(name)\")"]
        case .type: ["typeProperty(\"\(name)\")"]
        case .duration(let unit):
            ["convert\(property.type.isOptional ? "Optional" : "")Duration(property(\"\(name)\") as Int, .\(unit))"]
        case .fileName: ["(property(\"\(name)\") as FileNameText?)?.text"]
        default: ["property(\"\(name)\")"]
        }
    }

    private func set(_ property: Property, _ access: Property.Access) -> [String] {
        let name = property.cName
        guard case .call(let call) = access else { return [setByName(property)] }
        if property.isOptionalNumber {
            let position = "newValue.map { exactInteger($0, \"\(name)\") } ?? .max"
            return ["let position: guint = \(position)", plainCall(call, "position")]
        }
        let other = property.isNullSetByValue ? ["if newValue == nil { return \(setByName(property)) }"] : []
        return other + calls.body(call)
    }

    private func setByName(_ property: Property) -> String {
        let name = property.cName
        if property.isOptionalNumber { return "setProperty(\"\(name)\", newValue ?? Int(UInt32.max))" }
        return switch property.type.wrapped {
        case .interface: "setInterfaceProperty(\"\(name)\", newValue)"
        case .type: "setTypeProperty(\"\(name)\", newValue)"
        case .duration(let unit): "setProperty(\"\(name)\", exactDuration(newValue, .\(unit), \"\(name)\") as Int)"
        case .fileName: "setProperty(\"\(name)\", newValue.map { FileNameText($0) })"
        default: "setProperty(\"\(name)\", newValue)"
        }
    }
}
