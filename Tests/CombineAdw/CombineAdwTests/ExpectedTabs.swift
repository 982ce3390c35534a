/// The elements and the selections that the models of ``RandomTabs`` must have. They are determined from the changes and
/// from the tabs that were visible before each change.
struct ExpectedTabs {
    /// The tabs of a view before a change.
    struct Tabs {
        let ids: [Int]
        let selected: Int?
    }

    /// The elements of each view.
    private(set) var elements: [[Int]]
    /// The selected element of each view. It's nil if there is no element, or if libadwaita selects one.
    private(set) var selected: [Int?] = [nil, nil]
    /// The view to which an element belongs. It stays the same when the program removes the element.
    private var views: [Int: Int] = [:]
    /// The elements that are removed when `shouldClose` returns.
    private var closing: Set<Int> = []

    init(_ elements: [[Int]]) {
        self.elements = elements
        for (index, ids) in elements.enumerated() { for id in ids { views[id] = index } }
    }

    /// Uses the elements that libadwaita has selected.
    mutating func choose(_ current: [Int?]) {
        selected = zip(selected, current).map { $0 ?? $1 }
    }

    /// Removes the elements whose tabs were closed after a question.
    mutating func closeTabs() {
        for index in elements.indices { set(elements[index].filter { !closing.contains($0) }, of: index) }
        closing = []
    }

    mutating func apply(_ change: RandomTabs.Change, of index: Int, to tabs: [Tabs]) {
        let ids = tabs[index].ids
        switch change {
        case .insert(let id, let position): insert(id, at: position, of: index)
        case .insertSelected(let id, _):
            insert(id, at: elements[index].count, of: index)
            selected[index] = id
        case .remove(let position): set(elements[index].filter { $0 != elements[index][position] }, of: index)
        case .replace(let ids): set(ids, of: index)
        case .choose(let id?) where elements[index].contains(id): selected[index] = id
        case .choose:
            // The view continues to show its page.
            if selected[index] != tabs[index].selected { selected[index] = nil }
        case .close(let position):
            guard views[ids[position]] == index, RandomTabs.canClose(ids[position], of: index) else { return }
            if RandomTabs.asksBeforeClosing(of: index) {
                closing.insert(ids[position])
            } else {
                set(elements[index].filter { $0 != ids[position] }, of: index)
            }
        case .move(let from, let to):
            if from != to { elements[index] = arranged(elements[index], by: moved(ids[from], to: to, in: ids)) }
        case .transfer(let from, let to):
            transfer(ids[from], to: to, of: 1 - index, tabs[1 - index].ids)
            // libadwaita selects another page, even if the program has selected one in the same frame.
            if ids[from] == tabs[index].selected { selected[index] = nil }
        case .select(let position):
            if ids[position] == tabs[index].selected { return }
            selected[index] = elements[index].contains(ids[position]) ? ids[position] : nil
        case .pin: break
        }
    }

    private mutating func insert(_ id: Int, at position: Int, of index: Int) {
        views[id] = index
        elements[index].insert(id, at: position)
    }

    private mutating func set(_ ids: [Int], of index: Int) {
        elements[index] = ids
        if let id = selected[index], !ids.contains(id) { selected[index] = nil }
    }

    /// Moves an element to a view. If the program has removed the element, its tab returns to its view or is closed.
    private mutating func transfer(_ id: Int, to position: Int, of target: Int, _ ids: [Int]) {
        let order = moved(id, to: position, in: ids)
        if elements[1 - target].contains(id) {
            set(elements[1 - target].filter { $0 != id }, of: 1 - target)
            elements[target] = arranged(elements[target] + [id], by: order)
            (views[id], selected[target]) = (target, id)
            closing.remove(id)
        } else {
            if views[id] == target { elements[target] = arranged(elements[target], by: order) }
            selected[target] = nil
        }
    }

    private func moved(_ id: Int, to position: Int, in ids: [Int]) -> [Int] {
        var ids = ids.filter { $0 != id }
        ids.insert(id, at: position)
        return ids
    }

    /// Returns elements in the order of their tabs. An element without a tab follows its predecessor.
    private func arranged(_ elements: [Int], by tabs: [Int]) -> [Int] {
        var arranged = tabs.filter(elements.contains)
        for (index, id) in elements.enumerated() where !arranged.contains(id) {
            let previous = index == 0 ? nil : arranged.firstIndex(of: elements[index - 1])
            arranged.insert(id, at: previous.map { $0 + 1 } ?? 0)
        }
        return arranged
    }
}
