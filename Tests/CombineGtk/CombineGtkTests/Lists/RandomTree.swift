import CombineGtk
import TestSupport

/// A visible tree that is changed at random and compared with a simple model.
@MainActor
final class RandomTree {
    private var generator: SeededGenerator
    private let relay = CurrentValueRelay<[Branch]>([])
    private let expansion = CurrentValueRelay<Set<Int>>([])
    let list: ListView

    // The parent of each identity in the simple model.
    private var parents: [Int: Int] = [:]
    /// All identities, in an order that also applies to the children of each parent.
    private var order: [Int] = []
    private var folders: Set<Int> = []
    private var titles: [Int: String] = [:]
    private var expanded: Set<Int> = []
    private var divisor = 1
    private var isAscending: Bool?
    private var lastID = 0

    /// The items as the notifications describe them. This object retains them, like a view retains its visible items.
    private var items: [Object] = []
    private var itemOfID: [Int: ObjectIdentifier] = [:]
    private var failure: String?
    private(set) var description = ""

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        list = ListView(Rows(relay) { (cell: TrackCell, branch: Branch) in cell.fill(branch) }, children: \.children)
        list.expanded <~> expansion
        list.model?.itemsChanged.sink(on: list) { [unowned self] _, change in
            follow(change.position, change.removed, change.added)
        }
    }

    private func follow(_ position: Int, _ removed: Int, _ added: Int) {
        guard let model = list.model else { return }
        guard position + removed <= items.count else {
            failure = "\(removed) removed at \(position) of \(items.count)"
            return
        }
        let new = (position..<position + added).compactMap { model.object($0) }
        if new.count < added { failure = "\(new.count) of \(added) added rows are there" }
        items.replaceSubrange(position..<position + removed, with: new)
        if items.count != model.itemCount { failure = "\(model.itemCount) rows, notified of \(items.count)" }
    }

    // MARK: The model

    private func children(of parent: Int?) -> [Int] {
        let own = order.filter { parents[$0] == parent && $0 % divisor == 0 }
        guard let isAscending else { return own }
        let sorted = own.sorted { (titles[$0] ?? "", $0) < (titles[$1] ?? "", $1) }
        return isAscending ? sorted : sorted.reversed()
    }

    private func branches(of parent: Int?) -> [Branch] {
        children(of: parent).map { id in
            var branch = Branch(id, folders.contains(id) ? branches(of: id) : nil)
            branch.title = titles[id] ?? ""
            return branch
        }
    }

    /// Returns the expected rows and their depths.
    private func rows(of parent: Int? = nil, depth: Int = 0) -> [(id: Int, depth: Int)] {
        children(of: parent).flatMap { id in
            [(id, depth)] + (folders.contains(id) && expanded.contains(id) ? rows(of: id, depth: depth + 1) : [])
        }
    }

    private func isWithin(_ id: Int, _ ancestor: Int) -> Bool {
        var current: Int? = id
        while let own = current {
            if own == ancestor { return true }
            current = parents[own]
        }
        return false
    }

    // MARK: Changes

    /// Makes a random change. Returns a description of the difference from the model, or nil.
    func step() -> String? {
        let choice = generator.int(below: 100)
        description = "change \(choice)"
        switch choice {
        case 0..<25: insert()
        case 25..<38: remove()
        case 38..<50: move()
        case 50..<58: titles[anyID()] = "\(generator.int(below: 50))"
        case 58..<61: divisor = generator.int(in: 1...3)
        case 61..<64: isAscending = [nil, true, false][generator.int(below: 3)]
        case 64..<68: toggleFolder()
        case 68..<84: toggleInModel()
        case 84..<90: scroll()
        default: toggleInList()
        }
        relay.accept(branches(of: nil))
        return difference()
    }

    private func anyID() -> Int { order.isEmpty ? 0 : order[generator.int(below: order.count)] }

    private func anyFolder() -> Int? {
        let all = folders.sorted()
        let place = generator.int(in: 0...all.count)
        return place < all.count ? all[place] : nil
    }

    private func insert() {
        for _ in 0..<generator.int(in: 1...(order.count > 40 ? 1 : 5)) {
            lastID += 1
            parents[lastID] = anyFolder()
            titles[lastID] = "\(generator.int(below: 50))"
            if generator.int(below: 2) == 0 { folders.insert(lastID) }
            order.insert(lastID, at: generator.int(in: 0...order.count))
        }
    }

    private func remove() {
        let going = generator.int(below: 50) == 0 ? order : order.filter { [id = anyID()] in isWithin($0, id) }
        order.removeAll { going.contains($0) }
        folders.subtract(going)
        for id in going { parents[id] = nil }
    }

    private func move() {
        if order.isEmpty { return }
        let id = order.remove(at: generator.int(below: order.count))
        order.insert(id, at: generator.int(in: 0...order.count))
        let parent = anyFolder()
        if parent.map({ !isWithin($0, id) }) ?? true { parents[id] = parent }
    }

    private func toggleFolder() {
        let id = anyID()
        if id == 0 || order.contains(where: { parents[$0] == id }) { return }
        if folders.remove(id) == nil { folders.insert(id) }
    }

    private func toggleInModel() {
        for _ in 0..<generator.int(in: 1...2) { expanded.formSymmetricDifference([anyID()]) }
        expansion.accept(expanded)
    }

    private func scroll() {
        relay.accept(branches(of: nil))
        let id = anyID()
        // A node can't be shown if it or one of its ancestors is filtered out.
        var ancestors: Set<Int> = []
        var current: Int? = id
        while let own = current {
            if own % divisor != 0 || own == 0 { return list.scroll(to: id) }
            current = parents[own]
            if let current { ancestors.insert(current) }
        }
        let isShown = rows().contains { $0.id == id }
        list.scroll(to: id)
        if !isShown { expanded.formUnion(ancestors) }
    }

    /// Clicks the arrow of a random visible row.
    private func toggleInList() {
        let shown = list.trackCells.compactMap { ($0.parent as? TreeExpander)?.listRow }.filter { $0.isExpandable }
        if shown.isEmpty { return }
        let ids = Set(rows().map(\.id))
        let former = expansion.value
        let row = shown[generator.int(below: shown.count)]
        row.isExpanded.toggle()
        let changed = former.symmetricDifference(expansion.value)
        if changed.count != 1 || !changed.isSubset(of: ids) { failure = "an arrow changed \(changed)" }
        expanded.formSymmetricDifference(changed)
    }

    // MARK: Comparing

    private func difference() -> String? {
        if let failure { return failure }
        let shown = rows()
        guard let model = list.model else { return "no model" }
        if model.itemCount != shown.count || items.count != shown.count {
            return "\(model.itemCount) rows, notified of \(items.count), not \(shown.count)"
        }
        if expansion.value != expanded { return "open are \(expansion.value), not \(expanded)" }
        var present: [Int: ObjectIdentifier] = [:]
        for (position, row) in shown.enumerated() {
            guard let item = model.object(position), item === items[position] else {
                return "the item of row \(position) isn't the notified one"
            }
            present[row.id] = ObjectIdentifier(item)
            if let former = itemOfID[row.id], former != ObjectIdentifier(item) {
                return "\(row.id) is another item than before"
            }
        }
        if Set(present.values).count != present.count { return "two rows are one item" }
        itemOfID = present
        return nil
    }

    /// Compares the visible rows with the model.
    func shownDifference() -> String? {
        let expected = rows().map { row in
            let mark = !folders.contains(row.id) ? "" : expanded.contains(row.id) ? "-" : "+"
            return String(repeating: ".", count: row.depth) + mark + (titles[row.id] ?? "")
        }
        let shown = list.trackCells.map { cell in
            let row = (cell.parent as? TreeExpander)?.listRow
            let mark = row.map { !$0.isExpandable ? "" : $0.isExpanded ? "-" : "+" } ?? "?"
            return String(repeating: ".", count: row?.depth ?? 0) + mark + cell.title.text
        }
        return shown.elementsEqual(expected.prefix(shown.count)) && shown.count >= min(5, expected.count)
            ? nil : "shown are \(shown), not \(expected)"
    }
}
