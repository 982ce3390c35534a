// The members that Swift classes implement to conform to an interface.

extension TypePlanner {
    /// Plans the requirements of an interface. The other members of the interface must already be planned.
    func planRequirements(of plan: inout TypeDeclaration, _ declaration: Declaration) {
        guard case .interface(var form) = plan.form, let compound = declaration.compound else { return }
        if let requirements = declaration.decision.type.implementableByHand {
            form.handwrittenRequirements = requirements
            form.native = "Native" + declaration.swiftName
            plan.form = .interface(form)
            let structure = library.classStructure(of: declaration)?.cType ?? declaration.cType
            for function in compound.virtualMethods.map(\.info)
            where isCandidate("\(structure).\(function.name)", function, .virtualFunctions, in: declaration.namespace) {
                coverage.bound(.virtualFunctions, in: declaration.namespace)
            }
            return
        }
        guard !form.isClass, let optional = declaration.decision.type.implementable,
            declaration.decision.type.isImplementable(with: library.configuration.traits)
        else { return countVirtualFunctions(of: compound, in: declaration.namespace) }
        let structure = library.classStructure(of: declaration)
        var requirements: [Requirement] = []
        for function in compound.virtualMethods {
            let field = function.info.name
            let cName = "\(structure?.cType ?? declaration.cType).\(field)"
            guard isCandidate(cName, function.info, .virtualFunctions, in: declaration.namespace) else { continue }
            do {
                guard let structure, let cType = structure.cType else { throw Skip("its structure is private") }
                var requirement = try requirement(function, cType, declaration, plan.members)
                if !requirement.isInherited { requirement.fallback = optional.fallback(of: field) }
                requirements.append(requirement)
                coverage.bound(.virtualFunctions, in: declaration.namespace)
            } catch { coverage.skipped(.virtualFunctions, cName, "\(error)", in: declaration.namespace) }
        }
        form.requirements = requirements
        let traits = library.configuration.traits
        form.condition = optional.trait.flatMap { traits?.condition(named: $0) } ?? plan.condition
        form.native = "Native" + declaration.swiftName
        plan.form = .interface(form)
    }

    private func requirement(
        _ function: GIRCallable,
        _ structure: String,
        _ declaration: Declaration,
        _ members: [Member]
    ) throws -> Requirement {
        let field = function.info.name
        let (methods, signals) = (declaration.compound?.methods ?? [], declaration.compound?.signals ?? [])
        let isHandler = signals.contains { $0.info.name.replacing("-", with: "_") == field }
        if isHandler { throw Skip("is the default handler of a signal") }
        let name = function.invoker ?? field
        let method = methods.first { $0.shadows == name } ?? methods.first { $0.info.name == name }
        var plan = try plan(function, in: structure, of: declaration)
        calls(declaration).name(&plan, cName: field)
        let entry = method.flatMap { method in members.lazy.compactMap { self.entry($0, method.cIdentifier) }.first }
        let rule = calls(declaration).rules.method(plan, method, nil, declaration)
        let planned = try virtualFunction(plan, structure, of: declaration, rule)
        if let equality = library.equality(of: declaration) {
            let form: Requirement.Form? =
                if method?.cIdentifier == equality.equal.cName { .equality } else { field == "hash" ? .hash : nil }
            if let form { return Requirement(member: nil, form: form, virtualFunction: planned) }
        }
        guard let entry else {
            if let method, method.info.isIntrospectable {
                throw Skip("\(method.cIdentifier) is not bound, or its parameters differ")
            }
            return Requirement(member: nil, form: .function, virtualFunction: planned)
        }
        var virtual = planned
        switch entry.member {
        case .function(let function):
            guard function.parameters.count == planned.function.parameters.count,
                zip(function.parameters, planned.function.parameters).allSatisfy({
                    $0.type == $1.type && $0.isChanged == $1.isChanged
                }), function.result == planned.function.result
            else { throw Skip("the parameters or the result of \(function.call.cName) differ") }
            virtual.function = function
            for index in virtual.arguments.indices { virtual.arguments[index].label = function.parameters[index].label }
        case .computed, .property:
            virtual.function.name = entry.name
            let isGetter = entry.form == .getter
            guard entry.type == (isGetter ? planned.function.result : planned.function.parameters.first?.type)
            else { throw Skip("the property \(entry.name) has another type") }
        default: break
        }
        return Requirement(member: entry.name, form: entry.form, virtualFunction: virtual)
    }

    private typealias Entry = (member: Member, name: String, form: Requirement.Form, type: SwiftType?)

    /// Returns the given member if it calls the C function with the given name. Otherwise, returns nil.
    private func entry(_ member: Member, _ cName: String) -> Entry? {
        switch member {
        case .function(let function):
            if function.call.cName != cName { return nil }
            return (member, function.name, .function, nil)
        case .computed(let property):
            if property.getter.cName == cName { return (member, property.name, .getter, property.type) }
            return property.setter?.cName == cName ? (member, property.name, .setter, property.type) : nil
        default: return nil
        }
    }
}
