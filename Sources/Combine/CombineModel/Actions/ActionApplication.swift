import Combine

/// An execution with an observer: a subscriber of `apply(_:)`, or a caller of `execute(_:)`.
@MainActor
final class ActionApplication<Input, Output> {
    typealias Values = PassthroughSubject<Output, ActionError>
    private typealias Request = UncheckedSendable<(action: Action<Input, Output>, input: Input)>

    /// The request to start, or nil after the start or a cancellation.
    //
    // The type is written out. With its short form, the initializer would set the property twice, and only on the main
    // actor.
    private var request: Optional<Request>
    private weak var execution: Execution<Output>?

    // Not isolated, because a publisher can be subscribed to on any thread. The arguments are only used on the main
    // actor.
    nonisolated init(_ action: Action<Input, Output>, _ input: Input) {
        request = Request((action, input))
    }

    /// Starts the execution, on the first call, and sends its values.
    func start(sendingTo values: UncheckedSendable<Values>) {
        let values = values.value
        start {
            values.send($0)
        } finish: { end, _ in
            switch end {
            case .completed: values.send(completion: .finished)
            case .failed(let error): values.send(completion: .failure(.failed(error)))
            case .cancelled: values.send(completion: .failure(.cancelled))
            }
        } refuse: { error in
            values.send(completion: .failure(error))
        }
    }

    typealias Awaited = UncheckedSendable<Result<Output, ActionError>>

    /// Starts the execution, and resumes the caller with its last value.
    func start(resuming continuation: CheckedContinuation<Awaited, Never>) {
        var last: Output?
        start {
            last = $0
        } finish: { end, _ in
            let result: Result<Output, ActionError> =
                switch end {
                case .completed: last.map { .success($0) } ?? .failure(.finishedWithoutValue)
                case .failed(let error): .failure(.failed(error))
                case .cancelled: .failure(.cancelled)
                }
            continuation.resume(returning: UncheckedSendable(result))
        } refuse: { error in
            continuation.resume(returning: UncheckedSendable(.failure(error)))
        }
    }

    private func start(
        receive: @escaping @MainActor (Output) -> Void,
        finish: @escaping @MainActor (Execution<Output>.End, Bool) -> Void,
        refuse: (ActionError) -> Void
    ) {
        guard let (action, input) = request.take()?.value else { return }
        // The request is unnecessary if the execution has already ended.
        guard let begun = action.begin(input, receive: receive, finish: finish) else { return refuse(.disabled) }
        execution = begun
    }

    func cancel() {
        request = nil
        execution?.end(.cancelled)
    }
}
