import Foundation
import TestSupport
import XCTest

/// Tests of the compiler's messages for common mistakes, which the page CompilerErrors lists.
final class CompilerErrorsTests: XCTestCase {
    /// A line of code and a part of the message that the compiler prints for it.
    private static let statements = [
        ("popover.show.sink(on: self) { _ in }", "show() is a method; the signal is 'showSignal'"),
        ("button.clicked.sink(self) { window in print(window) }", "missing argument label 'on:' in call"),
        ("button.clicked.sink { print(1) }", "result of call to 'sink(receiveValue:)' is unused"),
        ("entry.publisher(for: \\.text).sink(on: self) { print($0) }", "expects 2 arguments, but 1 was used"),
        ("button.clicked { print(1) }", "a signal is a publisher: write 'clicked.sink(on: self)"),
        ("click.pressed { event in print(event) }", "a signal is a publisher: write 'pressed.sink(on: self)"),
        ("button.clicked()", "call the method whose name begins with 'emit'"),
        ("label.label <~ model.$name", "bind a property, as in 'label.reactive.label <~ publisher'"),
        ("entry.text <~> $model.name", "bind a property, as in 'entry.reactive.text <~> $viewModel.name'"),
        ("label.reactive.label <~ model.name", "write '$name' for the publisher of a property"),
        ("label.reactive.label <~ model.$count", "convert them with 'map'"),
        ("label.reactive.label <~ request", "requires 'target.onFailure { error in ... } <~ publisher'"),
        ("entry.reactive.text <~> model.$name", "write '$viewModel.name' or 'Bindable(viewModel).name'"),
        ("entry.reactive.text <~> $model.filter", "write 'Bindable(viewModel).name'"),
        ("spin.reactive.value <~> $model.count", "write 'Bindable(viewModel).name'"),
        ("model.$name.assign(to: \\Label.label)", "add the object, as in 'assign(to: \\.label, on: label)'"),
        ("_ = ListView(model.$items) { (cell: Cell, item: Item) in }", "write 'ListView(Rows(publisher) { ... })'"),
        ("_ = inhibitLogout(when: { model.count > 0 }, because: \"\")", "cannot conform to 'Publisher'"),
        ("button.addTarget(self, action: 1, for: 2)", "use clicked.sink(on: self) { owner in … }"),
    ]

    private static let members = [
        ("private var cancellables = Set<AnyCancellable>()", "cannot override with a stored property 'cancellables'"),
        ("@Outlet var title: Label?", "'Outlet' requires that 'Label?' inherit from 'Object'"),
        ("@Outlet var subtitle: String", "'Outlet' requires that 'String' inherit from 'Object'"),
        ("deinit { print(1) }", "has different actor isolation from main actor-isolated overridden declaration"),
        ("@Outlet weak var note: Label!", "property 'note' with a wrapper cannot also be weak"),
    ]

    func testMessagesAreAtTheRightLinesAndNameTheFix() throws {
        var lines = [
            "import CombineGtk",
            "struct Item: Identifiable { let id = 0 }",
            "final class Model: ObservableObject {",
            "@Published var name = \"\"; @Published var count = 0; @Published var items: [Item] = []",
            "@Published var filter = \"\"",
            "}",
            "final class Cell: Box, ListCell {",
            // Most names of GTK properties can be used for the parts of a cell.
            "let name = Label(label: nil), title = Label(label: nil), label = Label(label: nil)",
            "init() { super.init(orientation: .horizontal) }",
            "}",
            "@MainActor final class Form: ApplicationWindow {",
            "let label = Label(label: nil), entry = Entry(), button = Button(), popover = Popover()",
            "let click = GestureClick(), spin = SpinButton(adjustment: nil, climbRate: 1, digits: 0)",
            "let request = Fail<String, any Error>(error: CancellationError())",
            "@ObservedObject var model = Model()",
        ]
        var expected: [Int: String] = [:]
        for (index, (statement, message)) in Self.statements.enumerated() {
            lines += ["func mistake\(index)() {", statement, "}"]
            expected[lines.count - 1] = message
        }
        lines.append("}")
        lines.append("@MainActor final class Other: ApplicationWindow {")
        for (member, message) in Self.members {
            lines.append(member)
            expected[lines.count] = message
        }
        lines.append("}")
        let found = try StepCompiler().problems(in: lines.joined(separator: "\n"))
        for (line, message) in expected {
            let messages = found[line, default: []]
            XCTAssertTrue(messages.contains { $0.contains(message) }, "\(lines[line - 1]): \(messages)")
        }
        for (line, messages) in found where expected[line] == nil {
            XCTFail("\(lines[line - 1]): \(messages)")
        }
    }

    func testThePageListsTheMistakes() throws {
        let file = SourceFolder.package.appending(path: "Sources/CombineGtk/CombineGtk.docc/CompilerErrors.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        for (_, message) in Self.statements + Self.members {
            XCTAssertTrue(page.contains(message), message)
        }
    }
}
