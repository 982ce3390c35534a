import Combine

/// An activity that continues until it ends or is cancelled, such as a binding. ReactiveSwift's and RxSwift's
/// `Disposable`.
///
/// - It's a Combine `Cancellable` that also reports whether it has ended. `dispose()` and `cancel()` are the same, so a
///   binding can be stored in a `Set<AnyCancellable>` with `store(in:)` or in a ``CompositeDisposable`` with `+=`.
/// - Dropping it ends nothing: a binding ends with what it drives, so its disposable is kept only where it is to end
///   earlier. What keeps it may end it: an `AnyCancellable` does when it is dropped, and so does a composite.
public protocol Disposable: Cancellable, Sendable {
    /// A Boolean value that indicates whether it has ended.
    var isDisposed: Bool { get }

    /// Ends it. Does nothing the second time. May be called on any thread.
    func cancel()
}

extension Disposable {
    /// Ends it, as `cancel()` does.
    public func dispose() {
        cancel()
    }
}
