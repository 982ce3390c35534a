import Combine

/// Something that goes on until it is told to end, such as a binding. ReactiveSwift's and RxSwift's `Disposable`.
///
/// Unlike an `AnyCancellable` it does not end when it is dropped: a binding ends with what it drives, so its disposable
/// is only kept where it is to end earlier.
public protocol Disposable: AnyObject, Sendable {
    /// Whether it has ended.
    var isDisposed: Bool { get }

    /// Ends it. Does nothing the second time. May be called on any thread.
    func dispose()
}

/// Disposables that end together.
///
/// What is added to one that has ended ends at once. Dropping it ends nothing.
public final class CompositeDisposable: Disposable {
    private struct State {
        var disposables: [any Disposable] = []
        var isDisposed = false
    }

    private let state = Locked(State())

    /// Holds nothing yet.
    public init() {}

    public var isDisposed: Bool { state.withLock { $0.isDisposed } }

    /// How many of those added have not ended.
    public var count: Int { state.withLock { $0.disposables.count { !$0.isDisposed } } }

    /// Adds a disposable.
    public func add(_ disposable: any Disposable) {
        let isDisposed = state.withLock { state in
            if !state.isDisposed {
                // Those that ended by themselves are let go, so that a long life of short bindings does not pile up.
                if state.disposables.count == state.disposables.capacity {
                    state.disposables.removeAll(where: \.isDisposed)
                }
                state.disposables.append(disposable)
            }
            return state.isDisposed
        }
        if isDisposed { disposable.dispose() }
    }

    /// Adds a disposable.
    public static func += (composite: CompositeDisposable, disposable: any Disposable) {
        composite.add(disposable)
    }

    /// Adds a cancellable, which is cancelled when the composite is disposed of.
    public static func += (composite: CompositeDisposable, cancellable: AnyCancellable) {
        composite.add(CancellableDisposable(cancellable))
    }

    public func dispose() {
        let disposables = state.withLock { state in
            defer { state.disposables = [] }
            state.isDisposed = true
            return state.disposables
        }
        for disposable in disposables { disposable.dispose() }
    }
}
