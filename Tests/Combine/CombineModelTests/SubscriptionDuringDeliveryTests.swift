import Combine
import CombineModel
import Testing

/// Tests of a subscriber that is added while a publisher delivers a value.
@MainActor
struct SubscriptionDuringDeliveryTests {
    /// A publisher with a current value.
    enum Source: CaseIterable { case published, appStorage, subject, relay, property, observedObject, optionalObject }

    /// A way to subscribe.
    enum Way: CaseIterable {
        case sink, assignOnObject, assignOnStorable, assignToPublished, sinkOnStorable, bindToRelay, bindingOperator
        case map, combineLatest, merge, flatMap, switchToLatest, prefix, share, multicast, receiveOn, values
    }

    private final class Child: ObservableObject {
        let number: Int

        init(_ number: Int) { self.number = number }
    }

    private final class Model: ObservableObject {
        @Published var number = 0
        @AppStorage("number", store: MemorySettings()) var stored = 0
        @ObservedObject var child = Child(0)
        @OptionalObservedObject var optional: Child? = Child(0)
    }

    /// Receives values as a closure, a property, a published property or a relay.
    private final class Recorder: Storable {
        var cancellables: Set<AnyCancellable> = []
        var values: [Int] = []
        var number = 0 { didSet { values.append(number) } }
        @Published var published = -1
        let relay = CurrentValueRelay(-1)

        init() {
            $published.dropFirst().sink { [unowned self] in values.append($0) }.store(in: &cancellables)
            relay.dropFirst().sink { [unowned self] in values.append($0) }.store(in: &cancellables)
        }
    }

    /// An object that can't store a subscription.
    @MainActor
    private final class Target {
        let recorder: Recorder
        var number = 0 { didSet { recorder.values.append(number) } }

        init(_ recorder: Recorder) { self.recorder = recorder }
    }

    @Test(.timeLimit(.minutes(1)), arguments: Source.allCases, Way.allCases)
    func receivesTheDeliveredValueOnce(from source: Source, through way: Way) async {
        let model = Model()
        switch source {
        case .published: await check(way, model.$number) { model.number = $0 }
        case .appStorage: await check(way, model.$stored) { model.stored = $0 }
        case .subject:
            let subject = CurrentValueSubject<Int, Never>(0)
            await check(way, subject) { subject.send($0) }
        case .relay:
            let relay = CurrentValueRelay(0)
            await check(way, relay) { relay.accept($0) }
        case .property:
            let relay = CurrentValueRelay(0)
            await check(way, Property(relay)) { relay.accept($0) }
        case .observedObject: await check(way, model.$child.map(\.number)) { model.child = Child($0) }
        case .optionalObject:
            // The asynchronous sequence calls the closure on another thread.
            let numbers = model.$optional.compactMap { @Sendable child in child?.number }
            await check(way, numbers) { model.optional = Child($0) }
        }
    }

    /// Sends 1, subscribes during the delivery, and then sends 2.
    private func check(_ way: Way, _ source: some Publisher<Int, Never>, send: (Int) -> Void) async {
        let recorder = Recorder()
        var iterator: (any AsyncIteratorProtocol<Int, Never>)?
        var isFirst = true
        source.dropFirst().sink { value in
            guard isFirst else { return }
            isFirst = false
            #expect(value == 1)
            if way == .values {
                iterator = source.values.makeAsyncIterator()
            } else {
                subscribe(recorder, to: source, way)
                #expect(recorder.values == [1])
            }
        }
        .store(in: &recorder.cancellables)
        send(1)
        if let value = await iterator?.next(isolation: #isolation) { recorder.values.append(value) }
        #expect(recorder.values == [1])
        send(2)
        if let value = await iterator?.next(isolation: #isolation) { recorder.values.append(value) }
        #expect(recorder.values == [1, 2])
    }

    private func subscribe(_ recorder: Recorder, to source: some Publisher<Int, Never>, _ way: Way) {
        func record(_ publisher: some Publisher<Int, Never>) {
            publisher.sink { recorder.values.append($0) }.store(in: &recorder.cancellables)
        }
        switch way {
        case .sink: record(source)
        case .assignOnObject: source.assign(to: \.number, on: Target(recorder)).store(in: &recorder.cancellables)
        case .assignOnStorable: source.assign(to: \.number, on: recorder)
        case .assignToPublished: source.assign(to: &recorder.$published)
        case .sinkOnStorable: source.sink(on: recorder) { $0.values.append($1) }
        case .bindToRelay: source.bind(to: recorder.relay)
        case .bindingOperator: recorder.reactive.number <~ source
        case .map: record(source.map { $0 * 10 }.map { $0 / 10 })
        case .combineLatest: record(source.combineLatest(Just("")).map(\.0))
        case .merge: record(source.merge(with: Empty()))
        case .flatMap: record(Just(()).flatMap { source })
        case .switchToLatest: record(Just(source).switchToLatest())
        case .prefix: record(source.prefix(2))
        case .share: record(source.share())
        case .multicast:
            let connectable = source.multicast(subject: PassthroughSubject())
            record(connectable)
            connectable.connect().store(in: &recorder.cancellables)
        case .receiveOn: record(source.receive(on: ImmediateScheduler.shared))
        case .values: break
        }
    }

    /// A publisher without a current value, and a publisher that another subscriber has already connected.
    @Test func receivesOnlyLaterValues() {
        let model = Model()
        let subject = PassthroughSubject<Int, Never>()
        let relay = PassthroughRelay<Int>()
        let current = CurrentValueSubject<Int, Never>(0)
        checkMissing(subject) { subject.send($0) }
        checkMissing(relay) { relay.accept($0) }
        checkMissing(model.objectWillChange.map { model.number + 1 }) { _ in model.objectWillChange.send() }
        checkMissing(current.dropFirst().share()) { current.send($0) }
    }

    private func checkMissing(_ source: some Publisher<Int, Never>, send: (Int) -> Void) {
        var cancellables: Set<AnyCancellable> = []
        var late: [[Int]] = []
        source.sink { _ in
            let index = late.count
            late.append([])
            source.sink { late[index].append($0) }.store(in: &cancellables)
        }
        .store(in: &cancellables)
        send(1)
        #expect(late == [[]])
        send(1)
        #expect(late == [[1], []])
        cancellables = []
    }
}
