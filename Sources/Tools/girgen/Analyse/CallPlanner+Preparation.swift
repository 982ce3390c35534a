// What a module does before it calls C where none of its objects need be there yet.

extension CallPlanner {
    private var isInitialized: Bool { library.isBuiltOnGtk(namespace) }

    /// What comes before a class says which C class it wraps.
    func preparation(beforeTypeOf declaration: Declaration) -> Preparation {
        let isEarly = ([declaration] + library.ancestors(of: declaration)).contains {
            $0.decision.beforeInitialization != nil
        }
        return isInitialized && !isEarly ? .initialize : .register
    }

    /// What comes before an object is made by its class.
    func preparation(beforeMaking declaration: Declaration) -> Preparation? {
        declaration.decision.needsDisplay != nil ? .prepare : nil
    }

    /// What comes before a function, of a type if it belongs to one.
    func preparation(before plan: CallPlan, of declaration: Declaration?) -> Preparation? {
        if isOfObject(plan) { return nil }
        // What may be the first function of a module that a program calls.
        let isFirst = plan.instance == nil || plan.base == "init"
        if isInitialized, isFirst, plan.decision.beforeInitialization == nil {
            return needsDisplay(plan, declaration) ? .prepare : .initialize
        }
        // Objects know their classes; of an interface only the registered implementations do.
        return handsOverInterfaces(plan.last) || handsOverInterfaces(plan) ? .register : nil
    }

    private func needsDisplay(_ plan: CallPlan, _ declaration: Declaration?) -> Bool {
        if plan.decision.needsDisplay != nil { return true }
        guard let declaration, plan.base == "init" else { return false }
        return ([declaration] + library.ancestors(of: declaration)).contains {
            $0.decision.needsDisplay != nil
        }
    }

    private func handsOverInterfaces(_ plan: CallPlan) -> Bool {
        ([plan.resultKind] + plan.outputs.map(\.kind)).contains(where: holdsInterfaces)
    }

    private func holdsInterfaces(_ kind: Kind) -> Bool {
        switch kind {
        case .interface: true
        case .array(let element, _), .list(let element, _), .pointerArray(let element): holdsInterfaces(element)
        default: false
        }
    }
}
