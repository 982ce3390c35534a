import CombineGtk
import Foundation

struct Chore: Mergeable, Codable, Identifiable {
    var id = UUID()
    var title = ""

    static let mergedProperties: [MergedProperty<Chore>] = [.init(\.title)]
}

struct ChoreList: DocumentContent, Codable {
    var chores: [Chore] = []

    static let mergedProperties: [MergedProperty<ChoreList>] = [.init(\.chores)]

    init() {}

    init(bytes: [UInt8]) throws { self = try JSONDecoder().decode(ChoreList.self, from: Data(bytes)) }

    func bytes() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) }
}

final class ChoresWindow: ApplicationWindow {
    private let document: Document<ChoreList>
    private let entry = Entry()

    init(application: Application?, document: Document<ChoreList>) {
        self.document = document
        super.init(application: application)
        undoManager = document.undoManager
        child = Box.vertical {
            ListView(
                Rows(document.$content.map(\.chores), cell: Label("")) { label, chore in label.label = chore.title }
            )
            .expand(.vertical)
            entry.accessibilityLabel("New chore")
        }
        entry.activate.sink(on: self) { window in window.add() }
        document.file?.changes.sink(on: self) { window, _ in window.document.reload() }
        document.$problem.compactMap(\.self).sink(on: self) { window, problem in window.presentError(problem) }
    }

    private func add() {
        document.edit("New Chore") { $0.chores.append(Chore(title: entry.text)) }
        entry.text = ""
    }
}
