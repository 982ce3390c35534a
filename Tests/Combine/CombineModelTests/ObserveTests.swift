import TestSupport
import Testing

@testable import CombineModel

@MainActor
private final class Clock: ObservationClock {
    private(set) var requests: [@MainActor () -> Void] = []

    func requestTick(_ run: @escaping @MainActor () -> Void) {
        requests.append(run)
    }

    func tick() {
        let due = requests
        requests = []
        for run in due { run() }
    }
}

/// An owner whose observations wait for a clock, like those of a widget.
@MainActor
private final class ClockedOwner: BindingOwner {
    var cancellables: Set<AnyCancellable> = []
    var bindings: [AnyKeyPath: AnyCancellable] = [:]
    var isTornDown = false
    nonisolated var bindingDescription: String { "ClockedOwner" }
    let clock = Clock()
    var observationClock: (any ObservationClock)? { clock }
    var runs: [Int] = []
    var number = 0

    func propertyName(readBy read: () -> Void) -> String? { nil }
}

@MainActor
struct ObserveTests {
    @Test func severalChangesCauseOneRun() async {
        let (relay, runs) = (CurrentValueRelay(0), Recorder<Int>())
        let observation = observe { runs.values.append(relay.value) }
        relay.accept(1)
        relay.accept(2)
        #expect(runs.values == [0])
        await wait("the change isn't reported") { runs.values == [0, 2] }
        observation.cancel()
        relay.accept(3)
        await Task.yield()
        #expect(runs.values == [0, 2])
    }

    @Test func theOwnersClockDeterminesTheRun() {
        let (owner, relay) = (ClockedOwner(), CurrentValueRelay(0))
        owner.observe { owner in owner.runs.append(relay.value) }
        relay.accept(1)
        #expect(owner.clock.requests.count == 1)
        relay.accept(2)
        #expect(owner.clock.requests.count == 1, "a request is already waiting")
        owner.clock.tick()
        #expect(owner.runs == [0, 2])
        #expect(owner.clock.requests.isEmpty)
    }

    @Test func aTornDownOwnerStoresNoBindings() {
        let owner = ClockedOwner()
        owner.isTornDown = true
        let binding = owner.reactive.number <~ CurrentValueSubject<Int, Never>(1)
        #expect(binding.isDisposed)
        #expect(owner.number == 0)
        #expect(owner.bindings.isEmpty)
    }

    @Test func aBindingOwnerStoresBindingsByProperty() {
        let (owner, subject) = (ClockedOwner(), PassthroughSubject<Int, Never>())
        let first = owner.reactive.number <~ subject
        owner.reactive.number <~ subject
        #expect(first.isDisposed)
        #expect(owner.bindings.count == 1)
        #expect(owner.cancellables.isEmpty)
    }
}
