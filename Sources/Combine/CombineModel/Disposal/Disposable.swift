import Combine

/// An activity, such as a binding, that you can end early.
///
/// Corresponds to `Disposable` in ReactiveSwift and RxSwift.
///
/// - A disposable is a `Cancellable` that also reports whether it has ended. `dispose()` and `cancel()` are equivalent.
///   You can store a binding in a `Set<AnyCancellable>` with `store(in:)` or in a ``CompositeDisposable`` with `+=`.
/// - Releasing a disposable doesn't end its activity. A binding ends when its target is deallocated, so store its
///   disposable only if you need to end the binding earlier. If you store the disposable in an `AnyCancellable` or a
///   composite, the activity ends when that object is released.
public protocol Disposable: Cancellable, Sendable {
    /// A Boolean value that indicates whether the activity has ended.
    var isDisposed: Bool { get }

    /// Ends the activity. Further calls do nothing. You can call this method on any thread.
    func cancel()
}

extension Disposable {
    /// Ends the activity, like `cancel()`.
    public func dispose() { cancel() }
}
