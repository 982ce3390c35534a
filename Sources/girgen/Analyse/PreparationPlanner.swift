/// Decides what a module does before it calls C where none of its objects need be there yet.
struct PreparationPlanner {
    let library: Library
    let namespace: String

    private var isInitialized: Bool {
        Overrides.modulesToInitialize.contains(Configuration.module(ofNamespace: namespace))
    }

    /// What comes before a class says which C class it wraps.
    func beforeType(of declaration: Declaration) -> Preparation {
        let isEarly = Overrides.classesBeforeInitialization.contains(declaration.girName)
        return isInitialized && !isEarly ? .initialize : .register
    }

    /// What comes before an object is made by its class.
    func beforeMaking(_ declaration: Declaration) -> Preparation? {
        Overrides.classesThatNeedADisplay.contains(declaration.girName) ? .prepare : nil
    }

    /// What comes before a function, of a type if it belongs to one.
    func before(_ plan: CallPlan, of declaration: Declaration?) -> Preparation? {
        if case .pointer = plan.instance,
            CallPlanner(library: library, namespace: namespace).instanceKind(plan).isObject
        {
            return nil
        }
        let name = plan.callable.cIdentifier
        if isInitialized, !Overrides.functionsBeforeInitialization.contains(name), isFirst(plan) {
            return needsDisplay(plan, declaration) ? .prepare : .initialize
        }
        // Objects know their classes; of an interface only the registered implementations do.
        return handsOverInterfaces(plan.last) || handsOverInterfaces(plan) ? .register : nil
    }

    /// Whether a function may be the first of a module that a program calls.
    private func isFirst(_ plan: CallPlan) -> Bool {
        if case .none = plan.instance { return true }
        return plan.base == "init"
    }

    private func needsDisplay(_ plan: CallPlan, _ declaration: Declaration?) -> Bool {
        if Overrides.functionsThatNeedADisplay.contains(plan.callable.cIdentifier) { return true }
        guard let declaration, plan.base == "init" else { return false }
        return ([declaration] + library.ancestors(of: declaration)).contains {
            Overrides.classesThatNeedADisplay.contains($0.girName)
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
