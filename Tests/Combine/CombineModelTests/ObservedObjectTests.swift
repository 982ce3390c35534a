import TestSupport
import Testing

@testable import CombineModel

private final class Item: ObservableObject {
    @Published var name: String

    init(_ name: String) {
        self.name = name
    }
}

private final class Screen: ObservableObject {
    @OptionalObservedObject var item: Item?
    @ObservedObject var other = Item("other")

    init() {}
}

@MainActor
struct ObservedObjectTests {
    @Test func theOwnerReportsChangesAndReplacementsOfTheObject() {
        let (screen, changes) = (Screen(), Recorder<String>())
        let sink = screen.objectWillChange.sink { _ in MainThread.assume { changes.values.append("change") } }
        let item = Item("a")
        screen.item = item
        item.name = "b"
        screen.item = nil
        item.name = "c"
        #expect(changes.values.count == 3)
        screen.other.name = "d"
        #expect(changes.values.count == 4)
        sink.cancel()
    }

    @Test func thePublisherSendsTheObjectInitiallyAndAfterEachChange() async {
        let (screen, names) = (Screen(), Recorder<String?>())
        let sink = screen.$item.sink { item in MainThread.assume { names.values.append(item?.name) } }
        let item = Item("a")
        screen.item = item
        item.name = "b"
        await wait("the change isn't reported") { names.values == [nil, "a", "b"] }
        sink.cancel()
    }

    @Test func aReplacedObjectIsReleased() {
        let screen = Screen()
        weak var previous: Item?
        do {
            let item = Item("a")
            previous = item
            screen.item = item
        }
        screen.item = Item("b")
        #expect(previous == nil)
    }
}
