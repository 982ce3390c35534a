// The statements that initialize a module before a C call that may be the first one.

extension CallPlanner {
    private var isInitialized: Bool { library.isBuiltOnGtk(namespace) }

    /// Returns the statement before the expression for the C class that a Swift class wraps.
    func preparation(beforeTypeOf declaration: Declaration) -> Preparation {
        let isEarly = ([declaration] + library.ancestors(of: declaration)).contains {
            $0.decision.beforeInitialization != nil
        }
        return isInitialized && !isEarly ? .initialize : .register
    }

    /// Returns the statement before an object of a class is created.
    func preparation(beforeMaking declaration: Declaration) -> Preparation? {
        declaration.decision.needsDisplay != nil ? .prepare : nil
    }

    /// Returns the statement before the call of a function, which can be a member of a type.
    func preparation(before plan: CallPlan, of declaration: Declaration?) -> Preparation? {
        if isOfObject(plan) { return nil }
        // Such a function may be the first one of the module that a program calls.
        let isFirst = plan.instance == nil || plan.base == "init"
        if isInitialized, isFirst, plan.decision.beforeInitialization == nil {
            return needsDisplay(plan, declaration) ? .prepare : .initialize
        }
        // The class of an object is found by its type. For interfaces, the classes that implement them must be
        // registered.
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
