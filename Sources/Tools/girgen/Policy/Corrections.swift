// What a GIR file says wrongly is set right before anything is planned.

extension Policy {
    /// Sets right what functions of a namespace say of null, of owners and of errors.
    func correct(_ namespace: inout GIRNamespace) {
        for index in namespace.functions.indices { correct(&namespace.functions[index]) }
        for index in namespace.callbacks.indices { correct(&namespace.callbacks[index]) }
        for index in namespace.compounds.indices {
            for method in namespace.compounds[index].methods.indices {
                correct(&namespace.compounds[index].methods[method])
            }
            for function in namespace.compounds[index].functions.indices {
                correct(&namespace.compounds[index].functions[function])
            }
            for constructor in namespace.compounds[index].constructors.indices {
                correct(&namespace.compounds[index].constructors[constructor])
            }
        }
    }

    /// The same of one function by its C name.
    func correct(_ callable: inout GIRCallable) {
        for decision in decisions[callable.cIdentifier] ?? [] {
            switch decision {
            case .nullable(let names): setNullable(true, names, of: &callable)
            case .nonnull(let names): setNullable(false, names, of: &callable)
            case .transfer(let transfers):
                if let transfer = transfers["result"] { callable.result.transfer = transfer }
                for index in callable.parameters.indices {
                    guard let transfer = transfers[callable.parameters[index].name] else { continue }
                    callable.parameters[index].transfer = transfer
                }
            case .throwing(let isThrowing): callable.throwsError = isThrowing
            default: break
            }
        }
    }

    private func setNullable(_ isNullable: Bool, _ names: Set<String>, of callable: inout GIRCallable) {
        if names.contains("result") { callable.result.isNullable = isNullable }
        for index in callable.parameters.indices where names.contains(callable.parameters[index].name) {
            callable.parameters[index].isNullable = isNullable
        }
    }
}
