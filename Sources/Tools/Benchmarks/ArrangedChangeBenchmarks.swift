import CGtk
import CombineGtk

/// Benchmarks of a long list that `arranged(by:)` filters and sorts, compared with a list that GTK models filter and
/// sort with C functions. They measure the processor time of all threads from a change until the changed rows are
/// allocated.
@MainActor
struct ArrangedChangeBenchmarks {
    private static let count = 50_000
    private static let runs = 15

    private let part: String?
    private var table = MarkdownTable("\(count) filtered and sorted rows, CPU until shown", "C ms", "Swift ms", "ratio")
    private let store: ArrangedStore
    private let rows: ArrangedRows

    /// Runs the benchmarks whose name contains `part`, or all benchmarks if `part` is nil, and prints a table.
    static func run(part: String?) {
        let names = [
            "edit a visible row", "edit a row so that it moves", "insert a row", "remove a row",
            "change the search text",
        ]
        guard names.contains(where: { part.map($0.contains) ?? true }) else { return }
        var suite = ArrangedChangeBenchmarks(part: part)
        suite.measureAll(names)
        suite.table.printOut()
    }

    private init(part: String?) {
        self.part = part
        // The generator produces the same texts in each run.
        var state: UInt64 = 1
        let texts = (0..<Self.count).map { number in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return "item \((state >> 33) % 1_000_000), number \(number)"
        }
        store = ArrangedStore(texts)
        rows = ArrangedRows(texts)
        store.show()
        rows.show()
    }

    private mutating func measureAll(_ names: [String]) {
        let (store, rows) = (store, rows)
        let (middle, half) = (Self.count / 2, Self.count / 4)
        var number = 0
        measure(names[0]) {
            number += 1
            store.replace(middle, "item 0, edit \(number)")
        } inSwift: {
            rows.entries.value[middle].text = "item 0, edit \(number)"
        }
        measure(names[1]) {
            number += 1
            let place = half + number
            store.replace(place, "item 00, edit \(number)")
        } inSwift: {
            rows.entries.value[half + number].text = "item 00, edit \(number)"
        }
        measure(names[2]) {
            number += 1
            store.insert(middle, "item 000, insertion \(number)")
        } inSwift: {
            rows.entries.value.insert(ArrangedText(id: Self.count + number, text: "item 000, \(number)"), at: middle)
        }
        // Removes the inserted rows, which are visible.
        measure(names[3]) {
            store.remove(middle)
        } inSwift: {
            rows.entries.value.remove(at: middle)
        }
        measure(names[4]) {
            number += 1
            store.search("\(number % 10)")
        } inSwift: {
            rows.search.accept("\(number % 10)")
        }
        store.close()
        rows.close()
    }

    private mutating func measure(_ name: String, inC: () -> Void, inSwift: () -> Void) {
        if let part, !name.contains(part) { return }
        var (ofC, ofSwift): ([Double], [Double]) = ([], [])
        for _ in 0..<Self.runs {
            ofC.append(
                processorMilliseconds {
                    inC()
                    store.layOutNow()
                }
            )
            let shown = rows.changeCount
            ofSwift.append(
                processorMilliseconds {
                    inSwift()
                    while rows.changeCount == shown { MainContext.iterate(mayBlock: true) }
                    rows.layOutNow()
                }
            )
            // Draws the remaining frames now, so that their time doesn't count toward the next change.
            for _ in 0..<3 { rows.layOut() }
            while MainContext.iterate(mayBlock: false) {}
        }
        let (c, swift) = (ofC.sorted()[Self.runs / 2], ofSwift.sorted()[Self.runs / 2])
        table.append(name, rounded(c, digits: 2), rounded(swift, digits: 2), rounded(swift / c, digits: 2))
    }
}

/// Returns the processor time that all threads of this program use while a closure runs, in milliseconds.
func processorMilliseconds(_ body: () -> Void) -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
    let start = now()
    body()
    return now() - start
}

/// An element of the list.
private struct ArrangedText: Identifiable, Equatable, Sendable {
    let id: Int
    var text: String
    var isDone = false
}

/// Counts the changes of a list.
@MainActor
private final class ChangeCounter {
    var count = 0
}

/// A list that shows the filtered and sorted values of a publisher.
private final class ArrangedRows: ShownList {
    let entries: CurrentValueRelay<[ArrangedText]>
    let search = CurrentValueRelay("")
    private let changes = ChangeCounter()
    /// The number of times that a cell was filled or that rows were inserted or removed.
    var changeCount: Int { changes.count }

    init(_ texts: [String]) {
        entries = CurrentValueRelay(texts.enumerated().map { ArrangedText(id: $0.offset, text: $0.element) })
        let arrangements = search.map { search in
            Arrangement<ArrangedText>(
                where: { !$0.isDone && (search.isEmpty || $0.text.contains(search)) },
                sortedBy: [SortKey(\.text)]
            )
        }
        super.init(
            ListView(
                Rows(entries.arranged(by: arrangements), cell: Label()) { [changes] label, entry in
                    label.label = entry.text
                    changes.count += 1
                }
            )
        )
    }

    override func show() {
        list.model?.itemsChanged.sink(on: list) { [changes] _, _ in changes.count += 1 }
        super.show()
        while changeCount == 0 { MainContext.iterate(mayBlock: true) }
        layOut()
    }
}

/// A list that shows the objects of a `GListStore`, which a `GtkFilterListModel` filters and a `GtkSortListModel` sorts
/// with C functions.
private final class ArrangedStore: ShownList {
    /// The search text, which the filter reads.
    private final class Search {
        var text: UnsafeMutablePointer<CChar>?

        deinit { g_free(text) }
    }

    private let store: OpaquePointer? = g_list_store_new(NumberedObject.gType)
    private let filter: UnsafeMutablePointer<GtkFilter>?
    private let text = Search()

    init(_ texts: [String]) {
        let matches: GtkCustomFilterFunc = { item, search in
            guard let search, let text = NumberedObject.text(of: item),
                let part = Unmanaged<Search>.fromOpaque(search).takeUnretainedValue().text
            else { return 1 }
            return strstr(text, part) == nil ? 0 : 1
        }
        let custom = gtk_custom_filter_new(matches, Unmanaged.passUnretained(text).toOpaque(), nil)
        filter = UnsafeMutableRawPointer(custom)?.assumingMemoryBound(to: GtkFilter.self)
        super.init(ListView(model: nil))
        for text in texts { append(text, at: nil) }
        let filtered = gtk_filter_list_model_new(
            OpaquePointer(g_object_ref(UnsafeMutableRawPointer(store))),
            g_object_ref(UnsafeMutableRawPointer(filter))?.assumingMemoryBound(to: GtkFilter.self)
        )
        let sorter = UnsafeMutableRawPointer(gtk_custom_sorter_new(NumberedObject.compareTexts, nil, nil))
        let sorted = gtk_sort_list_model_new(filtered, sorter?.assumingMemoryBound(to: GtkSorter.self))
        let view = OpaquePointer(list.pointer)
        let factory = NumberedObject.makeFactory()
        gtk_list_view_set_factory(view, factory)
        g_object_unref(UnsafeMutableRawPointer(factory))
        let selection = gtk_no_selection_new(sorted)
        gtk_list_view_set_model(view, selection)
        g_object_unref(UnsafeMutableRawPointer(selection))
    }

    isolated deinit {
        g_object_unref(UnsafeMutableRawPointer(store))
        g_object_unref(UnsafeMutableRawPointer(filter))
    }

    private func append(_ text: String, at position: Int?) {
        let object = NumberedObject.make(0, text: text)
        if let position {
            g_list_store_insert(store, guint(position), object)
        } else {
            g_list_store_append(store, object)
        }
        g_object_unref(object)
    }

    func insert(_ position: Int, _ text: String) { append(text, at: position) }

    func remove(_ position: Int) { g_list_store_remove(store, guint(position)) }

    /// Replaces an object. There is no other way to report that an object of a `GListStore` changed.
    func replace(_ position: Int, _ text: String) {
        var object = NumberedObject.make(0, text: text)
        g_list_store_splice(store, guint(position), 1, &object, 1)
        g_object_unref(object)
    }

    func search(_ text: String) {
        g_free(self.text.text)
        self.text.text = g_strdup(text)
        gtk_filter_changed(filter, GTK_FILTER_CHANGE_DIFFERENT)
    }
}
