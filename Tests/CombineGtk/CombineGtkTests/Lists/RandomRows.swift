import CombineGtk
import TestSupport

/// A visible list that is changed at random and compared with a simple model.
@MainActor
final class RandomRows {
    private var generator: SeededGenerator
    private let relay = CurrentValueRelay<[Track]>([])
    private let selection = CurrentValueRelay<Set<Int>>([])
    let list: ListView

    // The state of the simple model.
    private var tracks: [Track] = []
    private var selected: Set<Int> = []
    private var isAscending: Bool?
    private var divisor = 1
    private var lastID = 0

    /// The items as the notifications describe them. This object retains them, like a view retains its visible items.
    private var items: [Object] = []
    private var itemOfID: [Int: ObjectIdentifier] = [:]
    private var failure: String?
    private(set) var description = ""

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        list = ListView(Rows(relay) { (cell: TrackCell, track: Track) in cell.fill(track) })
        list.selection <~> selection
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

    /// The expected rows, which are the filtered and sorted tracks of the model.
    private var visible: [Track] {
        let kept = tracks.filter { $0.id % divisor == 0 }
        guard let isAscending else { return kept }
        let sorted = kept.sorted { ($0.title, $0.id) < ($1.title, $1.id) }
        return isAscending ? sorted : sorted.reversed()
    }

    /// Makes a random change. Returns a description of the difference from the model, or nil.
    func step() -> String? {
        let choice = generator.int(below: 100)
        description = "change \(choice)"
        switch choice {
        case 0..<25: insert()
        case 25..<45: remove()
        case 45..<55: move()
        case 55..<70: update()
        case 70..<75: divisor = generator.int(in: 1...3)
        case 75..<80: isAscending = [nil, true, false][generator.int(below: 3)]
        case 80..<90: selectInModel()
        default: selectInList()
        }
        relay.accept(visible)
        return difference()
    }

    private func insert() {
        let place = generator.int(in: 0...tracks.count)
        let new = (0..<generator.int(in: 1...(tracks.count > 30 ? 1 : 6))).map { _ in
            lastID += 1
            return Track(lastID, "\(generator.int(below: 50))")
        }
        tracks.insert(contentsOf: new, at: place)
    }

    private func remove() {
        if tracks.isEmpty { return }
        if generator.int(below: 100) == 0 { return tracks.removeAll() }
        let place = generator.int(below: tracks.count)
        tracks.removeSubrange(place..<min(tracks.count, place + generator.int(in: 1...4)))
    }

    private func move() {
        if tracks.isEmpty { return }
        let track = tracks.remove(at: generator.int(below: tracks.count))
        tracks.insert(track, at: generator.int(in: 0...tracks.count))
    }

    private func update() {
        if tracks.isEmpty { return }
        tracks[generator.int(below: tracks.count)].title = "\(generator.int(below: 50))"
    }

    private func selectInModel() {
        selected = Set((0..<generator.int(below: 4)).map { _ in generator.int(in: 0...max(1, lastID)) })
        selection.accept(selected)
    }

    private func selectInList() {
        guard let model = list.model, model.itemCount > 0 else { return }
        let shown = visible.map(\.id)
        let place = generator.int(below: shown.count)
        switch generator.int(below: 4) {
        case 0:
            _ = model.selectItem(place, unselectRest: true)
            selected = [shown[place]]
        case 1:
            _ = model.unselectItem(place)
            selected.remove(shown[place])
        case 2:
            let end = generator.int(in: place...(shown.count - 1))
            _ = model.selectRange(place, itemCount: end + 1 - place, unselectRest: false)
            selected.formUnion(shown[place...end])
        default:
            let mask = Bitset((0..<shown.count).filter { $0 % 2 == 0 })
            _ = model.setSelection(Bitset([place]), mask: mask)
            for position in mask {
                if position == place { selected.insert(shown[position]) } else { selected.remove(shown[position]) }
            }
        }
    }

    // MARK: Comparing

    private func difference() -> String? {
        if let failure { return failure }
        let shown = visible
        guard let model = list.model else { return "no model" }
        if model.itemCount != shown.count || items.count != shown.count {
            return "\(model.itemCount) rows, notified of \(items.count), not \(shown.count)"
        }
        if selection.value != selected { return "selected \(selection.value), not \(selected)" }
        var present: [Int: ObjectIdentifier] = [:]
        for (position, track) in shown.enumerated() {
            if model.isSelected(position) != selected.contains(track.id) { return "the selection of row \(position)" }
            guard let item = model.object(position), item === items[position] else {
                return "the item of row \(position) isn't the notified one"
            }
            present[track.id] = ObjectIdentifier(item)
            if let former = itemOfID[track.id], former != ObjectIdentifier(item) {
                return "\(track.id) is another item than before"
            }
        }
        if Set(present.values).count != present.count { return "two rows are one item" }
        itemOfID = present
        return nil
    }

    /// Compares the visible rows with the model.
    func shownDifference() -> String? {
        let expected = visible.map(\.title)
        let shown = list.shownTitles
        return shown.elementsEqual(expected.prefix(shown.count)) && shown.count >= min(5, expected.count)
            ? nil : "shown are \(shown), not \(expected)"
    }
}
