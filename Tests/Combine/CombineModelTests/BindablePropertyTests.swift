import TestSupport
import Testing

@testable import CombineModel

private struct Note: Equatable {
    var title = "first"
    var tags = ["a"]
}

private final class Editor: ObservableObject {
    @Published var note = Note()
    @Published var name = "" {
        didSet { saved.append(name) }
    }
    var saved: [String] = []

    init(name: String = "") {
        self.name = name
    }
}

private final class Screen {
    @ObservedObject var editor = Editor(name: "a")
    @OptionalObservedObject var selected: Editor?
    @StateObject var own = Editor(name: "own")

    init() {}
}

@MainActor
struct BindablePropertyTests {
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

    @Test func aPartOfAStructureIsAModel() async throws {
        let editor = Editor()
        let model = Bindable(editor).note.title
        let (received, cancellable) = following(model)
        #expect(received.values == ["first"])
        #expect(try model.modelAccess.offer("second")?.take() == "second")
        #expect(editor.note.title == "second")
        #expect(editor.note.tags == ["a"])
        await wait("the change isn't reported") { received.values == ["first", "second"] }
        _ = try Bindable(editor).note.tags[0].modelAccess.offer("b")?.take()
        #expect(editor.note.tags == ["b"])
        cancellable.cancel()
    }

    @Test func settingThePropertyRunsItsObservers() throws {
        let screen = Screen()
        screen.editor.saved = []
        screen.own.saved = []
        _ = try screen.$editor.name.modelAccess.offer("b")?.take()
        #expect(screen.editor.name == "b")
        #expect(screen.editor.saved == ["b"])
        #expect(try screen.$own.name.modelAccess.offer("d")?.take() == "d")
        #expect(screen.own.saved == ["d"])
    }

    @Test func aPropertyRefersToTheCurrentObservedObject() async throws {
        let screen = Screen()
        let (received, cancellable) = following(screen.$editor.name)
        screen.editor = Editor(name: "b")
        await wait("the new object isn't reported") { received.values == ["a", "b"] }
        screen.editor.name = "c"
        await wait("the change isn't reported") { received.values == ["a", "b", "c"] }
        cancellable.cancel()
    }

    @Test func changesAreDroppedWithoutAnObject() async throws {
        let screen = Screen()
        let (received, cancellable) = following(screen.$selected.name)
        #expect(received.values == ["absent"])
        #expect(throws: AbsentModel.self) { try screen.$selected.name.modelAccess.offer("x") }
        screen.selected = Editor(name: "a")
        await wait("the object isn't reported") { received.values == ["absent", "a"] }
        screen.selected = nil
        await wait("its absence isn't reported") { received.values == ["absent", "a", "absent"] }
        cancellable.cancel()
    }

    @Test func objectsAreNotRetained() async throws {
        weak var editor: Editor?
        weak var screen: Screen?
        let following: [AnyCancellable]
        let received: Recorder<String>
        do {
            let (held, place) = (Editor(name: "a"), Screen())
            (editor, screen) = (held, place)
            let (ofEditor, first) = self.following(Bindable(held).name)
            received = ofEditor
            following = [first, self.following(place.$editor.name).1]
        }
        #expect(editor == nil)
        #expect(screen == nil)
        #expect(received.values == ["a"])
        for cancellable in following { cancellable.cancel() }
    }
}
