// Prints initialisers.

extension TypePrinter {
    func printInitializer(
        _ call: CallPlan,
        _ how: InitializerPlan,
        of declaration: Declaration,
        to writer: inout Writer
    ) {
        writer.space()
        writer.line(
            documentation.line(
                [call.callable.cIdentifier],
                call.callable.info,
                page: "ctor.\(declaration.name).\(call.callable.info.name)"
            )
        )
        if let attribute = documentation.attribute(call.callable.info) { writer.line(attribute) }
        let parameters = calls.parameterList(call)
        let effects = calls.effects(call)
        let statement = preparation.before(call, of: declaration)
        switch how {
        case .properties(let properties, let isOverride):
            let later = Overrides.propertiesSetLater[call.callable.cIdentifier] ?? []
            let values = properties.filter { !later.contains($0.property) }.map { property, value, kind in
                "\"\(property)\": \(construction(value, kind, call))"
            }
            writer.block("public \(isOverride ? "override " : "")init(\(parameters))\(effects)") { writer in
                writer.line(
                    values.isEmpty ? "super.init()" : "super.init(properties: [\(values.joined(separator: ", "))])"
                )
                for (property, value, _) in properties where later.contains(property) {
                    writer.line("self.\(Naming.lowerCamel(property)) = \(value)")
                }
            }
        case .fill(let allocator):
            guard let allocator else {
                writer.block("public init(\(parameters))") { writer in
                    if let statement { writer.line(statement) }
                    writer.line("self.init(cValue: \(conversion.cName(declaration.cType))())")
                    writer.lines(calls.body(call, ending: .dropped))
                }
                return
            }
            writer.block("public convenience init(\(parameters))") { writer in
                if let statement { writer.line(statement) }
                writer.line("let room = \(allocator)()")
                writer.lines(calls.body(call, instanceName: "room", ending: .dropped))
                writer.line(
                    "self.init(taking: requiredPointer(\(conversion.raw("room", declaration.cType + "*")), \"\(allocator)\"))"
                )
            }
        case .call: printCallingInitializer(call, declaration, parameters, effects, to: &writer)
        }
    }

    /// A value as `init(properties:)` takes it.
    private func construction(_ value: String, _ kind: Kind?, _ call: CallPlan) -> String {
        let parameter = call.parameters.first { $0.name == value }
        if case .interface = kind {
            return "\(Naming.local(value)) as Object\(parameter?.gir.isNullable == true ? "?" : "")"
        }
        if kind == .fileName {
            let name = Naming.local(value)
            return parameter?.gir.isNullable == true ? "\(name).map { FileNameText($0) }" : "FileNameText(\(name))"
        }
        return kind == nil ? value : Naming.local(value)
    }

    private func printCallingInitializer(
        _ call: CallPlan,
        _ declaration: Declaration,
        _ parameters: String,
        _ effects: String,
        to writer: inout Writer
    ) {
        let isNullable = call.last.isResultNullable
        let keyword = isNullable ? "init?" : "init"
        let result = call.last.callable.result
        let transfer = result.transfer
        let isStructure = declaration.category == .value || declaration.category == .opaqueValue
        let access = isStructure ? "public" : "public convenience"
        writer.block("\(access) \(keyword)(\(parameters))\(effects)") { writer in
            let pointer = conversion.raw("returned", result.type.cType)
            if let statement = preparation.before(call, of: declaration) { writer.line(statement) }
            writer.lines(calls.body(call, ending: .kept))
            let taken: String
            if isNullable {
                writer.line(
                    "guard let address = UnsafeMutableRawPointer(mutating: \(pointer.hasPrefix("Unsafe") ? pointer : "UnsafeRawPointer(\(pointer))")) else { return nil }"
                )
                taken = "address"
            } else {
                taken = "requiredPointer(\(pointer), \"\(call.last.callable.cIdentifier)\")"
            }
            switch declaration.category {
            case .object, .interface:
                writer.line(
                    "self.init(wrapping: \(taken), transfer: \(transfer == .full || transfer == .floating ? ".full" : ".none"))"
                )
                writer.lines(calls.recordings(call))
            case .value, .opaqueValue:
                let name = declaration.swiftName
                writer.line(
                    "self = \(name).fromPointer(\(taken), transfer: \(transfer == .full ? ".full" : ".none"))"
                )
            default:
                writer.line("self.init(\(transfer == .none ? "copying" : "taking"): \(taken))")
            }
        }
    }
}
