import Combine

/// Something that goes on until it ends by itself or is ended, such as a binding. ReactiveSwift's and RxSwift's `Disposable`.
///
/// - It is Combine's `Cancellable` and can be asked whether it has ended: `dispose()` and `cancel()` are one, so a binding
///   goes into a `Set<AnyCancellable>` by `store(in:)` as well as into a ``CompositeDisposable`` by `+=`.
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
