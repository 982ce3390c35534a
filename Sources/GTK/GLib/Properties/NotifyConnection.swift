import CGtk

/// A connection to the `notify` signal of a property. ``PropertyDependencies`` creates one for each property that it
/// observes.
final class NotifyConnection: SignalConnection {
    let property: String
    let isRoot: Bool
    private let dependencies: PropertyDependencies

    /// Creates a connection that isn't connected yet.
    ///
    /// - Parameter isRoot: A Boolean value that indicates whether the property belongs to the object at the beginning
    ///   of the observed key path.
    init(property: String, isRoot: Bool, _ dependencies: PropertyDependencies) {
        self.property = property
        self.isRoot = isRoot
        self.dependencies = dependencies
        super.init(name: "notify::\(property)", hasArguments: false, runsProgramCode: dependencies.runsProgramCode)
    }

    /// Returns a Boolean value that indicates whether this connection observes the given property of an object.
    func listens(to property: String, of object: Object) -> Bool {
        isConnected(to: object) && self.property == property
    }

    override func receive(_ arguments: UnsafeRawPointer) { dependencies.changed() }

    override func emitterEnded() {
        if isRoot { dependencies.rootEnded() }
    }
}
