import Testing

@testable import CombineModel

@MainActor
struct EndingDisposableTests {
    @Test func endsWithItsActivity() async {
        let disposable = EndingDisposable(Task { 1 })
        await wait("the end isn't reported") { disposable.isDisposed }
    }

    @Test func endsItsActivity() {
        let task = Task { try? await Task.sleep(for: .seconds(60)) }
        let disposable = EndingDisposable(task)
        #expect(!disposable.isDisposed)
        disposable.dispose()
        #expect(disposable.isDisposed)
        #expect(task.isCancelled)
    }
}
