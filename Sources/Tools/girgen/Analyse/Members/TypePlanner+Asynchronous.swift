// Plans asynchronous functions. Each function is planned together with its finish function.

extension TypePlanner {
    /// Plans a callable and counts it in the coverage report.
    func planned(
        _ callable: GIRCallable,
        owner: Declaration?,
        _ calls: CallPlanner,
        _ category: Coverage.Category,
        siblings: [GIRCallable]
    ) -> CallPlan? {
        let namespace = calls.namespace
        do {
            if let start = start(finishedBy: callable, siblings) {
                // A finish function isn't bound separately. The asynchronous function calls it.
                let owner = start.instance == nil ? nil : owner
                guard (try? asynchronous(start, owner: owner, calls, siblings)) != nil else {
                    throw Skip("finishes \(start.cIdentifier), which is not bound")
                }
                coverage.bound(category, in: namespace)
                return nil
            }
            let call = try asynchronous(callable, owner: owner, calls, siblings)
            coverage.bound(category, in: namespace)
            return call
        } catch {
            coverage.skipped(category, callable.cIdentifier, "\(error)", in: namespace)
        }
        return nil
    }

    /// Plans a callable. If the callable has a finish function, plans that function too.
    private func asynchronous(
        _ callable: GIRCallable,
        owner: Declaration?,
        _ calls: CallPlanner,
        _ siblings: [GIRCallable]
    ) throws -> CallPlan {
        var call = try calls.plan(callable, owner: owner)
        if !call.parameters.contains(where: { $0.role == .completion }) { return call }
        let name = finishName(callable)
        guard let finish = siblings.first(where: { $0.info.name == name }) else {
            throw Skip("takes a completion callback, but there is no function \(name)")
        }
        var plan = try calls.plan(finish, owner: finish.instance == nil ? nil : owner)
        guard
            let result = plan.parameters.firstIndex(where: {
                $0.role == .argument && $0.gir.type.name?.hasSuffix("AsyncResult") == true
            })
        else { throw Skip("its finish function \(name) does not take the result") }
        plan.parameters[result].role = .asyncResult
        if !plan.arguments.isEmpty { throw Skip("its finish function \(name) takes more than the result") }
        for (index, parameter) in call.parameters.enumerated() where parameter.role == .argument {
            if parameter.gir.type.name?.hasSuffix("Cancellable") == true { call.parameters[index].role = .cancellable }
        }
        call.finish = [plan]
        return call
    }

    private func finishName(_ start: GIRCallable) -> String {
        if let name = library.policy[start.cIdentifier].finish { return name }
        // If the function shadows another function, only the name of the shadowed function has the suffix.
        let name = start.shadows ?? start.info.name
        return (name.hasSuffix("_async") ? String(name.dropLast(6)) : name) + "_finish"
    }

    /// Returns the asynchronous function of a finish function. An introspectable function takes precedence.
    private func start(finishedBy callable: GIRCallable, _ siblings: [GIRCallable]) -> GIRCallable? {
        guard callable.info.name.hasSuffix("_finish") else { return nil }
        let starts = siblings.filter { sibling in
            finishName(sibling) == callable.info.name
                && sibling.parameters.contains { $0.type.name?.hasSuffix("AsyncReadyCallback") ?? false }
        }
        return starts.first(where: \.info.isIntrospectable) ?? starts.first
    }
}
