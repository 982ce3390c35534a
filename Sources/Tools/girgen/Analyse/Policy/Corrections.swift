// Corrections of errors in GIR files. They're applied before the API is planned.

extension Policy {
    /// Corrects the types, nullability, ownership and thrown errors of a namespace's declarations, according to the
    /// decisions.
    func correct(_ namespace: inout GIRNamespace) {
        for index in namespace.functions.indices { correct(&namespace.functions[index]) }
        for index in namespace.callbacks.indices { correct(&namespace.callbacks[index]) }
        for index in namespace.compounds.indices {
            let owner = "\(namespace.name).\(namespace.compounds[index].info.name)"
            for property in namespace.compounds[index].properties.indices {
                let name = "\(owner):\(namespace.compounds[index].properties[property].info.name)"
                guard let type = decisions[name]?.type else { continue }
                namespace.compounds[index].properties[property].type.name = type
            }
            for functions in [\GIRCompound.methods, \.functions, \.constructors] {
                for function in namespace.compounds[index][keyPath: functions].indices {
                    correct(&namespace.compounds[index][keyPath: functions][function])
                }
            }
        }
    }

    /// Corrects a function according to the decision about its C name.
    func correct(_ callable: inout GIRCallable) {
        guard let decision = decisions[callable.cIdentifier] else { return }
        if let isThrowing = decision.throws { callable.throwsError = isThrowing }
        if let transfer = decision.transfer?["instance"] { callable.instance?.transfer = transfer }
        if let transfer = decision.transfer?["result"] { callable.result.transfer = transfer }
        if let type = decision.types?["result"] { callable.result.type.name = type }
        if decision.nullable?.contains("result") == true { callable.result.isNullable = true }
        if decision.nonnull?.contains("result") == true { callable.result.isNullable = false }
        for index in callable.parameters.indices { decision.correct(&callable.parameters[index]) }
    }
}

extension Decision {
    fileprivate func correct(_ parameter: inout GIRParameter) {
        let name = parameter.name
        if let transfer = transfer?[name] { parameter.transfer = transfer }
        if let type = types?[name] { parameter.type.name = type }
        if nullable?.contains(name) == true { parameter.isNullable = true }
        if nonnull?.contains(name) == true { parameter.isNullable = false }
        if changed?.contains(name) == true { parameter.direction = .inout }
        if filled?.contains(name) == true { parameter.direction = .out }
    }
}
