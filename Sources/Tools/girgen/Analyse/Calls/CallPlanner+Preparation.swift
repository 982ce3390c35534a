// The statements that initialize a module before a C call. They're needed if the call may be the module's first C call.

extension CallPlanner {
    private var isInitialized: Bool { library.isBuiltOnGtk(namespace) }

    func preparation(beforeTypeOf declaration: Declaration) -> Preparation {
        let types = [declaration] + library.ancestors(of: declaration)
        let isEarly = types.contains { $0.decision.type.beforeInitialization != nil }
        return isInitialized && !isEarly ? .initialize : .register
    }

    func preparation(beforeMaking declaration: Declaration) -> Preparation? {
        declaration.decision.type.needsDisplay != nil ? .prepare : nil
    }

    func preparation(before plan: CallPlan, of declaration: Declaration?) -> Preparation? {
        if isOfObject(plan) { return nil }
        // A program may call a static function or an initializer before any other function of the module.
        let isFirst = plan.instance == nil || plan.base == "init"
        if isInitialized, isFirst, plan.decision.function.beforeInitialization == nil {
            return needsDisplay(plan, declaration) ? .prepare : .initialize
        }
        // The type of an object that implements an interface determines its Swift class, which must be registered.
        return passesInterfaces(plan.last) || passesInterfaces(plan) ? .register : nil
    }

    private func needsDisplay(_ plan: CallPlan, _ declaration: Declaration?) -> Bool {
        if plan.decision.function.needsDisplay != nil { return true }
        guard let declaration, plan.base == "init" else { return false }
        return ([declaration] + library.ancestors(of: declaration)).contains { $0.decision.type.needsDisplay != nil }
    }

    private func passesInterfaces(_ plan: CallPlan) -> Bool {
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
