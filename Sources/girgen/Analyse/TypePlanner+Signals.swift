// What becomes of signals.

extension TypePlanner {
    func planSignals(
        of declaration: Declaration,
        _ compound: GIRCompound,
        _ names: inout TakenNames,
        _ plan: inout TypePlan
    ) {
        for signal in compound.signals {
            let fullName = "\(declaration.girName)::\(signal.info.name)"
            if library.configuration.isTooNew(signal.info.version, in: declaration.namespace) {
                coverage.tooNew(.signals, in: declaration.namespace)
                continue
            }
            if let reason = Policy.hidden(fullName) {
                coverage.hidden(.signals, fullName, reason, in: declaration.namespace)
                continue
            }
            if let exclusion = Overrides.exclusions[fullName] {
                if exclusion.isBound {
                    coverage.bound(.signals, in: declaration.namespace)
                } else {
                    coverage.skipped(.signals, fullName, exclusion.reason, in: declaration.namespace)
                }
                continue
            }
            do {
                var signalPlan = try self.signal(signal, declaration)
                let plain = signalPlan.name
                let isFunction =
                    names.bases.contains(plain)
                    || lineage(of: declaration).contains { taken[$0.girName]?.bases.contains(plain) ?? false }
                if isFunction || names.variables.contains(plain) || isTaken(variable: plain, declaration) {
                    signalPlan.name = plain + "Signal"
                }
                if let renamed = Policy.name(fullName) { signalPlan.name = renamed }
                names.variables.insert(signalPlan.name)
                if signal.isAction, signalPlan.parameters.allSatisfy({ canBeEmitted($0.kind) }) {
                    let emitter = "emit" + Naming.upperCamel(Naming.words(signal.info.name))
                    // What an ancestor has emits the signal of this class, too.
                    let isInherited = lineage(of: declaration).contains {
                        taken[$0.girName]?.plainFunctions.contains(emitter) ?? false
                    }
                    if !names.bases.contains(emitter), !isInherited || !signalPlan.parameters.isEmpty {
                        signalPlan.emitter = emitter
                    }
                }
                coverage.bound(.signals, in: declaration.namespace)
                plan.members.append(.signal(signalPlan))
            } catch {
                coverage.skipped(
                    .signals,
                    fullName,
                    (error as? Skip)?.reason ?? "\(error)",
                    in: declaration.namespace
                )
            }
        }
    }

    private func canBeEmitted(_ kind: Kind) -> Bool {
        switch kind {
        case .array, .pointer, .error, .anyValue, .list, .interface: false
        default: true
        }
    }

    func signal(_ signal: GIRCallable, _ declaration: Declaration) throws -> SignalPlan {
        var parameters: [CallPlan.Parameter] = []
        for (index, parameter) in signal.parameters.enumerated() {
            let fullName = "\(declaration.girName)::\(signal.info.name)"
            let type = Policy.type(of: parameter.name, fullName).map { GIRType(name: $0) } ?? parameter.type
            let kind = library.kind(of: type, in: declaration.namespace)
            let renamed = Policy.parameterName(parameter.name, of: fullName)
            if case .unsupported(let reason) = kind { throw Skip("hands over \(reason)") }
            if parameter.direction != .in { throw Skip("gives something back by a parameter") }
            parameters.append(
                CallPlan.Parameter(
                    gir: parameter,
                    kind: kind,
                    role: .argument,
                    name: parameter.name.isEmpty ? "argument\(index)" : Naming.argument(renamed ?? parameter.name),
                    label: renamed
                )
            )
        }
        for (index, parameter) in parameters.enumerated() {
            if case .array(_, let array) = parameter.kind, let length = array.length, length != index,
                parameters.indices.contains(length)
            {
                parameters[length].role = .length(of: index)
            }
        }
        let result = library.kind(of: signal.result.type, in: declaration.namespace)
        switch result {
        case .none, .bool, .integer, .float, .double, .enumeration, .flags, .string, .fileName, .object, .interface,
            .owner:
            break
        case .unsupported(let reason): throw Skip("asks for \(reason)")
        default: throw Skip("asks for what C would have to free")
        }
        return SignalPlan(
            gir: signal,
            name: Naming.lowerCamel(signal.info.name),
            parameters: parameters,
            resultKind: result
        )
    }
}
