import Combine

/// A class whose objects own subscriptions and bindings, like every GTK object.
///
/// A view model that has such a set conforms with `extension TodoModel: Storable {}`.
///
/// Everything that is stored on an object ends with it: `sink(on:)`, `assign(to:on:)`, `observe`, and the streams that
/// are bound to it with `<~`. An entry that ends earlier is removed from the set.
@MainActor
public protocol Storable: AnyObject {
    /// The cancellables that live as long as the object. They're used on the main thread, so the object can be released
    /// on any thread.
    var cancellables: Set<AnyCancellable> { get set }
}
