import CombineGtk

/// An element of the trees in these tests.
struct Branch: Identifiable, Equatable {
    let id: Int
    var title: String
    var children: [Branch]?

    init(_ id: Int, _ children: [Branch]? = nil) {
        self.id = id
        title = "branch \(id)"
        self.children = children
    }
}

/// The model of the trees in these tests.
@MainActor
final class BranchModel {
    @Published var branches: [Branch]
    @Published var expanded: Set<Int> = []
    @Published var selection: Set<Int> = []
    @Published var single: Int?

    init(_ branches: [Branch]) {
        self.branches = branches
    }

    /// Returns a model with the roots 1, 2 and 3. The children of 1 are 11, 12 and 13, the child of 13 is 131, and the
    /// child of 3 is 31. 12 is an empty folder.
    static func some() -> BranchModel {
        BranchModel([
            Branch(1, [Branch(11), Branch(12, []), Branch(13, [Branch(131)])]), Branch(2), Branch(3, [Branch(31)]),
        ])
    }
}

extension TrackCell {
    func fill(_ branch: Branch) {
        Self.fills += 1
        title.text = branch.title
    }
}

extension Widget {
    /// The visible identities, from top to bottom. Dots indicate the depth, `+` a collapsed row and `-` an expanded
    /// row.
    var shownBranches: [String] {
        trackCells.map { cell in
            let row = (cell.parent as? TreeExpander)?.listRow
            let mark = row.map { !$0.isExpandable ? "" : $0.isExpanded ? "-" : "+" } ?? "?"
            return String(repeating: ".", count: row?.depth ?? 0) + mark + cell.title.text.dropFirst("branch ".count)
        }
    }
}
