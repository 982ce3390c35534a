import CGtk
import CombineGtk

/// Benchmarks of a list view that shows the values of a publisher, compared with a list view that shows a `GListStore`
/// of C objects. They measure the first display, single changes, a new order of all rows, and memory use.
@MainActor
struct ListViewBenchmarks {
    private static let count = 100_000
    private static let runs = 7

    private let part: String?
    private var table = MarkdownTable("list of \(count) rows", "C ms", "Swift ms", "ratio")
    private var memory = MarkdownTable("memory of \(count) rows", "C KB", "Swift KB", "ratio")

    /// Runs the benchmarks whose name contains `part`, or all benchmarks if `part` is nil, and prints tables.
    static func run(part: String?) {
        var suite = ListViewBenchmarks(part: part)
        suite.measureAll()
        if !suite.table.isEmpty { suite.table.printOut() }
        if !suite.memory.isEmpty { suite.memory.printOut() }
        ArrangedChangeBenchmarks.run(part: part)
        ArrangingBenchmarks.run(part: part)
        SortKeyBenchmarks.run(part: part)
        TypingBenchmarks.run(part: part)
    }

    private init(part: String?) {
        self.part = part
    }

    private mutating func measure(_ name: String, inC: () -> Void, inSwift: () -> Void) {
        if let part, !name.contains(part) { return }
        var (ofC, ofSwift): ([Double], [Double]) = ([], [])
        for _ in 0..<Self.runs {
            ofC.append(Measurement.nanoseconds(ContinuousClock().measure(inC)))
            ofSwift.append(Measurement.nanoseconds(ContinuousClock().measure(inSwift)))
        }
        let (c, swift) = (ofC.sorted()[Self.runs / 2], ofSwift.sorted()[Self.runs / 2])
        table.append(name, rounded(c / 1e6, digits: 2), rounded(swift / 1e6, digits: 2), rounded(swift / c, digits: 2))
    }

    private mutating func measureAll() {
        let numbers = Array(0..<Self.count)
        let entries = numbers.map { BenchmarkEntry(id: $0) }
        measureMemory(entries)
        measure("first display, until the first frame") {
            let shown = ShownStore()
            shown.store(numbers)
            shown.show()
            shown.close()
        } inSwift: {
            let shown = ShownRows()
            shown.entries.accept(numbers.map { BenchmarkEntry(id: $0) })
            shown.show()
            shown.close()
        }
        let (store, rows) = (ShownStore(), ShownRows())
        store.store(numbers)
        store.show()
        rows.entries.accept(entries)
        rows.show()
        measure("insert a row in the middle, with layout") {
            store.insert(Self.count / 2)
            store.layOutNow()
        } inSwift: {
            var new = rows.entries.value
            new.insert(BenchmarkEntry(id: new.count), at: Self.count / 2)
            rows.entries.accept(new)
            rows.layOutNow()
        }
        measure("insert a visible row, with layout") {
            store.insert(2)
            store.layOutNow()
        } inSwift: {
            var new = rows.entries.value
            new.insert(BenchmarkEntry(id: new.count), at: 2)
            rows.entries.accept(new)
            rows.layOutNow()
        }
        measure("change the text of a row, with layout") {
            store.change(1)
            store.layOutNow()
        } inSwift: {
            var new = rows.entries.value
            new[1].text += "a"
            rows.entries.accept(new)
            rows.layOutNow()
        }
        measure("reverse all rows, with layout") {
            store.reverse()
            store.layOutNow()
        } inSwift: {
            rows.entries.accept(rows.entries.value.reversed())
            rows.layOutNow()
        }
        measure("reverse all rows, without layout") {
            store.reverse()
        } inSwift: {
            rows.entries.accept(rows.entries.value.reversed())
        }
        store.close()
        rows.close()
        measureComparison(entries)
    }

    /// Measures how long the package needs to compare all rows after their order changed. The time that GTK needs isn't
    /// included.
    private mutating func measureComparison(_ entries: [BenchmarkEntry]) {
        let name = "comparing the rows when they are reversed"
        if let part, !name.contains(part) { return }
        let reversed = Array(entries.reversed())
        let known = Set(entries.map(\.id))
        let times = (0..<Self.runs).map { _ in
            Measurement.nanoseconds(
                ContinuousClock().measure {
                    var identities = known
                    guard
                        case .reload = ListDifference.changes(
                            from: entries,
                            to: reversed,
                            identifiedBy: { $0.id },
                            &identities
                        )
                    else {
                        fatalError("The reversed list is in another order")
                    }
                }
            )
        }
        table.append(name, "", rounded(times.sorted()[Self.runs / 2] / 1e6, digits: 2), "")
    }

    private mutating func measureMemory(_ entries: [BenchmarkEntry]) {
        if let part, !"memory".contains(part) { return }
        var (ofC, ofSwift) = (0, 0)
        // The first iteration creates objects that are never released. Only the results of the second iteration are
        // used.
        for _ in 0..<2 {
            ofC = growth { () -> ShownList in
                let store = ShownStore()
                store.store(entries.map(\.id))
                return store
            }
            ofSwift = growth { () -> ShownList in
                let rows = ShownRows()
                rows.entries.accept(entries.map { BenchmarkEntry(id: $0.id) })
                return rows
            }
        }
        memory.append(
            "on the heap",
            "\(ofC / 1024)",
            "\(ofSwift / 1024)",
            rounded(Double(ofSwift) / Double(ofC), digits: 2)
        )
    }

    /// Returns the number of bytes by which the heap grows when a list is created and displayed.
    private func growth(_ make: () -> ShownList) -> Int {
        let before = heap()
        let list = make()
        list.show()
        let growth = heap() - before
        list.close()
        return growth
    }

    /// Returns the number of bytes on the heap.
    private func heap() -> Int {
        let information = mallinfo2()
        return information.uordblks + information.hblkhd
    }
}

/// An element of the list.
private struct BenchmarkEntry: Identifiable, Equatable {
    let id: Int
    var text: String

    init(id: Int) {
        self.id = id
        text = "row \(id)"
    }
}

/// A window that contains a list.
@MainActor
class ShownList {
    let window = Window()
    let list: ListView

    init(_ list: ListView) {
        self.list = list
        let scrolled = ScrolledWindow()
        scrolled.child = list
        window.setDefaultSize(300, height: 400)
        window.child = scrolled
    }

    func show() {
        window.present()
        layOut()
    }

    /// Waits for the next frame.
    func layOut() {
        var isDrawn = false
        let clock = window.frameClock
        let connection = clock?.afterPaint.sink { isDrawn = true }
        clock?.requestPhase(.paint)
        while !isDrawn { MainContext.iterate(mayBlock: true) }
        connection?.cancel()
    }

    /// Allocates the sizes and positions of the rows immediately. Normally, this happens in the next frame.
    func layOutNow() {
        _ = try? window.frameClock?.emit(signalNamed: "layout")
    }

    func close() {
        window.destroy()
        while MainContext.iterate(mayBlock: false) {}
    }
}

/// A list that shows the values of a publisher.
private final class ShownRows: ShownList {
    let entries = CurrentValueRelay<[BenchmarkEntry]>([])

    init() {
        super.init(
            ListView(
                Rows(entries, cell: Label()) { label, entry in
                    label.label = entry.text
                }
            )
        )
    }
}

/// A list that shows a `GListStore` of C objects, with a factory that calls C functions.
private final class ShownStore: ShownList {
    private let store: OpaquePointer? = g_list_store_new(NumberedObject.gType)

    init() {
        super.init(ListView(model: nil))
        let factory = NumberedObject.makeFactory()
        let view = OpaquePointer(list.pointer)
        gtk_list_view_set_factory(view, factory)
        g_object_unref(UnsafeMutableRawPointer(factory))
        let selection = gtk_no_selection_new(OpaquePointer(g_object_ref(UnsafeMutableRawPointer(store))))
        gtk_list_view_set_model(view, selection)
        g_object_unref(UnsafeMutableRawPointer(selection))
    }

    isolated deinit {
        g_object_unref(UnsafeMutableRawPointer(store))
    }

    func store(_ numbers: [Int]) {
        var objects = numbers.map { NumberedObject.make($0) }
        g_list_store_splice(store, 0, 0, &objects, guint(objects.count))
        for object in objects { g_object_unref(object) }
    }

    func insert(_ position: Int) {
        let object = NumberedObject.make(position)
        g_list_store_insert(store, guint(position), object)
        g_object_unref(object)
    }

    /// Replaces an object. There is no other way to report that an object of a `GListStore` changed.
    func change(_ position: Int) {
        var object = NumberedObject.make(position)
        g_list_store_splice(store, guint(position), 1, &object, 1)
        g_object_unref(object)
    }

    func reverse() {
        let count = g_list_model_get_n_items(store)
        var objects = (0..<count).reversed().map { g_list_model_get_item(store, $0) }
        g_list_store_splice(store, 0, count, &objects, count)
        for object in objects { g_object_unref(object) }
    }
}
