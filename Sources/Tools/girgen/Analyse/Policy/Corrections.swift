// Corrections of errors in GIR files. They're applied before the API is planned.

extension Policy {
    func correct(_ namespace: inout GIRNamespace) {
        namespace.functions.change(correct)
        namespace.callbacks.change(correct)
        let name = namespace.name
        namespace.compounds.change { compound in
            let owner = "\(name).\(compound.info.name)"
            compound.properties.change { property in
                if let type = decisions["\(owner):\(property.info.name)"]?.property.type { property.type.name = type }
            }
            compound.changeFunctions(correct)
        }
    }

    func correct(_ callable: inout GIRCallable) {
        guard let decision = decisions[callable.cIdentifier]?.signature else { return }
        if let isThrowing = decision.throws { callable.throwsError = isThrowing }
        if let transfer = decision.transfer?["instance"] { callable.instance?.transfer = transfer }
        if let transfer = decision.transfer?["result"] { callable.result.transfer = transfer }
        if let type = decision.types?["result"] { callable.result.type.name = type }
        if decision.nullable?.contains("result") == true { callable.result.isNullable = true }
        if decision.nonnull?.contains("result") == true { callable.result.isNullable = false }
        callable.parameters.change(decision.correct)
    }
}

extension SignatureDecision {
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
