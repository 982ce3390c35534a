import CGtk

/// The connection of ``PropertyDependencies`` to the `notify` signal of one of the properties.
final class NotifyConnection: SignalConnection {
    let property: String
    let isRoot: Bool
    private let dependencies: PropertyDependencies

    /// - Parameters:
    ///   - property: the property's GObject name.
    ///   - isRoot: whether the property is one of the object that the key path begins with.
    init(property: String, isRoot: Bool, _ dependencies: PropertyDependencies) {
        self.property = property
        self.isRoot = isRoot
        self.dependencies = dependencies
        super.init(
            name: "notify::\(property)",
            hasArguments: false,
            runsProgramCode: dependencies.runsProgramCode
        )
    }

    /// Returns a Boolean value that indicates whether it listens to a property of an object, still.
    func listens(to property: String, of object: Object) -> Bool {
        isConnected && emittingObject === object && self.property == property
    }

    override func receive(_ arguments: UnsafeRawPointer) {
        dependencies.changed()
    }

    override func emitterEnded() {
        if isRoot { dependencies.rootEnded() }
    }
}
