import Combine

/// A collection of disposables that are disposed of together.
///
/// All of them are disposed of when you dispose of the composite or release it. Corresponds to `CompositeDisposable` in
/// ReactiveSwift and `DisposeBag` in RxSwift.
///
/// ```swift
/// disposables += label.reactive.label <~ viewModel.title
/// disposables += Task { await viewModel.load() }
/// disposables += viewModel.$count.sink { print($0) }
/// ```
///
/// - A disposable that is added after the composite has ended is disposed of immediately.
/// - A disposable that ends on its own is released.
/// - You can use a composite on any thread.
public final class CompositeDisposable: Disposable {
    private struct State {
        var disposables: [any Disposable] = []
        var isDisposed = false
    }

    private let state = Locked(State())

    /// Creates an empty composite.
    public init() {}

    deinit { dispose() }

    public var isDisposed: Bool { state.withLock { $0.isDisposed } }

    /// The number of added disposables that haven't ended.
    ///
    /// An `AnyCancellable` doesn't report when it ends, so it's counted until the composite ends.
    public var count: Int { state.withLock { $0.disposables }.count { !$0.isDisposed } }

    /// Adds a disposable or any other cancellable.
    public func add(_ cancellable: some Cancellable) {
        switch cancellable {
        case let task as any AwaitableDisposable: append(EndingDisposable(task))
        case let disposable as any Disposable: append(disposable)
        default: append(CancellableDisposable(AnyCancellable(cancellable)))
        }
    }

    /// Adds a disposable or any other cancellable.
    public static func += (composite: CompositeDisposable, cancellable: some Cancellable) {
        composite.add(cancellable)
    }

    private func append(_ disposable: any Disposable) {
        let isDisposed = state.withLock { state in
            if !state.isDisposed {
                // Release disposables that have ended, so that they don't accumulate.
                if state.disposables.count == state.disposables.capacity {
                    state.disposables.removeAll(where: \.isDisposed)
                }
                state.disposables.append(disposable)
            }
            return state.isDisposed
        }
        if isDisposed { disposable.dispose() }
    }

    public func cancel() {
        let taken = state.exchange(State(isDisposed: true))
        for disposable in taken.disposables { disposable.dispose() }
    }
}
