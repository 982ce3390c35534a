import Combine
import CombineGtk
import Gtk
import GtkTesting
import Observation
import XCTest

/// A model of a two-way binding, in the form of each framework.
@MainActor
private protocol Storage<Value>: AnyObject {
    associatedtype Value: Equatable
    associatedtype Model: TwoWayModel<Value>
    var value: Value { get set }
    var model: Model { get }
    init(_ value: Value)
}

@Observable
private final class ObservableStorage<Value: Equatable>: Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
    var model: BindableProperty<Value> { Bindable(self).value }
}

private final class PublishedStorage<Value: Equatable>: ObservableObject, Storage {
    @Published var value: Value
    init(_ value: Value) { self.value = value }
    var model: BindableProperty<Value> { Bindable(self).value }
}

/// Tests that a handler of a widget's change can change the model while a two-way binding sets the widget.
@MainActor
final class TwoWayHandlerTests: GtkTestCase {
    /// Binds a property to a model of each kind. A handler of the property replaces the value `second` of the model with
    /// the value `third`, once when the model changes and once when the property changes.
    private func check<Base: Widget, Value: Equatable>(
        _ property: ReferenceWritableKeyPath<Base, Value>,
        _ values: (Value, Value, Value),
        line: UInt = #line,
        _ make: () -> Base
    ) {
        check(ObservableStorage(values.0), make(), property, values, line)
        check(PublishedStorage(values.0), make(), property, values, line)
    }

    private func check<Base: Widget, Value>(
        _ storage: some Storage<Value>,
        _ widget: Base,
        _ property: ReferenceWritableKeyPath<Base, Value>,
        _ values: (Value, Value, Value),
        _ line: UInt
    ) {
        let name = "\(Base.self) with \(type(of: storage))"
        // A stack requires a window when its visible child changes.
        let window = Window()
        window.child = widget
        defer { window.destroy() }
        widget.reactive[dynamicMember: property] <~> storage.model
        // A handler that is connected before the binding would run before the binding sets the model.
        widget.publisher(for: property).sink { if $0 == values.1 { storage.value = values.2 } }
            .store(in: &widget.cancellables)
        XCTAssertEqual(widget[keyPath: property], values.0, name, line: line)
        for isModelChanged in [true, false] {
            if isModelChanged { storage.value = values.1 } else { widget[keyPath: property] = values.1 }
            wait(for: .seconds(10), "the model's value in \(name), \(isModelChanged)", line: line) {
                widget[keyPath: property] == values.2 && storage.value == values.2
            }
            storage.value = values.0
            wait(for: .seconds(10), "the first value in \(name)", line: line) {
                widget[keyPath: property] == values.0
            }
        }
    }

    func testHandlersOfPropertiesCanChangeModel() {
        check(\.text, ("a", "b", "c")) { Entry() }
        check(\.text, ("a", "b", "c")) { SearchEntry() }
        check(\.text, ("a", "b", "c")) { EditableLabel(text: "") }
        check(\.text, ("a", "b", "c")) { TextView() }
        check(\.value, (1, 2, 3)) { SpinButton(min: 0, max: 100, step: 1) }
        check(\.selected, (0, 1, 2)) { DropDown(strings: ["a", "b", "c"]) }
        check(\Notebook.page, (0, 1, 2)) {
            let notebook = Notebook()
            for text in ["a", "b", "c"] { _ = notebook.appendPage(Label(text), tabLabel: nil) }
            return notebook
        }
        check(\Stack.visibleChildName, ("a", "b", "c")) {
            let stack = Stack()
            for text in ["a", "b", "c"] { _ = stack.add(Label(text), name: text) }
            return stack
        }
        check(\.isActive, (false, true, false)) { Switch() }
        check(\.isActive, (false, true, false)) { CheckButton() }
        check(\.isExpanded, (false, true, false)) { Expander(label: "More") }
        check(\.revealsChild, (false, true, false)) { Revealer() }
    }

    func testHandlersOfCommandsAndRowsCanChangeModel() {
        let isOn = ObservableStorage(false)
        let toggle = Command.toggle("wrap", title: "Wrap", isOn: isOn.model)
        let row = PreferencesRow("Wrap", isOn: isOn.model)
        let button = ToggleButton(switching: toggle)
        button.toggled.sink(on: button) { if $0.isActive { isOn.value = false } }
        for control in row.descendants(of: Switch.self) {
            control.publisher(for: \.isActive).sink { if $0 { isOn.value = false } }.store(in: &row.cancellables)
        }
        isOn.value = true
        wait(for: .seconds(10), "the last value of the model") {
            !isOn.value && !button.isActive && toggle.isOn?.value == false
                && row.descendants(of: Switch.self).allSatisfy { !$0.isActive }
        }
        XCTAssertEqual(row.descendants(of: Switch.self).count, 1)
    }

    func testHandlersOfListsCanChangeModel() throws {
        let tracks = TrackModel(0..<5)
        let selection = ObservableStorage<Set<Int>>([])
        let list = ListView(Rows(tracks.$tracks, \.title))
        list.selection <~> selection.model
        let rows = try XCTUnwrap(list.model)
        rows.selectionChanged.sink(on: list) { _, _ in if rows.isSelected(2) { selection.value = [3] } }
        selection.value = [2]
        wait(for: .seconds(10), "the last selection of the model") { rows.isSelected(3) && !rows.isSelected(2) }
        XCTAssertEqual(selection.value, [3])
    }
}
