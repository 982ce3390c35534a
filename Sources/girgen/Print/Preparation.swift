/// What a module does before it calls C where none of its objects need be there yet: it makes its classes known, and
/// GTK is initialised.
struct Preparation {
    let library: Library
    let module: String

    private var register: String { "\(module)Types.register()" }
    private var isInitialized: Bool { Overrides.modulesToInitialize.contains(module) }

    /// The statement before a class says which C class it wraps.
    func beforeType(of declaration: Declaration) -> String {
        let isEarly = Overrides.classesBeforeInitialization.contains(declaration.girName)
        return isInitialized && !isEarly ? "Library.initialize()" : register
    }

    /// The statement before an object is made by its class, where a module asks for one.
    func beforeMaking(_ declaration: Declaration) -> String? {
        Overrides.classesThatNeedADisplay.contains(declaration.girName) ? "Library.prepare()" : nil
    }

    /// The statement before a function, of a type if it belongs to one.
    func before(_ call: CallPlan, of declaration: Declaration?) -> String? {
        if isOfObject(call) { return nil }
        let name = call.callable.cIdentifier
        if isInitialized, !Overrides.functionsBeforeInitialization.contains(name), isFirst(call) {
            return needsDisplay(call, declaration) ? "Library.prepare()" : "Library.initialize()"
        }
        // Objects know their classes; of an interface only the registered implementations do.
        return handsOverInterfaces(call.last) || handsOverInterfaces(call) ? register : nil
    }

    private func isOfObject(_ call: CallPlan) -> Bool {
        guard case .pointer = call.instance, let type = call.callable.instance?.type else { return false }
        switch library.kind(of: type, in: namespace) {
        case .object, .interface: return true
        default: return false
        }
    }

    /// Whether a function may be the first of a module that a program calls.
    private func isFirst(_ call: CallPlan) -> Bool {
        if case .none = call.instance { return true }
        return call.base == "init"
    }

    private func needsDisplay(_ call: CallPlan, _ declaration: Declaration?) -> Bool {
        if Overrides.functionsThatNeedADisplay.contains(call.callable.cIdentifier) { return true }
        guard let declaration, call.base == "init" else { return false }
        return ([declaration] + library.ancestors(of: declaration)).contains {
            Overrides.classesThatNeedADisplay.contains($0.girName)
        }
    }

    private func handsOverInterfaces(_ call: CallPlan) -> Bool {
        ([call.resultKind] + call.outputs.map(\.kind)).contains(where: isInterface)
    }

    private func isInterface(_ kind: Kind) -> Bool {
        switch kind {
        case .interface: true
        case .array(let element, _), .list(let element, _), .pointerArray(let element): isInterface(element)
        default: false
        }
    }

    private var namespace: String { Configuration.modules.first { $0.name == module }?.namespace ?? module }
}
