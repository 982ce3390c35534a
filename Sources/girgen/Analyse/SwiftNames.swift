/// The Swift names of what is bound, by the names that C and introspection have for it.
final class SwiftNames {
    private var names: [String: String] = [:]

    subscript(name: String) -> String? { names[name] }

    func record(_ plan: TypePlan) {
        let type = plan.declaration
        names[type.girName] = type.swiftName
        names[type.cType] = type.swiftName
        for member in plan.members + plan.implementationMembers {
            switch member {
            case .property(let property):
                let name = "\(type.swiftName).\(property.name)"
                names["\(type.girName):\(property.gir.info.name)"] = name
                for access in [property.getter, property.setter] {
                    if case .function(let call) = access { record(call, as: name, of: type) }
                }
            case .computed(let name, let getter, let setter, _):
                for call in [getter, setter].compactMap(\.self) {
                    record(call, as: "\(type.swiftName).\(name)", of: type)
                }
            case .function(let call, _), .initializer(let call, _):
                record(call, as: "\(type.swiftName).\(call.fullName)", of: type)
            case .signal(let signal):
                names["\(type.girName)::\(signal.gir.info.name)"] = "\(type.swiftName).\(signal.name)"
            }
        }
    }

    private func record(_ call: CallPlan, as name: String, of type: Declaration) {
        names[call.callable.cIdentifier] = name
        names["\(type.girName).\(call.callable.info.name)"] = name
    }
}
