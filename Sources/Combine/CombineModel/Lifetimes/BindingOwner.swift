import Combine

/// A storable object with additional support for bindings, such as a GTK object.
@MainActor
package protocol BindingOwner: Storable {
    /// The bindings by property. Binding a property again replaces its previous binding.
    var bindings: [AnyKeyPath: AnyCancellable] { get set }

    /// A Boolean value that indicates whether the object has been torn down. A torn-down object can still be
    /// referenced, but doesn't store bindings anymore.
    var isTornDown: Bool { get }

    /// The class and the name of the object, for messages.
    nonisolated var bindingDescription: String { get }

    /// Returns the name of the property that a closure reads, for messages.
    func propertyName(readBy read: () -> Void) -> String?

    /// The clock that determines when the object's observations run, or nil to run them in the next turn of the main
    /// loop.
    var observationClock: (any ObservationClock)? { get }
}
