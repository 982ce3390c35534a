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
            if let start = calls.start(finishedBy: callable, siblings) {
                // A finish function isn't bound separately. The asynchronous function calls it.
                let owner = start.instance == nil ? nil : owner
                guard (try? calls.plan(start, owner, siblings)) != nil
                else { throw Skip("finishes \(start.cIdentifier), which is not bound") }
                coverage.bound(category, in: namespace)
                return nil
            }
            let call = try calls.plan(callable, owner, siblings)
            coverage.bound(category, in: namespace)
            return call
        } catch { coverage.skipped(category, callable.cIdentifier, "\(error)", in: namespace) }
        return nil
    }
}

extension CallPlanner {
    /// Plans a callable. If the callable has a finish function, plans that function too.
    fileprivate func plan(_ callable: GIRCallable, _ owner: Declaration?, _ others: [GIRCallable]) throws -> CallPlan {
        var call = try plan(callable, owner: owner)
        if !call.parameters.contains(where: { $0.role == .completion }) { return call }
        let name = finishName(callable)
        guard let finish = others.first(where: { $0.info.name == name })
        else { throw Skip("takes a completion callback, but there is no function \(name)") }
        var ending = try plan(finish, owner: finish.instance == nil ? nil : owner)
        guard
            let result = ending.parameters.firstIndex(where: {
                $0.role == .argument && $0.gir.type.name?.hasSuffix("AsyncResult") == true
            })
        else { throw Skip("its finish function \(name) does not take the result") }
        ending.parameters[result].role = .asyncResult
        if !ending.arguments.isEmpty { throw Skip("its finish function \(name) takes more than the result") }
        for (index, parameter) in call.parameters.enumerated() where parameter.role == .argument {
            if parameter.gir.type.name?.hasSuffix("Cancellable") == true { call.parameters[index].role = .cancellable }
        }
        call.finish = [ending]
        return call
    }

    private func finishName(_ start: GIRCallable) -> String {
        if let name = library.policy[start.cIdentifier].function.finish { return name }
        // If the function shadows another function, only the name of the shadowed function has the suffix.
        return (start.shadows ?? start.info.name).withoutAsync + "_finish"
    }

    /// Returns the asynchronous function of a finish function. An introspectable function takes precedence.
    fileprivate func start(finishedBy callable: GIRCallable, _ siblings: [GIRCallable]) -> GIRCallable? {
        guard callable.info.name.hasSuffix("_finish") else { return nil }
        let starts = siblings.filter { finishName($0) == callable.info.name && $0.isAsynchronous }
        return starts.first(where: \.info.isIntrospectable) ?? starts.first
    }
}

extension GIRCallable {
    var isAsynchronous: Bool { parameters.contains { $0.type.name?.hasSuffix("AsyncReadyCallback") ?? false } }
}

extension String {
    /// The name of an asynchronous C function without its suffix.
    var withoutAsync: String { hasSuffix("_async") ? String(dropLast("_async".count)) : self }
}
