import CombineAdw
import GtkTesting
import Observation
import XCTest

/// A model with properties to which widgets are bound.
private protocol Form: AnyObject {
    var text: String { get set }
    var isOn: Bool { get set }
    var number: Int { get set }
    var choice: Int? { get set }

    init()
}

@Observable
private final class ObservableForm: Form {
    var text = ""
    var isOn = false
    var number = 0
    var choice: Int? = 0
}

private final class PublishedForm: ObservableObject, Form {
    @Published var text = ""
    @Published var isOn = false
    @Published var number = 0
    @Published var choice: Int? = 0
}

private struct Sheet: Identifiable {
    let id: Int
}

/// Tests of handlers that change the model while a binding sets the widget. The model's last value must be shown.
@MainActor
final class ModelChangedByHandlerTests: GtkTestCase {
    func testModelWithObservation() throws {
        try checkWidgets(ObservableForm.self)
    }

    func testModelWithPublishedProperties() throws {
        try checkWidgets(PublishedForm.self)
    }

    func testCarouselsWithAnimations() throws {
        enableAnimations()
        try checkCarousels(ObservableForm.self)
        try checkCarousels(PublishedForm.self)
    }

    private func checkWidgets<Model: Form>(_ model: Model.Type) throws {
        try checkCarousels(model)
        try check(\Model.choice, 1, 2) {
            TabView(CurrentValueRelay([0, 1, 2].map { Sheet(id: $0) }), selection: $0) { page, sheet in
                page.title = "\(sheet.id)"
                return Label(page.title)
            }
        } shown: { view in
            view.publisher(for: \.selectedPage).map { page in page.flatMap { Int($0.title) } }
        }
        try check(\Model.text, "abc", "ABC") {
            EntryRow("Name", text: $0)
        } shown: {
            $0.publisher(for: \.text)
        }
        try check(\Model.choice, 1, 2) {
            ComboRow("Order", selection: $0, of: [0, 1, 2], title: { "\($0 ?? 0)" })
        } shown: {
            $0.publisher(for: \.selected)
        }
        try check(\Model.isOn, true, false) {
            ExpanderRow("Proxy", isOn: $0) { Label("Host") }
        } shown: {
            $0.publisher(for: \.enablesExpansion)
        }
        try check(\Model.isOn, true, false) { isOn -> ExpanderRow in
            let row = ExpanderRow("Advanced") { Label("Server") }
            row.reactive.isExpanded <~> isOn
            return row
        } shown: {
            $0.publisher(for: \.isExpanded)
        }
        try check(\Model.isOn, true, false) {
            ActionRow("Wrap", isOn: $0)
        } shown: { row in
            try XCTUnwrap(row.first(Switch.self)).publisher(for: \.isActive)
        }
        try check(\Model.number, 20, 10) {
            ActionRow("Size", value: $0, in: 0...99)
        } shown: { row in
            try XCTUnwrap(row.first(SpinButton.self)).publisher(for: \.value).map { Int($0) }
        }
        try checkNewerWidgets(model)
    }

    private func checkCarousels<Model: Form>(_ model: Model.Type) throws {
        let makeCarousel = { (page: BindableProperty<Int>) in
            Carousel(page: page) { for number in 0..<3 { Label("\(number)") } }
        }
        try check(\Model.number, 1, 2, makeCarousel) { carousel in
            carousel.publisher(for: \.position).map { Int($0.rounded()) }
        }
        try check(\Model.number, 1, 2, makeCarousel) { $0.pageChanged }
    }

    private func checkNewerWidgets<Model: Form>(_ model: Model.Type) throws {
        #if GTK4_10
        try check(\Model.isOn, true, false) { isOn -> TabOverview in
            let tabs = TabView(CurrentValueRelay([Sheet(id: 0)])) { _, _ in Label("text") }
            let overview = TabOverview(tabs) { tabs }
            overview.reactive.isOpen <~> isOn
            return overview
        } shown: {
            $0.publisher(for: \.isOpen)
        }
        #endif
        #if GTK4_12
        try check(\Model.isOn, true, false) {
            SwitchRow("Wrap", isOn: $0)
        } shown: {
            $0.publisher(for: \.isActive)
        }
        try check(\Model.number, 20, 10) {
            SpinRow("Size", value: $0, in: 0...99)
        } shown: { row in
            row.publisher(for: \.value).map { Int($0) }
        }
        #endif
        #if GTK4_16
        try check(\Model.isOn, true, false) { isOn in
            BottomSheet(isOpen: isOn) {
                Label("content")
            } sheet: {
                Label("sheet")
            }
        } shown: {
            $0.publisher(for: \.isOpen)
        }
        #endif
        #if GTK4_18
        try check(\Model.choice, 1, 2) {
            ToggleGroup(selection: $0, of: [0, 1, 2], title: { "\($0 ?? 0)" })
        } shown: {
            $0.publisher(for: \.active)
        }
        #endif
    }

    /// Binds a widget to a property of a new model, and sets the property to a value. As soon as the widget shows the
    /// value, a handler sets the property to another value.
    ///
    /// - Parameter shown: A closure that returns a publisher of the value that the widget shows.
    private func check<Model: Form, Value: Equatable, Shown: Widget, Values: Publisher<Value, Never>>(
        _ property: ReferenceWritableKeyPath<Model, Value>,
        _ value: Value,
        _ last: Value,
        _ makeWidget: (BindableProperty<Value>) -> Shown,
        shown: (Shown) throws -> Values,
        line: UInt = #line
    ) throws {
        let model = Model()
        let widget = makeWidget(Bindable(model)[dynamicMember: property])
        let window = AdwWindow()
        window.content = AdwPreferencesGroup { widget }
        window.setDefaultSize(500, height: 400)
        _ = User(window)
        wait { widget.width > 0 }
        var values: [Value] = []
        let subscription = try shown(widget).sink { new in
            values.append(new)
            if new == value { model[keyPath: property] = last }
        }
        model[keyPath: property] = value
        wait("the last value of \(Shown.self)", line: line) { values.contains(value) && values.last == last }
        pumpUntilIdle()
        XCTAssertEqual(values.last, last, "\(Shown.self)", line: line)
        XCTAssertEqual(model[keyPath: property], last, "\(Shown.self)", line: line)
        withExtendedLifetime(subscription) { window.close() }
        wait { openWindows.isEmpty }
    }
}
