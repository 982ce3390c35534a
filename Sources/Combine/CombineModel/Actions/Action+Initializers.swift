import Combine

extension Action {
    /// Creates an action that calls a synchronous or asynchronous closure.
    ///
    /// When the action starts, a synchronous closure runs immediately. An asynchronous closure runs immediately until
    /// its first suspension.
    ///
    /// - Parameters:
    ///   - enabled: A publisher that indicates whether the action can be started. By default, the action can always be
    ///     started.
    ///   - perform: The closure that performs the work, in a task. Cancelling the execution cancels the task. The
    ///     action retains the closure. If the closure uses the object that stores the action, use an initializer with
    ///     the parameter `on` to avoid a retain cycle.
    public convenience init<Enabled: Publisher>(
        enabled: Enabled = Just(true),
        perform: @escaping @MainActor (Input) async throws -> Output
    ) where Enabled.Output == Bool, Enabled.Failure == Never {
        self.init(enabled: enabled, owner: nil, work: .task(perform))
    }

    /// Creates an action that calls a closure with an object.
    ///
    /// The action retains the object only while the closure runs.
    ///
    /// - Parameters:
    ///   - owner: The object to pass to the closure, usually the object that stores the action. If the object no longer
    ///     exists, the action doesn't start. If the object is ``Storable``, its deallocation cancels the task.
    ///   - enabled: A publisher that indicates whether the action can be started. By default, the action can always be
    ///     started.
    ///   - perform: The synchronous or asynchronous closure that performs the work, in a task. Cancelling the execution
    ///     cancels the task.
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

    /// Creates an action that calls a closure with an object but without the action's input.
    ///
    /// Use this initializer for actions without an input, or if the closure doesn't need the input. In all other
    /// respects, it behaves like the initializer whose closure receives the input.
    public convenience init<Owner: AnyObject, Enabled: Publisher>(
        on owner: Owner,
        enabled: Enabled = Just(true),
        perform: @escaping @MainActor (Owner) async throws -> Output
    ) where Enabled.Output == Bool, Enabled.Failure == Never {
        self.init(on: owner, enabled: enabled) { (owner: Owner, _: Input) in try await perform(owner) }
    }

    /// Creates an action that subscribes to a publisher and publishes its values.
    ///
    /// ```swift
    /// lazy var search = Action(on: self, publisher: { (viewModel, text: String) in viewModel.api.search(text) })
    /// ```
    ///
    /// - Parameters:
    ///   - owner: The object to pass to the closure, usually the object that stores the action. The action doesn't
    ///     retain the object, and doesn't start if the object no longer exists. If the object is ``Storable``, its
    ///     deallocation cancels the subscription.
    ///   - enabled: A publisher that indicates whether the action can be started. By default, the action can always be
    ///     started.
    ///   - publisher: A closure that returns the publisher to subscribe to.
    public convenience init<Owner: AnyObject, Enabled: Publisher, Source: Publisher>(
        on owner: Owner,
        enabled: Enabled = Just(true),
        publisher: @escaping @MainActor (Owner, Input) -> Source
    ) where Enabled.Output == Bool, Enabled.Failure == Never, Source.Output == Output {
        let work = ActionWork.owned(by: owner) { find in
            ActionWork.publisher { (input: Input) in
                find().map { publisher($0, input).mapError { @Sendable in $0 as any Error }.eraseToAnyPublisher() }
                    ?? Fail(error: CancellationError()).eraseToAnyPublisher()
            }
        }
        self.init(enabled: enabled, owner: owner, work: work)
    }
}
