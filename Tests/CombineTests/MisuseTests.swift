import Combine
import CombineTesting
import Testing

/// What stops the program. Each check runs in a process of its own.
struct MisuseTests {
    // MARK: Demand

    @Test func aDemandIsNotNegative() async {
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(1) - .max(2) }
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(1) - 2 }
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(1) + -2 }
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(1) * -1 }
    }

    @Test func aRequestToAPublisherIsNotZero() async {
        await #expect(processExitsWith: .failure) { requestNothing(of: Just(1)) }
        await #expect(processExitsWith: .failure) { requestNothing(of: Optional(1).publisher) }
        await #expect(processExitsWith: .failure) { requestNothing(of: Result<Int, TestError>.success(1).publisher) }
        await #expect(processExitsWith: .success) { requestNothing(of: [1].publisher) }
        await #expect(processExitsWith: .success) {
            requestNothing(of: Record<Int, TestError>(output: [1], completion: .finished))
        }
        await #expect(processExitsWith: .failure) { requestNothing(of: PassthroughSubject<Int, Never>()) }
        await #expect(processExitsWith: .failure) { requestNothing(of: CurrentValueSubject<Int, Never>(1)) }
    }

    @Test func aRequestToAnOperatorIsNotZero() async {
        await #expect(processExitsWith: .failure) { requestNothing(of: source.tryFilter { _ in true }) }
        await #expect(processExitsWith: .failure) { requestNothing(of: source.removeDuplicates()) }
        await #expect(processExitsWith: .failure) { requestNothing(of: source.prefix(1)) }
        await #expect(processExitsWith: .failure) { requestNothing(of: source.dropFirst()) }
        await #expect(processExitsWith: .failure) { requestNothing(of: source.first()) }
        await #expect(processExitsWith: .failure) { requestNothing(of: source.collect()) }
        await #expect(processExitsWith: .failure) { requestNothing(of: source.replaceEmpty(with: 1)) }
        await #expect(processExitsWith: .failure) { requestNothing(of: source.replaceError(with: 1)) }
    }

    @Test func theEmptySubscriptionTakesAnyRequest() async {
        await #expect(processExitsWith: .success) { requestNothing(of: Empty<Int, Never>()) }
    }

    // MARK: Counts and positions

    @Test func aCountIsNotNegative() async {
        await #expect(processExitsWith: .failure) { _ = source.prefix(-1) }
        await #expect(processExitsWith: .failure) { requestNothing(of: source.dropFirst(-1)) }
        await #expect(processExitsWith: .failure) { _ = Just(1).prefix(-1) }
        await #expect(processExitsWith: .failure) { _ = Just(1).dropFirst(-1) }
        await #expect(processExitsWith: .failure) { _ = Optional(1).publisher.prefix(-1) }
        await #expect(processExitsWith: .failure) { _ = Optional(1).publisher.dropFirst(-1) }
        await #expect(processExitsWith: .failure) { _ = [1].publisher.prefix(-1) }
        await #expect(processExitsWith: .failure) { _ = [1].publisher.dropFirst(-1) }
    }

    @Test func aPositionIsNotNegative() async {
        await #expect(processExitsWith: .failure) { _ = source.output(at: -1) }
        await #expect(processExitsWith: .failure) { _ = source.output(in: -1..<2) }
        await #expect(processExitsWith: .failure) { _ = Publishers.Output(upstream: source, range: -1..<2) }
        await #expect(processExitsWith: .failure) { _ = Just(1).output(at: -1) }
        await #expect(processExitsWith: .failure) { _ = Optional(1).publisher.output(at: -1) }
    }

    // MARK: Order

    @Test func aStrictOperatorReceivesNothingBeforeItsSubscription() async {
        await #expect(processExitsWith: .failure) { sendEarly { $0.tryFilter { _ in true } } }
        await #expect(processExitsWith: .failure) { sendEarly { $0.tryCompactMap { $0 } } }
        await #expect(processExitsWith: .failure) { sendEarly { $0.removeDuplicates() } }
        await #expect(processExitsWith: .failure) { sendEarly { $0.tryRemoveDuplicates(by: ==) } }
        await #expect(processExitsWith: .failure) { sendEarly { $0.prefix { _ in true } } }
        await #expect(processExitsWith: .failure) { sendEarly { $0.tryPrefix { _ in true } } }
        await #expect(processExitsWith: .failure) { finishEarly { $0.removeDuplicates() } }
        await #expect(processExitsWith: .failure) { finishEarly { $0.tryFilter { _ in true } } }
    }

    @Test func otherOperatorsIgnoreOrPassOnWhatComesBeforeTheirSubscription() async {
        await #expect(processExitsWith: .success) {
            sendEarly { $0.map { $0 } }
            sendEarly { $0.filter { _ in true } }
            sendEarly { $0.first() }
            sendEarly { $0.collect() }
            sendEarly { $0.prefix(1) }
            sendEarly { $0.dropFirst() }
            finishEarly { $0.count() }
            finishEarly { $0.scan(0, +) }
        }
    }

    @Test func aRecordingIsOverAfterItsCompletion() async {
        await #expect(processExitsWith: .failure) {
            var recording = Record<Int, TestError>.Recording()
            recording.receive(completion: .finished)
            recording.receive(1)
        }
        await #expect(processExitsWith: .failure) {
            var recording = Record<Int, TestError>.Recording(output: [1], completion: .finished)
            recording.receive(completion: .failure(.first))
        }
    }

    // MARK: Failure

    @Test func aFailureAssertedNotToHappenStops() async {
        await #expect(processExitsWith: .failure) {
            _ = Fail<Int, TestError>(error: .first).assertNoFailure().sink { _ in }
        }
        await #expect(processExitsWith: .success) {
            _ = Empty<Int, TestError>().assertNoFailure().sink { _ in }
        }
    }
}

private var source: PassthroughSubject<Int, any Error> { PassthroughSubject() }

/// Subscribes to a publisher and requests no value.
private func requestNothing<Source: Publisher>(of publisher: Source) {
    let subscriber = TestSubscriber<Source.Output, Source.Failure>(initialDemand: .none)
    publisher.subscribe(subscriber)
    subscriber.request(.none)
}

/// Sends a value to an operator that has no subscription yet.
private func sendEarly<Operator: Publisher>(_ make: (CapturingPublisher<Int, any Error>) -> Operator) {
    make(CapturingPublisher { _ = $0.receive(1) }).subscribe(TestSubscriber<Operator.Output, Operator.Failure>())
}

/// Sends a completion to an operator that has no subscription yet.
private func finishEarly<Operator: Publisher>(_ make: (CapturingPublisher<Int, any Error>) -> Operator) {
    make(CapturingPublisher { $0.receive(completion: .finished) })
        .subscribe(TestSubscriber<Operator.Output, Operator.Failure>())
}
