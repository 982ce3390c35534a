import Combine

/// A storable object that does more with its bindings than storing them in a set. GTK objects are the main example.
@MainActor
package protocol BindingOwner: Storable {
    /// The bindings by their property, so that binding a property again replaces the first binding.
    var bindings: [AnyKeyPath: AnyCancellable] { get set }

    /// A Boolean value that indicates whether the object has been torn down. It may still be referenced, but nothing is
    /// stored in it anymore.
    var isTornDown: Bool { get }

    /// The object's class and name, for messages.
    nonisolated var bindingDescription: String { get }

    /// Returns the name of the property that a piece of code reads, for messages.
    func propertyName(readBy read: () -> Void) -> String?

    /// The clock for whose frames the object's observations wait, or nil for the next turn of the main loop.
    var observationClock: (any ObservationClock)? { get }
}
