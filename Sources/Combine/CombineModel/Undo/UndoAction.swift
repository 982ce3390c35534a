/// A handler that undoes a change of an object. It doesn't retain the object.
@MainActor
struct UndoAction {
    private weak var target: AnyObject?
    private let performOnTarget: () -> Void

    init<Target: AnyObject>(_ target: Target, _ handler: @escaping @MainActor (Target) -> Void) {
        self.target = target
        performOnTarget = { [weak target] in
            if let target { handler(target) }
        }
    }

    var isAlive: Bool { target != nil }

    func has(_ object: AnyObject) -> Bool { target === object }

    func perform() { performOnTarget() }
}
