// Moves functions of a namespace to types before the API is planned.

extension Policy {
    /// Moves each function of a namespace to the type that its decision specifies.
    func settle(_ namespace: inout GIRNamespace) {
        let (functions, original) = (namespace.functions, namespace)
        namespace.functions = functions.filter { function in
            guard function.movedTo == nil, let home = home(of: function, in: original) else { return true }
            guard var settled = home.isMethod ? function.asMethod : function else { return true }
            settled.info.name = home.name
            return !namespace.add(settled, to: home.type, isMethod: home.isMethod)
        }
        correct(&namespace)
    }

    private typealias Home = (type: String, name: String, isMethod: Bool)

    private func home(of function: GIRCallable, in namespace: GIRNamespace) -> Home? {
        let (decision, rest) = decision(on: function.cIdentifier)
        if let home = decision.function.home ?? decision.function.method {
            let name = home.name?.replacing("*", with: rest ?? "") ?? rest ?? function.info.name
            return (home.type, name, decision.function.home == nil)
        }
        // A finish function becomes a member of the type to which its asynchronous function belongs.
        guard function.cIdentifier.hasSuffix("_finish") else { return nil }
        let stem = String(function.cIdentifier.dropLast("_finish".count))
        for start in namespace.functions where [stem, stem + "_async"].contains(start.cIdentifier) {
            guard let home = home(of: start, in: namespace) else { continue }
            return (home.type, home.name.withoutAsync + "_finish", false)
        }
        return nil
    }
}

extension GIRCallable {
    fileprivate var asMethod: GIRCallable? {
        guard instance == nil, let first = parameters.first, first.direction == .in else { return nil }
        var method = self
        method.instance = first
        method.parameters.removeFirst()
        for index in method.parameters.indices {
            method.parameters[index].type.array?.length = parameters[index + 1].type.array?.length.map { $0 - 1 }
            method.parameters[index].closure = parameters[index + 1].closure.map { $0 - 1 }
            method.parameters[index].destroy = parameters[index + 1].destroy.map { $0 - 1 }
        }
        method.result.type.array?.length = result.type.array?.length.map { $0 - 1 }
        return method
    }
}

extension GIRNamespace {
    /// Adds a function to a type. Returns false if there is no such type.
    fileprivate mutating func add(_ function: GIRCallable, to type: String, isMethod: Bool) -> Bool {
        if let index = compounds.firstIndex(where: { $0.info.name == type }) {
            compounds[index][keyPath: isMethod ? \GIRCompound.methods : \GIRCompound.functions].append(function)
            return true
        }
        guard !isMethod, let index = enumerations.firstIndex(where: { $0.info.name == type }) else { return false }
        enumerations[index].functions.append(function)
        return true
    }
}
