import CombineGtk
import Foundation

final class SampleViewModel: ObservableObject {
    @Published var draft = ""
    let rows = (0..<300).map { Row(id: $0) }

    struct Row: Identifiable, Equatable {
        let id: Int
        var title: String { "Row \(id)" }
    }
}

extension SampleViewModel: StateRestoring {
    var restoredProperties: [RestoredProperty] { [RestoredProperty("draft", of: self, \.draft)] }
}

/// A window with widgets whose state is restored. A file with commands sets the state, and prints it.
final class SampleWindow: ApplicationWindow {
    @ObservedObject var viewModel: SampleViewModel
    let name = Entry()
    let notes = TextView()
    let remember = CheckButton(label: "Remember")
    let pages = Stack()
    let list: ListView
    let scroller = ScrolledWindow()

    override init(application: Application?) {
        let viewModel = SampleViewModel()
        self.viewModel = viewModel
        list = ListView(Rows(Just(viewModel.rows), \.title))
        super.init(application: application)
        setDefaultSize(400, height: 500)
        _ = pages.add(Label(label: "First"), name: "first")
        _ = pages.add(Label(label: "Second"), name: "second")
        scroller.child = list
        scroller.expand()
        child = Box.vertical {
            name
            notes
            remember
            pages
            scroller
        }
        if let path = ProcessInfo.processInfo.environment["DEV_SAMPLE_COMMANDS"] { follow(path) }
    }

    /// Performs the command in the file when it changes.
    private func follow(_ path: String) {
        let initial = try? String(contentsOfFile: path, encoding: .utf8)
        Task { [weak self] in
            var previous = initial
            while self != nil {
                try? await Task.sleep(for: .milliseconds(50))
                let command = try? String(contentsOfFile: path, encoding: .utf8)
                guard let command, command != previous else { continue }
                previous = command
                self?.perform(command)
            }
        }
    }

    private func perform(_ command: String) {
        if command.hasPrefix("prepare") {
            viewModel.draft = "A draft"
            name.text = "Ada Lovelace"
            notes.buffer.text = "Two\nlines"
            remember.isActive = true
            pages.visibleChildName = "second"
            _ = list.model?.selectItem(120, unselectRest: true)
            setDefaultSize(440, height: 540)
            name.grabFocus()
            name.select(2..<5)
            scroller.vadjustment.value = 1234
        }
        let hasFocus = focus?.isAncestor(name) ?? false
        let values: [any CustomStringConvertible] = [
            viewModel.draft, name.text, name.selectionBound, name.cursorPosition, notes.buffer.text, remember.isActive,
            pages.visibleChildName ?? "", scroller.vadjustment.value, list.model?.isSelected(120) ?? false, width,
            height,
            hasFocus,
        ]
        let report = values.map { "\($0)" }.joined(separator: "|").replacingOccurrences(of: "\n", with: " ")
        print("report \(command.split(separator: " ").last ?? ""): \(report)")
    }
}
