import CombineModel
import CombineTesting
import Dispatch
import TestSupport
import Testing

@MainActor
struct ActionTests {
    /// A gate that suspends a closure until the test opens it.
    @MainActor
    private final class Gate {
        private var continuations: [CheckedContinuation<Void, Never>] = []

        func wait() async {
            await withCheckedContinuation { continuations.append($0) }
        }

        func open() {
            let waiting = continuations
            continuations = []
            for continuation in waiting { continuation.resume() }
        }
    }

    @MainActor
    private final class ViewModel {
        var log: [String] = []
        var gate = Gate()
        lazy var save = Action<String, Int>(on: self) { model, text in
            model.log.append(text)
            return text.count
        }
        lazy var upload = Action<Void, Void>(on: self) { model in await model.gate.wait() }
    }

    @Test func aClosureCanLeaveOutTheInput() async throws {
        let model = ViewModel()
        let clear = Action<String, Int>(on: model) { model in
            model.log.append("cleared")
            return model.log.count
        }
        #expect(try await clear.execute("ignored") == 1)
        #expect(model.log == ["cleared"])
    }

    // MARK: Enabled and executing

    @Test func thePublisherEnablesTheAction() {
        let (allowed, calls) = (PassthroughSubject<Bool, Never>(), Recorder<Int>())
        let action = Action<Int, Void>(enabled: allowed) { calls.values.append($0) }
        #expect(!action.isEnabled.value)
        #expect(!action.start(1))
        allowed.send(true)
        #expect(action.isEnabled.value)
        #expect(action.start(2))
        allowed.send(false)
        #expect(!action.start(3))
        allowed.send(true)
        allowed.send(completion: .finished)
        #expect(action.start(4))
        #expect(calls.values == [2, 4])
    }

    @Test func thePublisherCanSendOnAnotherThread() async {
        let allowed = CurrentValueSubject<Bool, Never>(false)
        let action = Action<Void, Void>(enabled: allowed) {}
        DispatchQueue.global().sync { allowed.send(true) }
        await wait("the action is disabled") { action.isEnabled.value }
    }

    @Test func theActionDoesNotStartTwice() async {
        let gate = Gate()
        let (disabledErrors, states) = (Recorder<Int>(), Recorder<String>())
        let action = Action<Int, Int> { input in
            await gate.wait()
            return input
        }
        let subscriptions = [
            action.disabledErrors.sink { disabledErrors.values.append(1) },
            action.isExecuting.dropFirst().sink { states.values.append("executing \($0)") },
            action.isEnabled.dropFirst().sink { states.values.append("enabled \($0)") },
            action.values.sink { states.values.append("value \($0)") },
            action.completed.sink { states.values.append("completed") },
        ]
        #expect(action.start(1))
        #expect(!action.start(2))
        #expect(disabledErrors.values == [1])
        gate.open()
        await wait("the action is still executing") { !action.isExecuting.value }
        #expect(
            states.values == [
                "executing true", "enabled false", "value 1", "executing false", "enabled true", "completed",
            ]
        )
        withExtendedLifetime(subscriptions) {}
    }

    @Test func theClosureRunsImmediatelyUpToTheFirstSuspension() {
        let steps = Recorder<Int>()
        let action = Action<Void, Void> {
            steps.values.append(1)
            await Task.yield()
        }
        action.start()
        #expect(steps.values == [1])
        action.cancel()
    }

    @Test func theActionCanBeStartedAgainWhenItCompletes() {
        let values = Recorder<Int>()
        let action = Action<Int, Int> { $0 }
        let subscriptions = [
            action.values.sink { values.values.append($0) },
            action.completed.sink { if values.values.count < 3 { action.start(values.values.count) } },
        ]
        action.start(0)
        #expect(values.values == [0, 1, 2])
        withExtendedLifetime(subscriptions) {}
    }

    @Test func observeTracksTheExecution() async {
        let gate = Gate()
        let (action, seen) = (Action<Void, Void> { await gate.wait() }, Recorder<Bool>())
        let observation = observe { seen.values.append(action.isExecuting.value) }
        action.start()
        await wait("the start is not observed") { seen.values == [false, true] }
        gate.open()
        await wait("the end is not observed") { seen.values == [false, true, false] }
        observation.cancel()
    }

    // MARK: Errors

    @Test func errorsArePublished() {
        let errors = Recorder<String>()
        let action = Action<Int, Int> { input in
            if input < 0 { throw Failure.expected }
            return input
        }
        let subscription = action.errors.sink { errors.values.append("\($0) \(action.isEnabled.value)") }
        #expect(action.start(-1))
        #expect(errors.values == ["expected true"])
        withExtendedLifetime(subscription) {}
    }

    @Test func errorsWithoutASubscriberAreUnhandled() {
        let unhandled = Recorder<String>()
        let action = Action<Void, Void> { throw Failure.expected }
        action.start(()) { unhandled.values.append("\($0)") }
        #expect(unhandled.values == ["expected"])
        let subscription = action.errors.first().sink { _ in }
        action.start(()) { _ in unhandled.values.append("despite a subscriber") }
        // The subscriber requested only one value, so it has already finished.
        action.start(()) { unhandled.values.append("again \($0)") }
        #expect(unhandled.values == ["expected", "again expected"])
        withExtendedLifetime(subscription) {}
    }

    @Test func aCancellationErrorIsNotPublished() {
        let ends = Recorder<String>()
        let action = Action<Void, Void> { throw CancellationError() }
        let subscriptions = [
            action.errors.sink { ends.values.append("\($0)") },
            action.completed.sink { ends.values.append("completed") },
        ]
        #expect(action.start())
        #expect(!action.isExecuting.value)
        #expect(ends.values == [])
        withExtendedLifetime(subscriptions) {}
    }

    // MARK: Applying and executing

    @Test func applyingStartsOnTheFirstRequest() {
        let calls = Recorder<Int>()
        let action = Action<Int, Int> { input in
            calls.values.append(input)
            return input * 2
        }
        let application = action.apply(5)
        #expect(calls.values == [])
        let subscriber = TestSubscriber<Int, ActionError>(initialDemand: .none)
        application.subscribe(subscriber)
        #expect(calls.values == [])
        subscriber.request(.max(1))
        #expect(calls.values == [5])
        #expect(subscriber.values == [10])
        // Each subscriber has its own execution.
        let results = Recorder<Int>()
        _ = application.sink(receiveCompletion: { _ in }, receiveValue: { results.values.append($0) })
        #expect(results.values == [10])
        #expect(calls.values == [5, 5])
    }

    @Test func applyingFailsWithTheReason() {
        let allowed = CurrentValueSubject<Bool, Never>(false)
        let action = Action<Void, Void>(enabled: allowed) { throw Failure.expected }
        let failures = Recorder<String>()
        func apply() {
            _ = action.apply().sink { completion in
                if case .failure(let error) = completion { failures.values.append("\(error)") }
            } receiveValue: {
            }
        }
        apply()
        allowed.send(true)
        apply()
        #expect(failures.values == ["\(ActionError.disabled)", "expected"])
    }

    @Test func cancellingTheSubscriptionCancelsTheExecution() async {
        let cancelled = Recorder<Bool>()
        let action = Action<Void, Void> {
            try? await Task.sleep(for: .seconds(60))
            cancelled.values.append(Task.isCancelled)
        }
        let subscription = action.apply().sink { _ in
        } receiveValue: {
        }
        #expect(action.isExecuting.value)
        subscription.cancel()
        #expect(!action.isExecuting.value)
        await wait("the task continues") { cancelled.values == [true] }
    }

    @Test func applyingOnAnotherThread() async {
        let values = Recorder<Int>()
        let application = UncheckedSendable(Action<Int, Int> { $0 + 1 }.apply(1))
        let action = Action<Int, Int> { $0 + 1 }
        let kept = UncheckedSendable(action.apply(2))
        let subscriptions = DispatchQueue.global().sync {
            UncheckedSendable(
                [application, kept].map {
                    $0.value.sink { _ in
                    } receiveValue: {
                        values.values.append($0)
                    }
                }
            )
        }
        await wait("a value is missing") { values.values == [2, 3] }
        withExtendedLifetime(subscriptions) {}
    }

    @Test func executingReturnsTheValue() async throws {
        let action = Action<Int, Int> { input in
            await Task.yield()
            if input < 0 { throw Failure.expected }
            return input * 2
        }
        #expect(try await action.execute(4) == 8)
        await #expect { try await action.execute(-1) } throws: { error in
            if case ActionError.failed(Failure.expected) = error { true } else { false }
        }
    }

    @Test func executingCanBeRejectedOrCancelled() async {
        let gate = Gate()
        let action = Action<Void, Void> { await gate.wait() }
        let first = Task { try await action.execute() }
        await wait("it does not execute") { action.isExecuting.value }
        await #expect { try await action.execute() } throws: { error in
            if case ActionError.disabled = error { true } else { false }
        }
        first.cancel()
        await #expect { try await first.value } throws: { error in
            if case ActionError.cancelled = error { true } else { false }
        }
        #expect(!action.isExecuting.value)
        gate.open()
    }

    // MARK: Publishers

    @Test func theActionPublishesTheValuesOfAPublisher() async throws {
        let subject = PassthroughSubject<Int, any Error>()
        let (values, errors) = (Recorder<Int>(), Recorder<String>())
        let owner = Owner()
        let action = Action(on: owner, publisher: { (_, factor: Int) in subject.map { $0 * factor } })
        let subscriptions = [
            action.values.sink { values.values.append($0) }, action.errors.sink { errors.values.append("\($0)") },
        ]
        action.start(10)
        subject.send(1)
        subject.send(2)
        #expect(values.values == [10, 20])
        subject.send(completion: .failure(Failure.expected))
        #expect(errors.values == ["expected"])
        #expect(!action.isExecuting.value)
        #expect(try await Action<Void, Int>(on: owner, publisher: { _, _ in [1, 2, 3].publisher }).execute() == 3)
        let empty = Action<Void, Int>(on: owner, publisher: { _, _ in Empty<Int, Never>() })
        await #expect { try await empty.execute() } throws: { error in
            if case ActionError.finishedWithoutValue = error { true } else { false }
        }
        withExtendedLifetime((subscriptions, owner)) {}
    }

    @Test func aBoundStreamStartsTheAction() {
        let (inputs, values) = (PassthroughSubject<Int, Never>(), Recorder<Int>())
        var action: Action<Int, Void>? = Action { values.values.append($0) }
        let binding = action?.bindingTarget ?? BindingTarget { _ in }
        let started = binding <~ inputs
        inputs.send(1)
        #expect(values.values == [1])
        action = nil
        inputs.send(2)
        #expect(values.values == [1])
        #expect(started.isDisposed)
    }

    // MARK: Cancellation and deallocation

    @Test func cancellingEndsTheExecutionImmediately() async {
        let gate = Gate()
        let (values, failures) = (Recorder<Int>(), Recorder<String>())
        let action = Action<Int, Int> { input in
            await gate.wait()
            return input
        }
        let subscription = action.values.sink { values.values.append($0) }
        let applied = action.apply(1).sink { completion in
            if case .failure(let error) = completion { failures.values.append("\(error)") }
        } receiveValue: { _ in
        }
        action.cancel()
        #expect(!action.isExecuting.value)
        #expect(action.isEnabled.value)
        #expect(failures.values == ["\(ActionError.cancelled)"])
        action.start(2)
        // Both closures return. The cancelled one publishes nothing.
        gate.open()
        await wait("the second is executing") { !action.isExecuting.value }
        #expect(values.values == [2])
        withExtendedLifetime((subscription, applied)) {}
    }

    @Test func deallocatingTheActionFinishesItsPublishersAndCancelsItsTask() async {
        let (ends, states) = (Recorder<String>(), Recorder<Bool>())
        weak var released: Action<Void, Void>?
        var subscriptions: [AnyCancellable] = []
        do {
            let action = Action<Void, Void> {
                try? await Task.sleep(for: .seconds(60))
                ends.values.append("cancelled \(Task.isCancelled)")
            }
            released = action
            subscriptions = [
                action.values.sink { _ in
                    ends.values.append("values")
                } receiveValue: { _ in
                },
                action.errors.sink { _ in
                    ends.values.append("errors")
                } receiveValue: { _ in
                },
                action.isExecuting.sink { states.values.append($0) },
            ]
            action.start()
        }
        #expect(released == nil)
        #expect(states.values == [false, true, false])
        await wait("the task continues") { ends.values.count == 3 }
        #expect(Set(ends.values) == ["values", "errors", "cancelled true"])
        withExtendedLifetime(subscriptions) {}
    }

    @Test func theActionDoesNotRetainItsOwner() async {
        weak var released: ViewModel?
        var save: Action<String, Int>?
        do {
            let model = ViewModel()
            released = model
            save = model.save
            #expect(save?.start("text") == true)
            #expect(model.log == ["text"])
            model.upload.start()
            #expect(model.upload.isExecuting.value)
            model.gate.open()
            await wait("the action is still executing") { !model.upload.isExecuting.value }
        }
        await wait("the owner is retained") { released == nil }
        #expect(save?.start("more") == false)
    }

    @Test func anExecutionEndsWithAStorableOwner() async {
        let cancelled = Recorder<Bool>()
        var owner: Owner? = Owner()
        let action = Action<Void, Void>(on: owner ?? Owner()) { _ in
            // The execution retains the owner. The test empties the owner's cancellables to simulate its deallocation.
            try? await Task.sleep(for: .seconds(60))
            cancelled.values.append(Task.isCancelled)
        }
        action.start()
        owner?.cancellables = []
        owner = nil
        await wait("the task continues") { cancelled.values == [true] }
        #expect(!action.isEnabled.value)
        #expect(!action.start())
    }

    @Test func deallocatingTheActionReleasesItsObjects() {
        weak var token: Token?
        do {
            let held = Token()
            token = held
            let action = Action<Void, Void> { _ = held }
            let subscription = action.apply().sink { _ in
            } receiveValue: {
            }
            withExtendedLifetime(subscription) {}
        }
        #expect(token == nil)
    }
}
