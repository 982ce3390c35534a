import CombineModel
import TestSupport
import Testing

@MainActor
struct TaskDisposableTests {
    @Test func aTaskEndsWithTheComposite() async {
        var composite: CompositeDisposable? = CompositeDisposable()
        let task = Task { try await Task.sleep(for: .seconds(60)) }
        composite? += task
        #expect(composite?.count == 1)
        composite = nil
        #expect(task.isCancelled)
        #expect(task.isDisposed)
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func aTaskThatHasEndedIsReleased() async {
        let composite = CompositeDisposable()
        composite += Task { 1 }
        composite += Task { throw Failure.expected }
        await wait("the tasks are still counted") { composite.count == 0 }
        composite.dispose()
    }

    @Test func aTaskCanBeStoredInASetOfCancellables() {
        var cancellables: Set<AnyCancellable> = []
        let task = Task { try? await Task.sleep(for: .seconds(60)) }
        task.store(in: &cancellables)
        #expect(!task.isCancelled)
        cancellables = []
        #expect(task.isCancelled)
    }

    @Test func aTaskDoesNotRetainItsComposite() async {
        weak var released: CompositeDisposable?
        let task = Task { try? await Task.sleep(for: .seconds(60)) }
        do {
            let composite = CompositeDisposable()
            released = composite
            composite += task
        }
        #expect(released == nil)
        #expect(task.isCancelled)
    }
}
