import Combine

/// The work of an action: a synchronous or asynchronous closure, or a publisher.
@MainActor
struct ActionWork<Input, Output> {
    /// A closure that returns whether the work can start. For work that uses an object, it returns false after that
    /// object was deallocated.
    var canStart: @MainActor () -> Bool = { true }
    /// The closure that starts the work and returns a cancellable for it.
    let start: @MainActor (Input, Execution<Output>) -> AnyCancellable

    static func task(_ body: @escaping @MainActor (Input) async throws -> Output) -> Self {
        ActionWork { input, execution in
            let progress = ActionProgress { [weak execution] in execution?.report($0) }
            let task = ActionProgress.$ofTask.withValue(progress) {
                // The task starts immediately, so that the closure reads the state that the user saw when starting the
                // action.
                Task.immediate { @MainActor [weak execution] in
                    do {
                        let value = try await body(input)
                        execution?.send(value)
                        execution?.end(.completed)
                    } catch {
                        execution?.fail(error)
                    }
                }
            }
            return AnyCancellable { @Sendable in
                progress.end()
                task.cancel()
            }
        }
    }

    static func publisher<Source: Publisher>(_ body: @escaping @MainActor (Input) -> Source) -> Self
    where Source.Output == Output {
        ActionWork { input, execution in
            MainActorDelivery { [weak execution] value in
                execution?.send(value)
            }
            .follow(body(input)) { [weak execution] completion in
                switch completion {
                case .finished: execution?.end(.completed)
                case .failure(let error): execution?.fail(error)
                }
            }
        }
    }

    /// Returns work that uses an object without retaining it. The work doesn't start if the object no longer exists.
    static func owned<Owner: AnyObject>(by owner: Owner, _ make: (@escaping @MainActor () -> Owner?) -> Self) -> Self {
        let find: @MainActor () -> Owner? = { [weak owner] in owner }
        var work = make(find)
        work.canStart = { find() != nil }
        return work
    }
}
