import Combine

/// An object that stores its subscriptions and bindings, such as a GTK object.
///
/// To make a view model conform, declare a `cancellables` property and `extension TodoModel: Storable {}`.
///
/// Subscriptions created with `sink(on:)` and `assign(to:on:)`, observations created with `observe`, and bindings
/// created with `<~` are stored on the object. All of them end when the object is deallocated. Subscriptions and
/// bindings that end earlier are removed from the object.
@MainActor
public protocol Storable: AnyObject {
    /// The cancellables that are cancelled when the object is deallocated.
    ///
    /// The set is changed on the main thread only. The object can be released on any thread.
    var cancellables: Set<AnyCancellable> { get set }
}
