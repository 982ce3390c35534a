// Finds the C functions that compare and hash the instances of a class, for its `Hashable` conformance.

extension GIRLibrary {
    /// The C names, without prefixes, of functions that compare two instances of a type.
    private static let equalNames: Set<String> = ["equal", "equals", "is_equal"]

    func equality(of declaration: Declaration) -> ValueEquality? {
        let base: ValueEquality.Base
        switch declaration.category {
        case .object, .interface: base = .object
        case .boxed, .counted, .permanent: base = .boxed
        case .fundamental: base = .fundamental
        case .value, .opaqueValue, .enumeration, .flags, .callback, .unsupported: return nil
        }
        guard let compound = declaration.compound,
            let equal = compound.methods.first(where: { isEquality($0, of: declaration) }),
            let instance = equal.instance
        else { return nil }
        let calls = CallPlanner(library: self, namespace: declaration.namespace)
        func function(_ callable: GIRCallable, _ parameters: [GIRParameter]) -> ValueEquality.Function {
            ValueEquality.Function(cName: callable.cIdentifier, casts: parameters.map { calls.cast($0.type.cType) })
        }
        let hash = (compound.methods + compound.functions).first { isHash($0, of: declaration) }
        return ValueEquality(
            base: base,
            type: typeName(declaration),
            isProtocol: declaration.category == .interface && !declaration.isClassInSwift,
            equal: function(equal, [instance] + equal.parameters),
            isBool: equal.result.type.cType.map { CType($0).isBool } ?? false,
            hash: hash.map { function($0, [$0.instance].compactMap(\.self) + $0.parameters) },
            condition: configuration.condition(of: nil, equal.info.version, in: declaration.namespace)
        )
    }

    private func isBound(_ callable: GIRCallable, of declaration: Declaration) -> Bool {
        !configuration.isTooNew(callable.info.version, in: declaration.namespace)
            && policy.decision(on: callable.cIdentifier).decision.isBound
    }

    private func isEquality(_ method: GIRCallable, of declaration: Declaration) -> Bool {
        guard GIRLibrary.equalNames.contains(method.info.name), method.parameters.count == 1,
            let other = method.parameters.first, isBound(method, of: declaration),
            kind(of: method.result.type, in: declaration.namespace) == .bool
        else { return false }
        let kind = kind(of: other.type, in: declaration.namespace)
        return kind == .pointer || kind.declaration === declaration
    }

    private func isHash(_ function: GIRCallable, of declaration: Declaration) -> Bool {
        let count = function.parameters.count + (function.instance == nil ? 0 : 1)
        guard function.info.name == "hash", count == 1, isBound(function, of: declaration) else { return false }
        if case .integer = kind(of: function.result.type, in: declaration.namespace) { return true }
        return false
    }
}
