import Combine

/// An activity that can be ended early and that reports whether it has ended, such as a binding. ReactiveSwift's and
/// RxSwift's `Disposable`.
///
/// - It's a Combine `Cancellable` that also reports whether it has ended. `dispose()` and `cancel()` are the same, so a
///   binding can be stored in a `Set<AnyCancellable>` with `store(in:)` or in a ``CompositeDisposable`` with `+=`.
/// - Releasing a disposable doesn't end its activity. A binding ends with its target, so keep its disposable only to
///   end it earlier. An `AnyCancellable` or a composite that stores the disposable ends it when released.
public protocol Disposable: Cancellable, Sendable {
    /// A Boolean value that indicates whether the activity has ended.
    var isDisposed: Bool { get }

    /// Ends the activity. Further calls do nothing. You can call it on any thread.
    func cancel()
}

extension Disposable {
    /// Ends the activity, like `cancel()`.
    public func dispose() {
        cancel()
    }
}
