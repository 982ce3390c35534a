import CGtk

/// The connection of a property's subscription to the `notify` signal of one of the properties it depends on.
///
/// Its handler runs outside the main actor's isolation, though on its thread: isolated code that C calls asks the runtime
/// where it is each time, which costs as much as the rest of a notification.
//
// `@unchecked Sendable`: as the class that it derives from.
final class NotifyConnection: SignalConnection, @unchecked Sendable {
    let property: String
    let isRoot: Bool
    private let subscription: PropertySubscription

    /// - Parameters:
    ///   - property: the property's GObject name.
    ///   - isRoot: whether the property is one of the object that the subscription is about.
    init(property: String, isRoot: Bool, _ subscription: PropertySubscription) {
        self.property = property
        self.isRoot = isRoot
        self.subscription = subscription
        super.init(name: "notify::\(property)", hasArguments: false)
    }

    /// Whether it listens to a property of an object, still.
    func listens(to property: String, of object: Object) -> Bool {
        isConnected && emittingObject === object && self.property == property
    }

    override func receive(_ arguments: UnsafeRawPointer) {
        subscription.changed()
    }

    override func emitterEnded() {
        if isRoot { subscription.finish() }
    }
}
