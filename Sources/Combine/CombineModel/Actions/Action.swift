import Combine

/// A task that the user starts, with an input. It can be disabled, and only one execution runs at a time.
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
/// ReactiveSwift's `Action`, RxSwift's `Action`.
///
/// - The work is a synchronous or asynchronous closure, or a publisher. An asynchronous closure runs immediately up to
///   its first suspension.
/// - The action is enabled while nothing is executing and the last value of the `enabled` publisher is true. It is
///   disabled before the first value. An attempt to start a disabled action fails with ``ActionError/disabled`` and is
///   published by ``disabledErrors``.
/// - An execution publishes in this order: ``isExecuting``, ``isEnabled``, and each value to the caller of `apply` and to
///   ``values``. At the end, it publishes ``isExecuting`` and ``isEnabled``, then ``completed`` or ``errors``, whose
///   handlers can start the action again.
/// - ``cancel()`` ends an execution immediately: the task or subscription is cancelled, and later values are dropped. A
///   cancelled execution doesn't fail and doesn't complete. A closure that throws `CancellationError` is cancelled.
/// - A closure reports its progress with ``ActionProgress/current``.
/// - An execution is cancelled when the action is deallocated. The action holds the owner that is passed as `on:`
///   weakly, and strongly during an execution. If the owner is ``Storable``, the execution is cancelled when the owner is
///   deallocated, or closed if it is a window.
/// - The action is isolated to the main actor. The publishers of its state and its work can send on any thread.
@MainActor
public final class Action<Input, Output> {
    /// A Boolean value that indicates whether the action is executing.
    public let isExecuting: Property<Bool>
    /// A Boolean value that indicates whether the action can be started: it isn't executing, and the `enabled`
    /// publisher allows it.
    public let isEnabled: Property<Bool>
    /// The part of the execution that is done, from 0 to 1, or nil if it isn't known.
    ///
    /// It is nil while nothing executes, and in an execution until the first report. It becomes nil before ``isExecuting`` becomes
    /// false. See ``ActionProgress``.
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
    /// The latest value of the publisher.
    private var isAllowed = false
    private var hasOwnerEnded = false
    private var permission: AnyCancellable?
    private var ownersEnd: AnyCancellable?

    init<Enabled: Publisher>(enabled permitted: Enabled, owner: AnyObject?, work: ActionWork<Input, Output>)
    where Enabled.Output == Bool, Enabled.Failure == Never {
        isExecuting = Property(executing)
        isEnabled = Property(enabled)
        progress = Property(fraction)
        self.work = work
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
        ownersEnd = LifetimeEndPublisher(of: owner).sink { [weak self] in
            MainThread.assume { self?.ownerEnded() }
        }
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

    // MARK: Its publishers

    /// The values of all executions.
    public var values: AnyPublisher<Output, Never> { valueRelay.eraseToAnyPublisher() }

    /// The errors of all executions, except cancellations.
    ///
    /// If there is no subscriber, the error is logged, as ``start(_:)`` describes.
    public var errors: AnyPublisher<any Error, Never> { errorSubscribers.counting(errorRelay) }

    /// A publisher that sends an event at the end of each execution that didn't fail and wasn't cancelled.
    public var completed: AnyPublisher<Void, Never> { completedRelay.eraseToAnyPublisher() }

    /// A publisher that sends an event for each start that was rejected because the action was disabled or executing.
    public var disabledErrors: AnyPublisher<Void, Never> { disabledRelay.eraseToAnyPublisher() }

    // MARK: Executions

    /// Starts an execution without waiting for its end. RxSwift's `execute`.
    ///
    /// If ``errors`` has no subscribers, the error is logged as a warning.
    ///
    /// - Returns: A Boolean value that indicates whether the execution was started.
    @discardableResult
    public func start(_ input: Input) -> Bool {
        start(input) { error in
            Diagnostics.warning("an \(Self.self) failed without a subscriber to its errors: \(error)")
        }
    }

    /// Starts an execution. If ``errors`` has no subscribers, its error is passed to a closure.
    @discardableResult
    package func start(_ input: Input, unhandled: @escaping @MainActor (any Error) -> Void) -> Bool {
        let execution = begin(input) { _ in
        } finish: { end, isHandled in
            if case .failed(let error) = end, !isHandled { unhandled(error) }
        }
        return execution != nil
    }

    /// Returns a publisher that starts an execution for each subscriber, at its first request, and publishes its
    /// values. ReactiveSwift's `apply`.
    ///
    /// - It fails with ``ActionError``, immediately if the execution is rejected, or when something else cancels it.
    /// - Cancelling the subscription cancels the execution. Values wait for the subscriber's demand.
    public func apply(_ input: Input) -> AnyPublisher<Output, ActionError> {
        // Transferred to the main thread, on which the publisher starts regardless of the subscriber's thread.
        let input = UncheckedSendable(input)
        return Deferred {
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

    /// Executes the action and waits for its end. Returns its value, or a publisher's last value.
    ///
    /// Throws ``ActionError``. If the caller's task is cancelled, the execution is cancelled.
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

    /// Cancels the current execution, if there is one.
    public func cancel() {
        execution?.end(.cancelled)
    }

    /// Begins an execution, unless it is rejected.
    ///
    /// - Parameters:
    ///   - receive: A closure that receives the values.
    ///   - finish: A closure that receives the end, and whether ``errors`` had a subscriber.
    func begin(
        _ input: Input,
        receive: @escaping @MainActor (Output) -> Void,
        finish: @escaping @MainActor (_ end: Execution<Output>.End, _ isHandled: Bool) -> Void
    ) -> Execution<Output>? {
        guard enabled.value, execution == nil, work.canStart() else {
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
        // Subscribers may have cancelled it, or released the action.
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
    /// Starts an execution, and doesn't wait for its end. See ``start(_:)``.
    @discardableResult
    public func start() -> Bool { start(()) }

    /// Returns a publisher that starts an execution for each subscriber. See ``apply(_:)``.
    public func apply() -> AnyPublisher<Output, ActionError> { apply(()) }

    /// Executes the action and waits for its end. See ``execute(_:)``.
    public func execute() async throws(ActionError) -> Output { try await execute(()) }
}

/// A binding such as `viewModel.search <~ entry.publisher(for: \.text)` starts an execution with each value, which can
/// be rejected, as with ``Action/start(_:)``. The binding ends with the stream or the action.
extension Action: BindingTargetProvider {
    public var bindingTarget: BindingTarget<Input> {
        BindingTarget(owner: nil, isOwned: false, key: nil, name: { "an \(Self.self)" }) { [weak self] input in
            self?.start(input)
            return self != nil
        }
    }
}
