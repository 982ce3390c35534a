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
        await #expect(processExitsWith: .failure) { requestNothing(of: PassthroughSubject<Int, Never>()) }
        await #expect(processExitsWith: .failure) { requestNothing(of: CurrentValueSubject<Int, Never>(1)) }
    }

    @Test func aRequestToAnOperatorIsNotZero() async {
    }
}

private var source: PassthroughSubject<Int, any Error> { PassthroughSubject() }
