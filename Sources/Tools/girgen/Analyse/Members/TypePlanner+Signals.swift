extension TypePlanner {
    func planSignals(of plan: TypePlan, _ compound: GIRCompound) {
        let declaration = plan.declaration
        for signal in compound.signals {
            let fullName = "\(declaration.girName)::\(signal.info.name)"
            // In this package, signals that aren't introspectable are bound if Swift can receive them.
            var info = signal.info
            if !library.isOfBinding(declaration) { info.isIntrospectable = true }
            guard isCandidate(fullName, info, .signals, in: declaration.namespace) else { continue }
            do {
                var planned = try self.plan(signal, declaration)
                name(&planned, fullName, declaration, &plan.names)
                coverage.bound(.signals, in: declaration.namespace)
                self.names[fullName] = "\(declaration.swiftName).\(planned.name)"
                plan.result.members.append(.signal(self.signal(planned, declaration)))
            } catch { coverage.skipped(.signals, fullName, "\(error)", in: declaration.namespace) }
        }
    }

    func canBeEmitted(_ type: SwiftType) -> Bool {
        switch type {
        case .array, .dictionary, .pointer, .error, .value, .interface: false
        default: true
        }
    }

    /// Returns the plan of a signal. Throws ``Skip`` if handlers can't receive its arguments or return its result.
    private func plan(_ signal: GIRCallable, _ declaration: Declaration) throws -> SignalPlan {
        let decision = library.policy["\(declaration.girName)::\(signal.info.name)"]
        var parameters: [CallPlan.Parameter] = []
        for (index, parameter) in signal.parameters.enumerated() {
            let type = decision.signature.types?[parameter.name].map { GIRType(name: $0) } ?? parameter.type
            let kind = library.kind(of: type, in: declaration.namespace)
            let renamed = decision.signature.parameters?[parameter.name]
            if case .unsupported(let reason) = kind { throw Skip("passes \(reason)") }
            try calls(declaration).checkPassedList(kind)
            // If handlers can change a structure, it's passed without a copy.
            let isStructure = if case .value = kind { parameter.direction == .inout } else { false }
            if parameter.direction != .in, !isStructure { throw Skip("has an output parameter") }
            let name = parameter.name.isEmpty ? "argument\(index)" : Naming.argument(renamed ?? parameter.name)
            parameters.append(.init(gir: parameter, kind: kind, role: .argument, name: name, label: renamed))
        }
        try calls(declaration).assignArrayLengths(&parameters)
        let result = library.kind(of: signal.result.type, in: declaration.namespace)
        try calls(declaration).checkHandlerResult(result, verb: "its handlers return")
        let name = Naming.lowerCamel(signal.info.name)
        return SignalPlan(gir: signal, name: name, parameters: parameters, resultKind: result)
    }

    private func signal(_ plan: SignalPlan, _ declaration: Declaration) -> Signal {
        let (gir, parameters, result) = (plan.gir, plan.parameters, plan.resultKind)
        let name = gir.info.name
        let calls = calls(declaration)
        let fullName = "\(declaration.typeName)::\(name)"
        func documentation(_ sentence: String?) -> Documentation {
            calls.documentation([fullName], gir.info, "signal.\(declaration.name).\(name)", sentence)
        }
        return Signal(
            name: plan.name,
            cName: name,
            documentation: documentation(calls.sentence(on: fullName)),
            detailDocumentation: gir.isDetailed ? documentation(calls.rules.detail(of: plan.name)) : nil,
            arguments: calls.arguments(of: parameters, isOfSignal: true, label: label),
            result: result == .none ? nil : self.result(result, gir, calls),
            isResultLent: isLent(result, gir),
            abi: SignalABI(
                parameters: parameters.map { SignalABI.Register($0.kind) },
                result: result == .none ? nil : SignalABI.Register(result)
            ),
            emitter: plan.emitter,
            emitterDocumentation: plan.emitter == nil ? nil : documentation(calls.rules.emission(of: plan.name))
        )
    }

    /// Returns the label of a signal's argument, or nil if introspection generated the argument's name.
    private func label(_ parameter: CallPlan.Parameter) -> String? {
        if let label = parameter.label { return Naming.lowerCamel(label) }
        let name = parameter.gir.name
        let isMadeUp = name == "object" || (name.first == "p" && Int(name.dropFirst()) != nil)
        return isMadeUp ? nil : parameter.name
    }

    /// Returns a Boolean value that indicates whether handlers return an object without passing ownership of it to C.
    private func isLent(_ kind: Kind, _ signal: GIRCallable) -> Bool {
        kind.isObject && signal.result.transfer != .full
    }

    private func result(_ kind: Kind, _ signal: GIRCallable, _ calls: CallPlanner) -> HandlerResult {
        let what = "what a handler of \(signal.info.name) returned"
        let passing: Passing
        switch kind {
        case .bool: passing = .truth
        case .integer("guint64"): passing = .unsigned64
        case .integer: passing = .integer(what: signal.info.name)
        case .float: passing = .float
        case .enumeration, .flags:
            let integer = SignalABI.Register(kind) == .int32 ? "Int32" : "UInt32"
            passing = .enumeration(integer: integer, cType: nil, what: nil)
        case .string, .fileName: passing = .text(isFileName: kind == .fileName, .consumed, what: what)
        case .object, .owner, .interface:
            var address = calls.address(kind, "gpointer", isConsumed: signal.result.transfer == .full)
            if isLent(kind, signal) { address.property = "lentPointer" }
            passing = .address(address)
        default: passing = .asItIs
        }
        let type = library.swiftType(kind, isNullable: signal.result.isNullable && kind.isPointer)
        return HandlerResult(type: type, passing: passing)
    }
}
