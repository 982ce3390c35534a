import TestSupport
import Testing

@testable import CombineModel

private struct Item: Identifiable, Equatable {
    let id: Int
    var title: String
    var author: Author?

    init(_ id: Int, _ title: String) {
        self.id = id
        self.title = title
    }
}

private struct Author: Equatable {
    var name: String
}

private final class Store: ObservableObject {
    @Published var items = [Item(1, "one"), Item(2, "two")] {
        didSet { sets += 1 }
    }
    @Published var draft: Item?
    @Published var nickname: String?
    @Published var flags = ["a": true]
    @Published var tags = ["x", "y"]
    var sets = 0

    init() {}
}

private final class Screen {
    @ObservedObject var store = Store()

    init() {}
}

/// Tests of bindings to a value that can be absent: the value of an optional or an element of a collection.
@MainActor
struct BindablePartTests {
    private func following<Value>(_ model: some TwoWayModel<Value>) -> (Recorder<String>, AnyCancellable) {
        let recorder = Recorder<String>()
        let cancellable = model.modelAccess.follow(Owner()) { event in
            switch event {
            case .value(let value): recorder.values.append("\(value)")
            case .absent: recorder.values.append("absent")
            case .finished: recorder.values.append("finished")
            }
        }
        return (recorder, cancellable)
    }

    private func isAbsent(_ model: some TwoWayModel<String>) -> Bool {
        do {
            _ = try model.modelAccess.offer("x")
            return false
        } catch {
            return error is AbsentModel
        }
    }

    @Test func aPartOfAnOptionalIsAbsentWhileTheOptionalIsNil() async throws {
        let screen = Screen()
        let title = screen.$store.draft.title
        let (received, cancellable) = following(title)
        #expect(received.values == ["absent"])
        #expect(isAbsent(title))
        #expect(screen.store.draft == nil)
        screen.store.draft = Item(3, "three")
        await wait("the end of the draft isn't reported") { received.values == ["absent", "three"] }
        #expect(try title.modelAccess.offer("four")?.take() == "four")
        #expect(screen.store.draft == Item(3, "four"))
        screen.store.draft = nil
        await wait("its absence isn't reported") { received.values.last == "absent" }
        cancellable.cancel()
    }

    @Test func optionalsCanBeNested() throws {
        let screen = Screen()
        let name = screen.$store.draft.author.name
        #expect(isAbsent(name))
        screen.store.draft = Item(3, "three")
        #expect(isAbsent(name))
        screen.store.draft?.author = Author(name: "Ada")
        #expect(try name.modelAccess.offer("Grace")?.take() == "Grace")
        #expect(screen.store.draft?.author?.name == "Grace")
    }

    @Test func anOptionalIsUnwrapped() throws {
        let store = Store()
        let nickname = BindableProperty(unwrapping: Bindable(store).nickname)
        #expect(isAbsent(nickname))
        #expect(store.nickname == nil)
        store.nickname = "a"
        #expect(try nickname.modelAccess.offer("b")?.take() == "b")
        #expect(store.nickname == "b")
    }

    @Test func anElementIsAbsentWhileItsPositionIsInvalid() async throws {
        let store = Store()
        let tag = Bindable(store).tags[1]
        let (received, cancellable) = following(tag)
        #expect(try tag.modelAccess.offer("z")?.take() == "z")
        #expect(store.tags == ["x", "z"])
        store.tags = ["x"]
        await wait("the end of the position isn't reported") { received.values.last == "absent" }
        #expect(isAbsent(tag))
        #expect(store.tags == ["x"])
        cancellable.cancel()
    }

    @Test func anElementIsFoundByItsIdentity() async throws {
        let screen = Screen()
        let title = screen.$store.items[id: 2].title
        let (received, cancellable) = following(title)
        #expect(received.values == ["two"])
        screen.store.items.reverse()
        screen.store.items.insert(Item(0, "zero"), at: 0)
        screen.store.sets = 0
        #expect(try title.modelAccess.offer("second")?.take() == "second")
        #expect(screen.store.items.map(\.title) == ["zero", "second", "one"])
        #expect(screen.store.sets == 1, "one change is one call of the setter")
        await wait("the change isn't reported") { received.values.last == "second" }
        cancellable.cancel()
    }

    @Test func changesOfARemovedElementAreDropped() async throws {
        let screen = Screen()
        let title = screen.$store.items[id: 2].title
        let (received, cancellable) = following(title)
        let late = try #require(try title.modelAccess.offer("late"))
        let removed = screen.store.items.removeLast()
        screen.store.sets = 0
        #expect(late.take() == "late")
        #expect(isAbsent(title))
        #expect(screen.store.items.map(\.title) == ["one"])
        #expect(screen.store.sets == 0, "nothing was set")
        await wait("the end of the element isn't reported") { received.values == ["two", "absent"] }
        screen.store.items.insert(removed, at: 0)
        await wait("its return isn't reported") { received.values == ["two", "absent", "two"] }
        cancellable.cancel()
    }

    @Test func aDictionaryValueIsAModel() throws {
        let store = Store()
        let flag = Bindable(store).flags["a"]
        #expect(try flag.modelAccess.offer(false)?.take() == false)
        #expect(store.flags == ["a": false])
        _ = try flag.modelAccess.offer(nil)?.take()
        #expect(store.flags.isEmpty)
    }

    @Test func aPartDoesNotRetainTheObject() throws {
        weak var store: Store?
        let parts: [BindableProperty<String>]
        do {
            let held = Store()
            store = held
            parts = [Bindable(held).items[id: 1].title, Bindable(held).tags[0], Bindable(held).draft.title]
        }
        #expect(store == nil)
        for part in parts { #expect(try part.modelAccess.offer("x")?.take() == nil) }
    }
}
