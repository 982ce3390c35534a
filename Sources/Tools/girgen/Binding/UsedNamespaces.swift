extension GIRNamespace {
    /// The other namespaces that contain types used by introspectable declarations of this namespace.
    var usedNamespaces: Set<String> {
        let functions = (functions + callbacks).filter(\.info.isIntrospectable)
        var types = functions.flatMap(\.types) + constants.map(\.type) + aliases.map(\.target)
        types += enumerations.flatMap { $0.functions.flatMap(\.types) }
        types += compounds.filter(\.info.isIntrospectable).flatMap(\.types)
        let inherited = compounds.flatMap { [$0.parent].compactMap(\.self) + $0.implements + $0.prerequisites }
        let names = types.flatMap(\.names) + inherited
        return Set(names.compactMap { name in name.firstIndex(of: ".").map { String(name[..<$0]) } })
    }
}

extension GIRCompound {
    fileprivate var types: [GIRType] {
        let callables = (constructors + methods + functions + virtualMethods + signals).filter(\.info.isIntrospectable)
        return callables.flatMap(\.types) + properties.map(\.type) + fields.compactMap(\.type)
    }
}

extension GIRCallable { fileprivate var types: [GIRType] { parameters.map(\.type) + [result.type] } }
