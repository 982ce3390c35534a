import Combine

extension Action {
    /// An action that calls a closure.
    ///
    /// - Parameters:
    ///   - enabled: whether it may be started; always, if left out.
    ///   - perform: does the work. The action holds it, and what it captures: `on:` is for an object that holds the action.
    public convenience init<Enabled: Publisher>(
        enabled: Enabled = Just(true),
        perform: @escaping @MainActor (Input) throws -> Output
    ) where Enabled.Output == Bool, Enabled.Failure == Never {
        self.init(enabled: enabled, owner: nil, work: .closure(perform))
    }

    /// An action that awaits a closure.
    ///
    /// - Parameters:
    ///   - enabled: whether it may be started; always, if left out.
    ///   - perform: does the work, in a task that is cancelled with the execution. The action holds it, and what it captures:
    ///     `on:` is for an object that holds the action.
    public convenience init<Enabled: Publisher>(
        enabled: Enabled = Just(true),
        perform: @escaping @MainActor (Input) async throws -> Output
    ) where Enabled.Output == Bool, Enabled.Failure == Never {
        self.init(enabled: enabled, owner: nil, work: .task(perform))
    }

    /// An action that subscribes to a publisher, whose values are its own.
    ///
    /// ```swift
    /// let search = Action(publisher: { (text: String) in api.search(text) })
    /// ```
    ///
    /// - Parameters:
    ///   - enabled: whether it may be started; always, if left out.
    ///   - publisher: makes the publisher of an execution. The action holds the closure, and what it captures: `on:` is for an
    ///     object that holds the action.
    public convenience init<Enabled: Publisher, Source: Publisher>(
        enabled: Enabled = Just(true),
        publisher: @escaping @MainActor (Input) -> Source
    ) where Enabled.Output == Bool, Enabled.Failure == Never, Source.Output == Output {
        self.init(enabled: enabled, owner: nil, work: .publisher(publisher))
    }

    // MARK: For an object

    /// An action that calls a closure with an object, which is held weakly.
    ///
    /// - Parameters:
    ///   - owner: what the closure is handed, mostly the object that has the action. Without it nothing starts.
    ///   - enabled: whether it may be started; always, if left out.
    ///   - perform: does the work.
    public convenience init<Owner: AnyObject, Enabled: Publisher>(
        on owner: Owner,
        enabled: Enabled = Just(true),
        perform: @escaping @MainActor (Owner, Input) throws -> Output
    ) where Enabled.Output == Bool, Enabled.Failure == Never {
        let work = ActionWork.owned(by: owner) { find in
            ActionWork.closure { (input: Input) throws -> Output in
                guard let owner = find() else { throw CancellationError() }
                return try perform(owner, input)
            }
        }
        self.init(enabled: enabled, owner: owner, work: work)
    }

    /// An action that awaits a closure with an object, which is held weakly, and strongly while the closure works.
    ///
    /// - Parameters:
    ///   - owner: what the closure is handed, mostly the object that has the action. Without it nothing starts; with the end
    ///     of a ``Storable`` one the task is cancelled.
    ///   - enabled: whether it may be started; always, if left out.
    ///   - perform: does the work, in a task that is cancelled with the execution.
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

    /// An action that subscribes to a publisher which a closure makes with an object that is held weakly.
    ///
    /// - Parameters:
    ///   - owner: what the closure is handed, mostly the object that has the action. Without it nothing starts; with the end
    ///     of a ``Storable`` one the subscription is cancelled.
    ///   - enabled: whether it may be started; always, if left out.
    ///   - publisher: makes the publisher of an execution.
    public convenience init<Owner: AnyObject, Enabled: Publisher, Source: Publisher>(
        on owner: Owner,
        enabled: Enabled = Just(true),
        publisher: @escaping @MainActor (Owner, Input) -> Source
    ) where Enabled.Output == Bool, Enabled.Failure == Never, Source.Output == Output {
        let work = ActionWork.owned(by: owner) { find in
            ActionWork.publisher { (input: Input) in
                find().map { perform in publisher(perform, input).mapError { $0 as any Error }.eraseToAnyPublisher() }
                    ?? Fail(error: CancellationError()).eraseToAnyPublisher()
            }
        }
        self.init(enabled: enabled, owner: owner, work: work)
    }
}

extension Action where Input == Void {
    /// An action without an input that calls a closure with an object; see the other `init(on:enabled:perform:)`.
    public convenience init<Owner: AnyObject, Enabled: Publisher>(
        on owner: Owner,
        enabled: Enabled = Just(true),
        perform: @escaping @MainActor (Owner) throws -> Output
    ) where Enabled.Output == Bool, Enabled.Failure == Never {
        self.init(on: owner, enabled: enabled) { owner, _ in try perform(owner) }
    }

    /// An action without an input that awaits a closure with an object; see the other `init(on:enabled:perform:)`.
    public convenience init<Owner: AnyObject, Enabled: Publisher>(
        on owner: Owner,
        enabled: Enabled = Just(true),
        perform: @escaping @MainActor (Owner) async throws -> Output
    ) where Enabled.Output == Bool, Enabled.Failure == Never {
        self.init(on: owner, enabled: enabled) { (owner: Owner, _: Void) async throws in try await perform(owner) }
    }
}
