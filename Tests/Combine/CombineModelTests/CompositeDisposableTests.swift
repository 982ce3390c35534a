import CombineModel
import TestSupport
import Testing

@MainActor
struct CompositeDisposableTests {
    @Test func disposesOfItsContentsWhenReleased() {
        let subject = PassthroughSubject<Int, Never>()
        let owner = Owner()
        var composite: CompositeDisposable? = CompositeDisposable()
        composite? += owner.reactive.number <~ subject
        let sink = subject.sink(on: owner) { $0.values.append($1) }
        composite?.add(sink)
        subject.send(1)
        composite = nil
        subject.send(2)
        #expect(owner.number == 1)
        #expect(owner.values == [1])
        #expect(sink.isDisposed)
        #expect(owner.cancellables.isEmpty)
    }

    @Test func acceptsAnyCancellable() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int>()
        let composite = CompositeDisposable()
        composite += subject.sink { recorder.values.append($0) }
        composite += subject.map { $0 * 10 }.sink { recorder.values.append($0) }
        subject.send(1)
        composite.dispose()
        subject.send(2)
        #expect(recorder.values == [1, 10])
        #expect(composite.isDisposed)
        #expect(composite.count == 0)
    }

    @Test func disposesOfLaterAdditionsImmediately() {
        let composite = CompositeDisposable()
        composite.cancel()
        let owner = Owner()
        let binding = owner.reactive.number <~ CurrentValueSubject<Int, Never>(1)
        composite += binding
        #expect(binding.isDisposed)
        let task = Task { try? await Task.sleep(for: .seconds(60)) }
        composite += task
        #expect(task.isCancelled)
    }

    @Test func releasesEndedDisposables() {
        let composite = CompositeDisposable()
        let subject = PassthroughSubject<Int, Never>()
        weak var token: Token?
        do {
            let held = Token()
            token = held
            let owner = Owner()
            composite += subject.sink(on: owner) { _, _ in _ = held }
        }
        #expect(token == nil)
        #expect(composite.count == 0)
        composite.dispose()
    }

    @Test func isItselfACancellable() {
        let subject = PassthroughSubject<Int, Never>()
        let owner = Owner()
        var cancellables: Set<AnyCancellable> = []
        let composite = CompositeDisposable()
        composite += owner.reactive.number <~ subject
        composite.store(in: &cancellables)
        cancellables = []
        #expect(composite.isDisposed)
        subject.send(1)
        #expect(owner.number == 0)
    }
}
