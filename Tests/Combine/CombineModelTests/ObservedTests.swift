import CombineTesting
import Observation
import TestSupport
import Testing

@testable import CombineModel

@Observable
@MainActor
private final class Library {
    var books = ["Emma", "Middlemarch"]
    var search = ""
    @ObservationIgnored private(set) var reads = 0
    func countRead() { reads += 1 }
    var visible: [String] { search.isEmpty ? books : books.filter { $0.contains(search) } }
}

@MainActor
struct ObservedTests {
    private let library = Library()

    @Test func sendsTheCurrentResultAndThenEachNewOne() async {
        let values = Recorder<[String]>()
        let subscription = Observed { library.visible }.sink { values.values.append($0) }
        #expect(values.values == [["Emma", "Middlemarch"]])
        library.search = "E"
        library.search = "Mi"
        #expect(values.values.count == 1, "several changes cause one run")
        await wait("the change isn't sent") { values.values.last == ["Middlemarch"] }
        #expect(values.values.count == 2)
        subscription.cancel()
        library.search = ""
        await Task.yield()
        #expect(values.values.count == 2)
    }

    @Test func sendsAnEqualResultOnce() async {
        let values = Recorder<Int>()
        let runs = Recorder<Int>()
        let subscription = Observed {
            runs.values.append(library.books.count)
            return library.books.count
        }.sink { values.values.append($0) }
        library.books[0] = "Persuasion"
        await wait("the closure doesn't run again") { runs.values.count == 2 }
        #expect(values.values == [2])
        library.books.append("Villette")
        await wait("the change isn't sent") { values.values == [2, 3] }
        subscription.cancel()
    }

    @Test func readsPublishedPropertiesAndRelays() async {
        let relay = CurrentValueRelay(1)
        let values = Recorder<Int>()
        let subscription = Observed { relay.value + library.books.count }.sink { values.values.append($0) }
        relay.accept(2)
        await wait("the change isn't sent") { values.values == [3, 4] }
        subscription.cancel()
    }

    @Test func aSlowSubscriberReceivesTheLatestResult() async {
        let subscriber = TestSubscriber<String, Never>(initialDemand: .max(1))
        Observed {
            library.countRead()
            return library.search
        }.subscribe(subscriber)
        #expect(subscriber.values == [""])
        for text in ["a", "b"] {
            let runs = library.reads
            library.search = text
            await wait("the closure doesn't run again") { library.reads > runs }
        }
        #expect(subscriber.values == [""])
        subscriber.request(.max(1))
        #expect(subscriber.values == ["", "b"])
        subscriber.cancel()
    }

    @Test func eachSubscriberHasItsOwnRun() {
        let runs = Recorder<Int>()
        let observed = Observed {
            runs.values.append(1)
            return library.search
        }
        let first = observed.sink { _ in }
        let second = observed.sink { _ in }
        #expect(runs.values.count == 2)
        first.cancel()
        second.cancel()
    }

    @Test func cancellationReleasesTheClosure() {
        weak var captured: Library?
        var subscription: AnyCancellable?
        do {
            let library = Library()
            captured = library
            subscription = Observed { library.search }.sink { _ in }
        }
        #expect(captured != nil)
        subscription?.cancel()
        #expect(captured == nil)
    }

    @Test func aSubscriptionInAnObservedClosureStartsAfterIt() async {
        let values = Recorder<String>()
        var subscription: AnyCancellable?
        let outer = observe {
            guard subscription == nil else { return }
            subscription = Observed { library.search }.sink { values.values.append($0) }
            #expect(values.values == [])
        }
        #expect(values.values == [""])
        library.search = "a"
        await wait("the change isn't sent") { values.values == ["", "a"] }
        outer.cancel()
        subscription?.cancel()
    }

    @Test func aRelayAndASubjectReceiveResults() async {
        let relay = CurrentValueRelay<[String]>([])
        relay <~ { library.visible }
        #expect(relay.value == ["Emma", "Middlemarch"])
        var subject: PassthroughSubject<[String], Never>? = PassthroughSubject()
        let values = Recorder<[String]>()
        let subscription = subject?.sink { values.values.append($0) }
        let binding = subject.map { relay.bind(to: $0) }
        library.search = "Em"
        await wait("the change isn't sent") { relay.value == ["Emma"] }
        #expect(values.values == [["Emma", "Middlemarch"], ["Emma"]])
        subject = nil
        relay.accept([])
        #expect(binding?.isDisposed == true)
        subscription?.cancel()
    }

    @Test func aBoundSubjectAndRelayAreReleased() {
        let source = PassthroughSubject<Int, Never>()
        weak var subject: PassthroughSubject<Int, Never>?
        weak var relay: PassthroughRelay<Int>?
        do {
            let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughRelay<Int>())
            source.bind(to: first)
            second <~ source
            (subject, relay) = (first, second)
        }
        #expect(subject == nil)
        #expect(relay == nil)
    }

    @Test func anActionDecidesByItsCurrentCondition() {
        let action = Action<Void, Void>(enabled: Observed { library.search.isEmpty }) {}
        library.search = "a"
        #expect(action.isEnabled.value)
        #expect(!action.start())
        library.search = ""
        #expect(action.start())
        library.search = "a"
        ObservationQueue.flush()
        #expect(!action.isEnabled.value)
        library.search = ""
        #expect(action.start())
        library.search = "a"
        ObservationQueue.flush()
        #expect(!action.isEnabled.value, "although the last start was allowed")
    }

    @Test func aFlushRunsWaitingObservations() {
        let relay = CurrentValueRelay(0)
        relay <~ { library.books.count }
        let values = Recorder<Int>()
        let subscription = Observed { relay.value }.sink { values.values.append($0) }
        library.books = []
        ObservationQueue.flush()
        #expect(values.values == [2, 0])
        subscription.cancel()
    }
}
