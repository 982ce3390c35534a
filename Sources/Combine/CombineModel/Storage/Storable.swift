import Combine

/// A class that keeps what lives as long as its objects do. Every object of GTK's is one.
///
/// A view model that has such a set becomes one by `extension TodoModel: Storable {}`.
///
/// What is stored on an object ends with it: `sink(on:)`, `assign(to:on:)`, `observe`, and what drives it by `<~`. Whatever
/// of it ends earlier leaves the set.
@MainActor
public protocol Storable: AnyObject {
    /// What lives as long as the object. On the main thread, and so may be dropped with the object on any.
    var cancellables: Set<AnyCancellable> { get set }
}
