import CombineGtk
import CombineTesting
import Dispatch
import GtkTesting
import XCTest

@testable import CombineModel

@MainActor
final class RelayTests: GtkTestCase {
    func testPassthroughRelayRespectsDemand() {
        let relay = PassthroughRelay<Int>()
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
        relay.subscribe(subscriber)
        relay.accept(1)
        subscriber.request(.max(2))
        relay.accept(2)
        relay.accept(3)
        relay.accept(4)
        XCTAssertEqual(subscriber.values, [2, 3])
        XCTAssertEqual(subscriber.subscriptions, ["PassthroughRelay"])
    }

    func testCurrentValueRelaySendsCurrentValue() {
        let relay = CurrentValueRelay(1)
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
        relay.subscribe(subscriber)
        relay.accept(2)
        XCTAssertEqual(subscriber.values, [])
        subscriber.request(.max(1))
        relay.value = 3
        relay.accept(4)
        XCTAssertEqual(subscriber.values, [2])
        XCTAssertEqual(relay.value, 4)
        subscriber.request(.unlimited)
        XCTAssertEqual(subscriber.values, [2, 4], "the missed value is the latest one")
        XCTAssertEqual(subscriber.subscriptions, ["CurrentValueRelay"])
    }

    func testFinishesWhenReleased() {
        let (first, second) = (TestSubscriber<Int, Never>(), TestSubscriber<Int, Never>())
        weak var released: AnyObject?
        do {
            let passing = PassthroughRelay<Int>()
            let holding = CurrentValueRelay(1)
            released = holding
            passing.subscribe(first)
            holding.subscribe(second)
            XCTAssertEqual(first.completions + second.completions, [])
        }
        XCTAssertNil(released, "a subscription does not retain the relay")
        XCTAssertEqual(first.completions, [.finished])
        XCTAssertEqual(second.completions, [.finished])
        XCTAssertEqual(second.values, [1])
    }

    func testCancellingSendsNoCompletion() {
        let relay = CurrentValueRelay(1)
        let subscriber = TestSubscriber<Int, Never>()
        relay.subscribe(subscriber)
        subscriber.cancel()
        relay.accept(2)
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [])
    }

    func testEventsWithoutAValue() {
        let relay = PassthroughRelay<Void>()
        var count = 0
        let subscription = relay.sink { count += 1 }
        relay.accept()
        relay.accept()
        XCTAssertEqual(count, 2)
        subscription.cancel()
    }

    func testValueAcceptedDuringDeliveryReplacesPreviousValue() {
        let relay = CurrentValueRelay(0)
        var seen: [[Int]] = [[], []]
        let subscriptions = [
            relay.sink { value in
                seen[0].append(value)
                if value == 1 { relay.accept(2) }
            },
            relay.sink { seen[1].append($0) },
        ]
        relay.accept(1)
        XCTAssertEqual(seen, [[0, 1, 2], [0, 2]])
        XCTAssertEqual(relay.value, 2)
        subscriptions.forEach { $0.cancel() }
    }

    func testThreadsObserveSameOrder() {
        let relay = CurrentValueRelay(0)
        nonisolated(unsafe) var last = 0  // Deliveries are serial and end before it's read.
        nonisolated(unsafe) var count = 0
        let subscription = relay.sink { value in
            last = value
            count += 1
        }
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for value in 0..<2000 { relay.accept(thread * 2000 + value) }
        }
        XCTAssertEqual(count, 8001)
        XCTAssertEqual(last, relay.value)
        subscription.cancel()
    }

    func testAnyRelay() {
        let relays: [any Relay<String>] = [CurrentValueRelay("a"), PassthroughRelay()]
        for relay in relays { relay.accept("b") }
        XCTAssertEqual((relays[0] as? CurrentValueRelay<String>)?.value, "b")
    }

    // MARK: Binding

    func testPublisherDrivesRelays() {
        let entry = Entry()
        let (first, second, third) = (CurrentValueRelay(""), CurrentValueRelay(""), PassthroughRelay<String>())
        var seen: [String] = []
        let subscription = third.sink { seen.append($0) }
        entry.text = "a"
        entry.publisher(for: \.text).bind(to: first, second, third)
        XCTAssertEqual([first.value, second.value], ["a", "a"])
        entry.text = "b"
        XCTAssertEqual([first.value, second.value], ["b", "b"])
        XCTAssertEqual(seen, ["a", "b"])
        subscription.cancel()
    }

    func testRelaysOfOptionalsAcceptOtherValues() {
        let source = PassthroughSubject<Int, Never>()
        let plain = (0..<3).map { _ in CurrentValueRelay(0) }
        let optional = (0..<3).map { _ in CurrentValueRelay<Int?>(nil) }
        let bindings = [
            source.bind(to: plain[0]),
            source.bind(to: optional[0]),
            source.bind(to: plain[0], plain[1]),
            source.bind(to: optional[0], optional[1]),
            source.bind(to: plain[0], plain[1], plain[2]),
            source.bind(to: optional[0], optional[1], optional[2]),
        ]
        source.send(7)
        XCTAssertEqual(plain.map(\.value), [7, 7, 7])
        XCTAssertEqual(optional.map(\.value), [7, 7, 7])
        for binding in bindings { binding.dispose() }
        source.send(8)
        XCTAssertEqual(plain.map(\.value), [7, 7, 7])
        XCTAssertEqual(plain[0].bindings.count + optional[0].bindings.count, 0)
    }

    func testSubscribesOnlyOnce() {
        let source = TestPublisher<Int, Never>()
        let binding = source.bind(to: CurrentValueRelay(0), PassthroughRelay())
        XCTAssertEqual(source.requests, [.unlimited])
        binding.dispose()
        XCTAssertEqual(source.cancelCount, 1)
    }

    func testRelaysIgnoreCompletionOfUpstream() {
        let source = PassthroughSubject<Int, Never>()
        let relay = CurrentValueRelay(0)
        let subscriber = TestSubscriber<Int, Never>()
        relay.subscribe(subscriber)
        let binding = source.bind(to: relay)
        source.send(1)
        source.send(completion: .finished)
        XCTAssertTrue(binding.isDisposed)
        XCTAssertEqual(subscriber.completions, [])
        relay.accept(2)
        XCTAssertEqual(subscriber.values, [0, 1, 2])
        XCTAssertTrue(Just(3).bind(to: relay).isDisposed)
        XCTAssertEqual(relay.value, 3)
        XCTAssertEqual(relay.bindings.count, 0)
    }

    func testBindingEndsWithLastRelay() {
        let source = TestPublisher<Int, Never>()
        var first: CurrentValueRelay<Int>? = CurrentValueRelay(0)
        var second: CurrentValueRelay<Int>? = CurrentValueRelay(0)
        weak let releasedFirst = first
        weak let releasedSecond = second
        var binding: (any Disposable)?
        if let first, let second { binding = source.bind(to: first, second) }
        first = nil
        XCTAssertNil(releasedFirst)
        XCTAssertEqual(source.cancelCount, 0)
        second = nil
        XCTAssertNil(releasedSecond)
        XCTAssertEqual(source.cancelCount, 1)
        XCTAssertEqual(binding?.isDisposed, true)
    }

    func testReleasesBindingWithRelays() {
        weak var binding: RelayBinding?
        do {
            let source = PassthroughSubject<Int, Never>()
            let relay = CurrentValueRelay(0)
            binding = source.bind(to: relay) as? RelayBinding
            XCTAssertNotNil(binding)
        }
        XCTAssertNil(binding)
    }

    func testRelayDrivesLabelAndIsDrivenByEntry() {
        let (entry, label) = (Entry(), Label())
        let text = CurrentValueRelay("a")
        label.reactive.label <~ text
        entry.publisher(for: \.text).changes.bind(to: text)
        XCTAssertEqual(label.label, "a")
        entry.text = "b"
        XCTAssertEqual(label.label, "b")
        assertFreed { () -> AnyObject in
            let entry = Entry()
            entry.publisher(for: \.text).bind(to: text)
            return entry
        }
        XCTAssertEqual(text.bindings.count, 1, "the text of the entry that still exists")
    }
}
