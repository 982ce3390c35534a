import CombineTesting
import Testing

@testable import CombineModel

@MainActor
struct BindToRelaysTests {
    @Test func aBindingCanBeStoredInASetOfCancellables() {
        var cancellables: Set<AnyCancellable> = []
        let (source, relay) = (PassthroughSubject<String, Never>(), CurrentValueRelay(""))
        source.bind(to: relay).store(in: &cancellables)
        source.send("a")
        #expect(relay.value == "a")
        cancellables = []
        source.send("b")
        #expect(relay.value == "a")
        #expect(relay.bindings.count == 0)
    }

    @Test func relaysOfOptionalsAcceptNonOptionalValues() {
        let source = PassthroughSubject<Int, Never>()
        let (first, second) = (CurrentValueRelay<Int?>(nil), PassthroughRelay<Int?>())
        let subscriber = TestSubscriber<Int?, Never>()
        second.subscribe(subscriber)
        let binding = source.bind(to: first, second)
        source.send(1)
        #expect(first.value == 1)
        #expect(subscriber.values == [1])
        binding.dispose()
    }

    @Test func allRelaysShareOneSubscription() {
        let source = TestPublisher<Int, Never>()
        let relays = (CurrentValueRelay(0), CurrentValueRelay(0))
        let binding = source.bind(to: relays.0, relays.1)
        #expect(source.requests == [.unlimited])
        source.send(3)
        #expect([relays.0.value, relays.1.value] == [3, 3])
        binding.cancel()
        #expect(source.cancelCount == 1)
        #expect(binding.isDisposed)
    }

    @Test func orEmptyReplacesNil() {
        let caption = CurrentValueRelay("?")
        let source = PassthroughSubject<String?, Never>()
        source.orEmpty.bind(to: caption)
        source.send(nil)
        #expect(caption.value == "")
        source.send("a")
        #expect(caption.value == "a")
    }
}
