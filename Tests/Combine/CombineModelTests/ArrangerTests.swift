import CombineModel
import Synchronization
import TestSupport
import Testing

private struct Item: Equatable, Sendable {
    var id: Int
    var isDone: Bool
    var title: String
    var group: Int8
    var note: String?

    var length: Int { title.utf8.count }
}

/// Sort keys, and a closure that sorts in the same order.
private struct Order: Sendable {
    let keys: [SortKey<Item>]
    let precedes: @Sendable (Item, Item) -> Bool

    static let all = [
        Order(keys: []) { _, _ in false },
        Order(keys: [SortKey(\.title)]) { $0.title < $1.title },
        Order(keys: [SortKey(\.title, .descending)]) { $0.title > $1.title },
        Order(keys: [SortKey(\.group), SortKey(\.title, .descending)]) {
            $0.group == $1.group ? $0.title > $1.title : $0.group < $1.group
        },
        Order(keys: [SortKey(\.isDone) { !$0 && $1 }, SortKey(\.length), SortKey(\.id, .descending)]) {
            if $0.isDone != $1.isDone { return !$0.isDone }
            return $0.length == $1.length ? $0.id > $1.id : $0.length < $1.length
        },
        Order(keys: [SortKey(\.isDone, .descending) { !$0 && $1 }]) { $0.isDone && !$1.isDone },
    ]
}

struct ArrangerTests {
    private static let letters = ["a", "b", "c", "a long text that isn't stored in the string"]

    private func randomItem(_ id: Int, _ generator: inout SeededGenerator) -> Item {
        let letters = Self.letters
        return Item(
            id: id,
            isDone: generator.int(below: 3) == 0,
            title: letters[generator.int(below: 4)] + letters[generator.int(below: 4)],
            group: Int8(generator.int(below: 3)),
            note: generator.int(below: 2) == 0 ? nil : letters[generator.int(below: 4)]
        )
    }

    /// Changes a list in a random way.
    private func change(_ items: inout [Item], _ last: inout Int, _ generator: inout SeededGenerator) {
        last += 1
        let place = items.isEmpty ? 0 : generator.int(below: items.count)
        switch generator.int(below: items.isEmpty ? 1 : 12) {
        case 0: items.insert(randomItem(last, &generator), at: place)
        case 1: items.remove(at: place)
        case 2, 3: items[place] = randomItem(items[place].id, &generator)
        case 4: items[place].isDone.toggle()
        // Inserts an element that is identical to another one.
        case 5: items.insert(items[place], at: generator.int(below: items.count))
        case 6: items.insert(items.remove(at: place), at: generator.int(below: items.count))
        case 7: for _ in 0..<5 { items[generator.int(below: items.count)] = randomItem(last, &generator) }
        case 8: if generator.int(below: 4) == 0 { items.shuffle(using: &generator) }
        case 9:
            if generator.int(below: 4) == 0 {
                items = (0..<generator.int(below: 200)).map { randomItem($0, &generator) }
            }
        case 10: items.append(randomItem(last, &generator))
        // Creates equal elements in another buffer.
        default:
            items = items.map { item in
                Item(id: item.id, isDone: item.isDone, title: item.title, group: item.group, note: item.note)
            }
        }
    }

    /// Creates the arranger for elements that don't conform to `Equatable`.
    private func makeArrangerWithoutComparison<Element: Sendable>(_ type: Element.Type) -> Arranger<Element> {
        Arranger()
    }

    @Test(arguments: 1...20) func randomChanges(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let arranger = Arranger<Item>()
        let withoutComparison = makeArrangerWithoutComparison(Item.self)
        let limit = Mutex(1)
        var last = 1000
        var items = (0..<generator.int(below: 300)).map { randomItem($0, &generator) }
        var (search, order, readsLimit) = ("", Order.all[1], false)
        func includes(_ item: Item) -> Bool {
            (search.isEmpty || item.title.contains(search)) && (!readsLimit || Int(item.group) < limit.withLock { $0 })
        }
        func makeArrangement() -> Arrangement<Item> {
            if search.isEmpty, !readsLimit { return Arrangement(sortedBy: order.keys) }
            let (search, readsLimit) = (search, readsLimit)
            let filter: @Sendable (Item) -> Bool = { item in
                (search.isEmpty || item.title.contains(search))
                    && (!readsLimit || Int(item.group) < limit.withLock { $0 })
            }
            return Arrangement(where: filter, sortedBy: order.keys)
        }
        var arrangement = makeArrangement()
        var sent = SentArrangement(arrangement)
        // The results must not change while a subscriber keeps them.
        var kept: [(result: [Item], copy: [Item])] = []
        for step in 0..<400 {
            switch generator.int(below: 8) {
            case 0:
                search = generator.int(below: 3) == 0 ? "" : Self.letters[generator.int(below: 3)]
                arrangement = makeArrangement()
                sent = SentArrangement(arrangement)
            case 1:
                order = Order.all[generator.int(below: Order.all.count)]
                arrangement = makeArrangement()
                sent = SentArrangement(arrangement)
            case 2:
                // The same closures are sent again, because the value that they read has changed.
                if generator.int(below: 2) == 0 {
                    readsLimit.toggle()
                    arrangement = makeArrangement()
                    sent = SentArrangement(arrangement)
                }
                limit.withLock { $0 = generator.int(below: 4) }
                if generator.int(below: 2) == 0 { sent = SentArrangement(arrangement) }
            // Otherwise, the same elements are sent again.
            default:
                for _ in 0...generator.int(below: 3) { change(&items, &last, &generator) }
            }
            let result = arranger.arrange(items, sent)
            let expected = items.filter(includes).sorted(by: order.precedes)
            #expect(withoutComparison.arrange(items, sent) == expected)
            guard result == expected else {
                Issue.record("step \(step): \(result.map(\.id)), expected \(expected.map(\.id))")
                return
            }
            if generator.int(below: 4) == 0 { kept.append((result, result.map { $0 })) }
            if kept.count > 3 { kept.removeFirst(generator.int(in: 1...3)) }
            #expect(kept.allSatisfy { $0.result == $0.copy })
        }
    }

    @Test func aFewChangesAreFilteredAndComparedAlone() {
        let calls = Atomic(0)
        let arranger = Arranger<Item>()
        var generator = SeededGenerator(seed: 1)
        var items = (0..<2000).map { randomItem($0, &generator) }
        let key = SortKey<Item>(\.title) { first, second in
            calls.add(1, ordering: .relaxed)
            return first < second
        }
        let filter: @Sendable (Item) -> Bool = { item in
            calls.add(1, ordering: .relaxed)
            return !item.isDone
        }
        let arrangement = Arrangement(where: filter, sortedBy: [key])
        let sent = SentArrangement(arrangement)
        _ = arranger.arrange(items, sent)
        calls.store(0, ordering: .relaxed)
        items[1000] = Item(id: 0, isDone: false, title: "b", group: 0)
        let first = arranger.arrange(items, sent)
        #expect(calls.load(ordering: .relaxed) < 60)
        calls.store(0, ordering: .relaxed)
        items.remove(at: 1500)
        items.insert(items[3], at: 20)
        let second = arranger.arrange(items, sent)
        #expect(calls.load(ordering: .relaxed) < 60)
        #expect(first.count <= second.count + 1)
        #expect(second == items.filter { !$0.isDone }.sorted { $0.title < $1.title })
        calls.store(0, ordering: .relaxed)
        _ = arranger.arrange(items, SentArrangement(arrangement))
        // All elements are filtered, and their order is checked. They aren't sorted.
        #expect((2000...10_000).contains(calls.load(ordering: .relaxed)))
    }

    /// An element with a property that can change without a new value in the list.
    fileprivate final class Counter: Equatable, Sendable {
        let count = Atomic(0)

        static func == (first: Counter, second: Counter) -> Bool { first === second }
    }

    fileprivate struct Counted: Sendable {
        let counter: Counter
        var number: Int
    }

    @Test func objectsInElementsCanChange() {
        var generator = SeededGenerator(seed: 3)
        let arranger = Arranger<Counted>()
        let sent = SentArrangement(
            Arrangement<Counted>(
                where: { $0.counter.count.load(ordering: .relaxed) < 8 },
                sortedBy: [SortKey(\.currentCount), SortKey(\.number)]
            )
        )
        var elements = (0..<500).map { Counted(counter: Counter(), number: $0) }
        for _ in 0..<100 {
            for _ in 0..<10 {
                elements[generator.int(below: 500)].counter.count.store(generator.int(below: 10), ordering: .relaxed)
            }
            elements[generator.int(below: 500)].number += 1
            let result = arranger.arrange(elements, sent).map(\.number)
            let expected = elements.filter { $0.currentCount < 8 }.sorted {
                ($0.currentCount, $0.number) < ($1.currentCount, $1.number)
            }
            #expect(result == expected.map(\.number))
        }
    }

    @Test func elementsThatAreObjectsCanChange() {
        var generator = SeededGenerator(seed: 4)
        let arranger = Arranger<Counter>()
        let sent = SentArrangement(Arrangement<Counter>(where: { $0.count.load(ordering: .relaxed) < 8 }))
        var counters = (0..<500).map { _ in Counter() }
        for _ in 0..<50 {
            for _ in 0..<10 {
                counters[generator.int(below: 500)].count.store(generator.int(below: 10), ordering: .relaxed)
            }
            counters[generator.int(below: 500)] = Counter()
            #expect(
                arranger.arrange(counters, sent) == counters.filter { $0.count.load(ordering: .relaxed) < 8 }
            )
        }
    }
}

extension ArrangerTests.Counted {
    fileprivate var currentCount: Int { counter.count.load(ordering: .relaxed) }
}
