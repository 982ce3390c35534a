import Gtk
import Testing

/// Tests of the main actor in a program with an asynchronous `main`, like the program of these tests.
struct AsynchronousMainTests {
    @Test func creatingAnObjectExplainsWhatToDo() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Adjustment() }
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("init(properties:) of Adjustment was called on the main actor"), "\(output.prefix(99))")
        #expect(output.contains("Make main() synchronous"), "\(output.prefix(500))")
    }

    @Test @MainActor func codeWithoutObjectsRunsOnTheMainActor() {
        #expect(MainThread.isCurrent)
        #expect(Bytes([1, 2]).count == 2)
    }
}
