import Combine

extension Action {
    /// Creates an action that calls a closure, which may be asynchronous.
    ///
    /// An asynchronous closure runs up to its first suspension immediately, and a synchronous one runs to its end.
    ///
    /// - Parameters:
    ///   - enabled: A publisher that indicates whether the action may be started. By default, it always may.
    ///   - perform: The closure that does the work, in a task that is cancelled with the execution. The action holds it and what
    ///     it captures. For an object that holds the action, use `on:`.
    public convenience init<Enabled: Publisher>(
        enabled: Enabled = Just(true),
        perform: @escaping @MainActor (Input) async throws -> Output
    ) where Enabled.Output == Bool, Enabled.Failure == Never {
        self.init(enabled: enabled, owner: nil, work: .task(perform))
    }

    /// Creates an action that calls a closure with an object. The object is held strongly while the closure runs, and
    /// weakly otherwise.
    ///
    /// - Parameters:
    ///   - owner: The object that the closure receives, usually the object that has the action. If it no longer exists,
    ///     the action doesn't start. When a ``Storable`` object is deallocated, the task is cancelled.
    ///   - enabled: A publisher that indicates whether the action may be started. By default, it always may.
    ///   - perform: The synchronous or asynchronous closure that does the work, in a task that is cancelled with the
    ///     execution.
    public convenience init<Owner: AnyObject, Enabled: Publisher>(
        on owner: Owner,
        enabled: Enabled = Just(true),
        perform: @escaping @MainActor (Owner, Input) async throws -> Output
    ) where Enabled.Output == Bool, Enabled.Failure == Never {
        let work = ActionWork.owned(by: owner) { find in
            ActionWork.task { (input: Input) async throws -> Output in
                guard let owner = find() else { throw CancellationError() }
                return try await perform(owner, input)
            }
        }
        self.init(enabled: enabled, owner: owner, work: work)
    }

    /// Creates an action without an input that calls a closure with an object. See the other `init(on:enabled:perform:)`.
    public convenience init<Owner: AnyObject, Enabled: Publisher>(
        on owner: Owner,
        enabled: Enabled = Just(true),
        perform: @escaping @MainActor (Owner) async throws -> Output
    ) where Input == Void, Enabled.Output == Bool, Enabled.Failure == Never {
        self.init(on: owner, enabled: enabled) { (owner: Owner, _: Void) in try await perform(owner) }
    }

    /// Creates an action that subscribes to a publisher, and sends its values.
    ///
    /// ```swift
    /// lazy var search = Action(on: self, publisher: { (viewModel, text: String) in viewModel.api.search(text) })
    /// ```
    ///
    /// - Parameters:
    ///   - owner: The object that the closure receives, usually the object that has the action. It's held weakly, and
    ///     the action doesn't start if it no longer exists. When a ``Storable`` object is deallocated, the subscription
    ///     is cancelled.
    ///   - enabled: A publisher that indicates whether the action may be started. By default, it always may.
    ///   - publisher: A closure that returns the publisher of an execution.
    public convenience init<Owner: AnyObject, Enabled: Publisher, Source: Publisher>(
        on owner: Owner,
        enabled: Enabled = Just(true),
        publisher: @escaping @MainActor (Owner, Input) -> Source
    ) where Enabled.Output == Bool, Enabled.Failure == Never, Source.Output == Output {
        let work = ActionWork.owned(by: owner) { find in
            ActionWork.publisher { (input: Input) in
                find().map { owner in publisher(owner, input).mapError { $0 as any Error }.eraseToAnyPublisher() }
                    ?? Fail(error: CancellationError()).eraseToAnyPublisher()
            }
        }
        self.init(enabled: enabled, owner: owner, work: work)
    }
}

// A closure without the input is a common mistake. Without this declaration, the compiler lists all initializers.
extension Action {
    @available(*, unavailable, message: "the closure also receives the input: write '{ owner, input in ... }'")
    public convenience init<Owner: AnyObject, Enabled: Publisher>(
        on owner: Owner,
        enabled: Enabled = Just(true),
        perform: @escaping @MainActor (Owner) async throws -> Output
    ) where Enabled.Output == Bool, Enabled.Failure == Never {
        fatalError("unavailable")
    }
}
