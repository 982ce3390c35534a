import CombineGtk
import CombineTesting
import GtkTesting
import XCTest

private final class Todo: ObservableObject {
    @Published var title = "title"
}

/// A model that outlives the windows that are bound to it.
@MainActor
private final class LongLived {
    @Published var text = "text"
    let relay = CurrentValueRelay("relay")
    let subject = PassthroughSubject<String, Never>()
    let todo = Todo()
    let (sequence, continuation) = AsyncStream.makeStream(of: String.self)
}

/// A window with a binding of each kind.
private final class EveryWindow: Window {
    @OptionalObservedObject var todo: Todo?
    let labels = (0..<7).map { _ in Label() }
    let entry = Entry()
    let relay = CurrentValueRelay("")
    var seen = 0

    init(_ model: LongLived) {
        super.init()
        let box = Box(orientation: .vertical, spacing: 0)
        for label in labels { box.append(label) }
        box.append(entry)
        child = box
        todo = model.todo

        labels[0].reactive.label <~ model.$text
        labels[1].reactive.label <~ model.relay
        labels[2].reactive.label <~ model.sequence
        labels[3].reactive.label <~ { model.text }
        labels[4].observe { $0.label = model.relay.value }
        observe { window in window.labels[5].label = window.todo?.title ?? "" }
        entry.publisher(for: \.text).bind(to: relay)
        model.subject.bind(to: relay)
        relay.assign(to: \.label, on: labels[6])
        model.subject.assign(to: \.title, on: self)
        model.subject.sink(on: self) { window, _ in window.seen += 1 }
        entry.activate.sink(on: self) { window in window.seen += 1 }
        BindingTarget(on: self) { window, _ in window.seen += 1 } <~ model.subject
        $todo.sink(on: self) { window, _ in window.seen += 1 }
        model.subject.prefix(untilFreed: self).sink { _ in }.store(in: &cancellables)
    }
}

extension Publisher where Failure == Never {
    /// Assigns a nonoptional value to an optional property.
    @MainActor
    fileprivate func assign<Root: Storable>(
        to keyPath: ReferenceWritableKeyPath<Root, Output?>,
        on object: Root
    ) {
        map(Optional.init).assign(to: keyPath, on: object)
    }
}

@MainActor
final class LayerLifetimeTests: GtkTestCase {
    func testReleasesWindowWithEveryKindOfBinding() {
        let model = LongLived()
        assertFreed {
            let window = EveryWindow(model)
            model.text = "changed"
            model.relay.accept("changed")
            model.subject.send("changed")
            model.todo.title = "changed"
            pumpUntilIdle()
            XCTAssertEqual(window.title, "changed")
            XCTAssertEqual(window.labels[3].label, "changed")
            XCTAssertEqual(window.labels[5].label, "changed")
            window.destroy()
            return window
        }
    }

    func testReleasesAThousandWindows() {
        let model = LongLived()
        // The first window creates objects that are never released.
        EveryWindow(model).destroy()
        assertNoLeaks {
            for number in 0..<1000 {
                let window = EveryWindow(model)
                model.text = "\(number)"
                model.subject.send("\(number)")
                model.todo.title = "\(number)"
                if number % 50 == 0 { pumpUntilIdle() }
                window.destroy()
            }
        }
    }

    func testReleasesUnusedWidget() {
        let model = LongLived()
        for _ in 0..<20 {
            assertFreed {
                let label = Label()
                label.reactive.label <~ model.$text
                label.reactive.tooltipText <~ { model.relay.value }
                label.observe { $0.widgetName = model.todo.title }
                model.todo.title += "a"
                return label
            }
        }
    }
}
