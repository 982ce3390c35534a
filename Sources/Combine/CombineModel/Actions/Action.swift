import Combine

/// A unit of work that the user starts, such as saving a document.
///
/// An action can be disabled, and only one execution runs at a time.
///
/// ```swift
/// final class NotesViewModel {
///     lazy var delete = Action<Note.ID, Void>(on: self, enabled: $isOnline) { viewModel, id in
///         try await viewModel.store.delete(id)
///     }
/// }
/// viewModel.delete.start(note.id)
/// spinner.reactive.isSpinning <~ viewModel.delete.isExecuting
/// viewModel.delete.errors.sink(on: window) { window, error in window.show(error) }
/// ```
///
/// Corresponds to `Action` in ReactiveSwift and RxSwift.
///
/// - The work is a synchronous or asynchronous closure, or a publisher. An asynchronous closure runs immediately up to
///   its first suspension.
/// - The action is enabled if it isn't executing and the latest value of the `enabled` publisher is true. Until the
///   first value arrives, it's disabled. An attempt to start a disabled action fails with ``ActionError/disabled``, and
///   ``disabledErrors`` sends an event.
/// - An execution first changes ``isExecuting`` and ``isEnabled``. Then it sends each value to the subscriber of
///   `apply` and to ``values``. At the end, it changes ``isExecuting`` and ``isEnabled`` again, and finally sends an
///   event to ``completed`` or ``errors``. Handlers of these events can start the action again.
/// - ``cancel()`` cancels the task or subscription and drops later values. A cancelled execution doesn't send events to
///   ``completed`` or ``errors``. If the closure throws `CancellationError`, the execution is cancelled.
/// - The closure can report its progress with ``ActionProgress/current``.
/// - An execution is cancelled when the action is deallocated. The action retains the owner that you pass as `on:` only
///   during an execution. If the owner is ``Storable``, the execution is cancelled when the owner is deallocated. If
///   the owner is a window, the execution is also cancelled when the window is closed.
/// - The action is isolated to the main actor. The `enabled` publisher and a publisher that performs the work can send
///   on any thread.
@MainActor
public final class Action<Input, Output> {
    /// A Boolean value that indicates whether the action is executing.
    public let isExecuting: Property<Bool>
    /// A Boolean value that indicates whether the action can be started.
    ///
    /// It's true if the action isn't executing and the latest value of the `enabled` publisher is true.
    public let isEnabled: Property<Bool>
    /// The progress of the execution, from 0 to 1, or nil if it's unknown.
    ///
    /// The progress is unknown while the action isn't executing, and until the execution first reports its progress.
    /// The progress becomes nil before ``isExecuting`` becomes false. See ``ActionProgress``.
    public let progress: Property<Double?>

    private let executing = CurrentValueRelay(false)
    private let enabled = CurrentValueRelay(false)
    private let fraction = CurrentValueRelay<Double?>(nil)
    private let valueRelay = PassthroughRelay<Output>()
    private let errorRelay = PassthroughRelay<any Error>()
    private let completedRelay = PassthroughRelay<Void>()
    private let disabledRelay = PassthroughRelay<Void>()
    private let errorSubscribers = SubscriberCount()

    private let work: ActionWork<Input, Output>
    private var execution: Execution<Output>?
    /// The latest value of the `enabled` publisher.
    private var isAllowed = false
    /// The closure of the `enabled` publisher, if it's an ``Observed``. Its result decides, because the publisher may
    /// not have sent the result yet.
    package var condition: (@MainActor () -> Bool)?
    private var hasOwnerEnded = false
    private var permission: AnyCancellable?
    private var ownerLifetime: AnyCancellable?

    init<Enabled: Publisher>(enabled permitted: Enabled, owner: AnyObject?, work: ActionWork<Input, Output>)
    where Enabled.Output == Bool, Enabled.Failure == Never {
        isExecuting = Property(executing)
        isEnabled = Property(enabled)
        progress = Property(fraction)
        self.work = work
        condition = (permitted as? Observed<Bool>)?.read
        permission = MainActorDelivery { [weak self] isAllowed in
            self?.isAllowed = isAllowed
            self?.updateEnabled()
        }
        .follow(permitted) { _ in }
        if let owner = owner as? any Storable { follow(owner) }
    }

    isolated deinit {
        let last = execution.take()
        setProgress(nil)
        executing.value = false
        enabled.value = false
        last?.end(.cancelled)
    }

    private func follow(_ owner: some Storable) {
        ownerLifetime = MainActorDelivery { [weak self] _ in self?.ownerEnded() }
            .follow(LifetimeEndPublisher(of: owner)) { _ in }
    }

    private func ownerEnded() {
        hasOwnerEnded = true
        cancel()
        updateEnabled()
    }

    private func updateEnabled() {
        let isEnabled = isAllowed && execution == nil && !hasOwnerEnded
        if enabled.value != isEnabled { enabled.value = isEnabled }
    }

    // MARK: Publishers

    /// A publisher of the values of all executions.
    public var values: AnyPublisher<Output, Never> { valueRelay.eraseToAnyPublisher() }

    /// A publisher of the errors of all executions. Cancellations aren't errors.
    ///
    /// If there is no subscriber, ``start(_:)`` logs the error.
    public var errors: AnyPublisher<any Error, Never> { errorSubscribers.counting(errorRelay) }

    /// A publisher that sends an event when an execution finishes successfully.
    public var completed: AnyPublisher<Void, Never> { completedRelay.eraseToAnyPublisher() }

    /// A publisher that sends an event for each attempt to start the action while it's disabled or executing.
    public var disabledErrors: AnyPublisher<Void, Never> { disabledRelay.eraseToAnyPublisher() }

    // MARK: Executions

    /// Starts an execution without waiting until it finishes.
    ///
    /// If the execution fails and ``errors`` has no subscribers, the error is logged as a warning. Corresponds to
    /// `execute` in RxSwift.
    ///
    /// - Returns: A Boolean value that indicates whether the execution was started.
    @discardableResult
    public func start(_ input: Input) -> Bool {
        start(input) { error in
            Diagnostics.warning("an \(Self.self) failed, and nothing subscribes to its errors: \(error)")
        }
    }

    /// Starts an execution. If the execution fails and ``errors`` has no subscribers, passes the error to `unhandled`.
    @discardableResult
    package func start(_ input: Input, unhandled: @escaping @MainActor (any Error) -> Void) -> Bool {
        let execution = begin(input) { _ in
        } finish: { end, isHandled in
            if case .failed(let error) = end, !isHandled { unhandled(error) }
        }
        return execution != nil
    }

    /// Returns a publisher that starts an execution for each subscriber and publishes its values.
    ///
    /// - The execution starts when the subscriber first requests values. Values are buffered until the subscriber
    ///   requests them.
    /// - Cancelling the subscription cancels the execution. The publisher fails with ``ActionError`` if the execution
    ///   can't be started, fails, or is cancelled by other code.
    public func apply(_ input: Input) -> AnyPublisher<Output, ActionError> {
        // The execution always starts on the main thread. Therefore, the input is transferred to that thread.
        let input = UncheckedSendable(input)
        return Deferred { @Sendable in
            let application = ActionApplication(self, input.value)
            let values = UncheckedSendable(PassthroughSubject<Output, ActionError>())
            return values.value
                .buffer(size: .max, prefetch: .keepFull, whenFull: .dropNewest)
                .handleEvents(
                    receiveCancel: { MainThread.perform(application) { $0.cancel() } },
                    receiveRequest: { _ in MainThread.perform(application) { $0.start(sendingTo: values) } }
                )
        }
        .eraseToAnyPublisher()
    }

    /// Executes the action and waits until it finishes. Returns the value that the action's closure returned, or the
    /// last value that the action's publisher sent.
    ///
    /// Throws ``ActionError``. Cancelling the calling task cancels the execution.
    public func execute(_ input: Input) async throws(ActionError) -> Output {
        if Task.isCancelled { throw .cancelled }
        let application = ActionApplication(self, input)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                application.start(resuming: continuation)
            }
        } onCancel: {
            MainThread.perform(application) { $0.cancel() }
        }
        return try result.value.get()
    }

    /// If an execution is in progress, cancels it.
    public func cancel() { execution?.end(.cancelled) }

    /// Begins an execution. Returns nil if the action can't be started.
    ///
    /// - Parameters:
    ///   - receive: A closure that receives the values.
    ///   - finish: A closure that receives the outcome, and a Boolean value that indicates whether ``errors`` had a
    ///     subscriber.
    func begin(
        _ input: Input,
        receive: @escaping @MainActor (Output) -> Void,
        finish: @escaping @MainActor (_ end: Execution<Output>.End, _ isHandled: Bool) -> Void
    ) -> Execution<Output>? {
        let isAllowed = condition.map { TrackingScope.suspendedOnMainActor($0) } ?? isAllowed
        guard isAllowed, execution == nil, !hasOwnerEnded, work.canStart() else {
            disabledRelay.accept()
            return nil
        }
        let new = Execution<Output> { [weak self] fraction in
            self?.setProgress(fraction)
        } receive: { [weak self] value in
            receive(value)
            self?.valueRelay.accept(value)
        } finish: { [weak self] end in
            let isHandled = self?.errorSubscribers.isZero == false
            self?.ended(end)
            finish(end, isHandled)
        }
        execution = new
        executing.value = true
        updateEnabled()
        // Check whether the execution is still current, because a subscriber may have cancelled it or released the
        // action.
        if execution === new { new.keep(work.start(input, new)) }
        return new
    }

    private func setProgress(_ new: Double?) {
        if fraction.value != new { fraction.value = new }
    }

    private func ended(_ end: Execution<Output>.End) {
        execution = nil
        setProgress(nil)
        executing.value = false
        updateEnabled()
        switch end {
        case .completed: completedRelay.accept()
        case .failed(let error): errorRelay.accept(error)
        case .cancelled: break
        }
    }
}

extension Action where Input == Void {
    /// Starts an execution without waiting until it finishes. See ``start(_:)``.
    @discardableResult
    public func start() -> Bool { start(()) }

    /// Returns a publisher that starts an execution for each subscriber. See ``apply(_:)``.
    public func apply() -> AnyPublisher<Output, ActionError> { apply(()) }

    /// Executes the action and waits until it finishes. See ``execute(_:)``.
    public func execute() async throws(ActionError) -> Output { try await execute(()) }
}

/// A binding target that starts an execution with each value, for example
/// `viewModel.search <~ entry.publisher(for: \.text)`.
///
/// If the action is disabled or executing, a value has no effect. The binding ends when the stream ends or the action
/// is deallocated.
extension Action: BindingTargetProvider {
    public var bindingTarget: BindingTarget<Input> {
        BindingTarget(owner: nil, isOwned: false, key: nil, name: { "an \(Self.self)" }) { [weak self] input in
            self?.start(input)
            return self != nil
        }
    }
}
