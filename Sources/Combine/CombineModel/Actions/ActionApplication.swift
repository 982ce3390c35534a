import Combine

/// An execution that was requested by a subscriber of `apply(_:)` or a caller of `execute(_:)`.
@MainActor
final class ActionApplication<Input, Output> {
    typealias Values = PassthroughSubject<Output, ActionError>
    private typealias Request = UncheckedSendable<(action: Action<Input, Output>, input: Input)>

    /// The pending request to start the execution. It's nil after the execution was started or cancelled.
    //
    // The type isn't spelled `Request?`, because a property with that spelling has the default value nil. The
    // nonisolated initializer would then set the property for the second time, which is possible only on the main
    // actor.
    private var request: Optional<Request>
    private weak var execution: Execution<Output>?

    // Nonisolated, because code on any thread can subscribe to a publisher. The arguments are used on the main actor
    // only.
    nonisolated init(_ action: Action<Input, Output>, _ input: Input) { request = Request((action, input)) }

    /// Starts the execution and sends its values. Only the first call has an effect.
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
        } reject: { error in
            values.send(completion: .failure(error))
        }
    }

    typealias Awaited = UncheckedSendable<Result<Output, ActionError>>

    /// Starts the execution and resumes the caller with the last value.
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
        } reject: { error in
            continuation.resume(returning: UncheckedSendable(.failure(error)))
        }
    }

    private func start(
        receive: @escaping @MainActor (Output) -> Void,
        finish: @escaping @MainActor (Execution<Output>.End, Bool) -> Void,
        reject: (ActionError) -> Void
    ) {
        guard let (action, input) = request.take()?.value else { return }
        guard let begun = action.begin(input, receive: receive, finish: finish) else { return reject(.disabled) }
        execution = begun
    }

    func cancel() {
        request = nil
        execution?.end(.cancelled)
    }
}
