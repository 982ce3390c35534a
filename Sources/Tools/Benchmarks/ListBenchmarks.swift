import CGtk
import CombineGtk

/// Benchmarks of a list of Swift objects, compared with a list of C objects that C functions change. Each operation
/// runs several times, alternating between the two lists. The table contains the medians.
@MainActor
struct ListBenchmarks {
    private static let count = 262_144
    private static let runs = 7

    private let part: String?
    private let numbers: [Int]
    private var table = MarkdownTable("operation on \(count) items", "C ms", "Swift ms", "ratio")

    /// Runs the benchmarks whose name contains `part`, or all benchmarks if `part` is nil, and prints a table.
    static func run(part: String?) {
        var suite = ListBenchmarks(part: part)
        suite.measureMaking()
        suite.measureModels()
        if !suite.table.isEmpty { suite.table.printOut() }
    }

    private init(part: String?) {
        self.part = part
        // The generator produces the same numbers in each run.
        var state: UInt64 = 1
        numbers = (0..<Self.count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 40)
        }
    }

    private mutating func measure(_ name: String, inC: () -> Void, inSwift: () -> Void) {
        if let part, !name.contains(part) { return }
        var (ofC, ofSwift): ([Double], [Double]) = ([], [])
        for _ in 0..<Self.runs {
            ofC.append(Measurement.nanoseconds(ContinuousClock().measure(inC)))
            ofSwift.append(Measurement.nanoseconds(ContinuousClock().measure(inSwift)))
        }
        let (c, swift) = (ofC.sorted()[Self.runs / 2], ofSwift.sorted()[Self.runs / 2])
        table.append(name, rounded(c / 1e6), rounded(swift / 1e6), rounded(swift / c))
    }

    private static func makeInC(_ numbers: [Int]) -> OpaquePointer? {
        let store = g_list_store_new(NumberedObject.gType)
        var objects = numbers.map { NumberedObject.make($0) }
        g_list_store_splice(store, 0, 0, &objects, guint(objects.count))
        for object in objects { g_object_unref(object) }
        return store
    }

    private static func makeInSwift(_ numbers: [Int]) -> ListStore<NumberedItem> {
        ListStore(numbers.map { NumberedItem($0) })
    }

    private mutating func measureMaking() {
        let numbers = numbers
        measure("create the items and a store") {
            g_object_unref(UnsafeMutableRawPointer(Self.makeInC(numbers)))
        } inSwift: {
            _ = Self.makeInSwift(numbers)
        }
    }

    private static func sort(_ store: OpaquePointer?, by sorter: OpaquePointer?) {
        let model = gtk_sort_list_model_new(
            OpaquePointer(g_object_ref(UnsafeMutableRawPointer(store))),
            UnsafeMutableRawPointer(sorter)?.assumingMemoryBound(to: GtkSorter.self)
        )
        g_object_unref(UnsafeMutableRawPointer(model))
    }

    private mutating func measureModels() {
        let (cStore, store) = (Self.makeInC(numbers), Self.makeInSwift(numbers))
        defer { g_object_unref(UnsafeMutableRawPointer(cStore)) }

        measure("sort by a custom sorter, numbers") {
            Self.sort(cStore, by: gtk_custom_sorter_new(NumberedObject.compareNumbers, nil, nil))
        } inSwift: {
            let sorter = CustomSorter { (first: NumberedItem, second: NumberedItem) in first.number < second.number }
            _ = SortListModel(model: store, sorter: sorter)
        }

        measure("sort by a custom sorter, texts") {
            Self.sort(cStore, by: gtk_custom_sorter_new(NumberedObject.compareTexts, nil, nil))
        } inSwift: {
            let sorter = CustomSorter { (first: NumberedItem, second: NumberedItem) in first.text < second.text }
            _ = SortListModel(model: store, sorter: sorter)
        }

        measure("sort by NumericSorter(by:), in C by a custom sorter") {
            Self.sort(cStore, by: gtk_custom_sorter_new(NumberedObject.compareNumbers, nil, nil))
        } inSwift: {
            _ = SortListModel(model: store, sorter: NumericSorter(by: \NumberedItem.number))
        }

        measure("filter by a custom filter") {
            let filter = gtk_custom_filter_new(NumberedObject.isEven, nil, nil)
            let model = gtk_filter_list_model_new(
                OpaquePointer(g_object_ref(UnsafeMutableRawPointer(cStore))),
                UnsafeMutableRawPointer(filter)?.assumingMemoryBound(to: GtkFilter.self)
            )
            g_object_unref(UnsafeMutableRawPointer(model))
        } inSwift: {
            let filter = CustomFilter { (item: NumberedItem) in item.number & 1 == 0 }
            _ = FilterListModel(model: store, filter: filter)
        }
    }
}

/// A list item that is a Swift object.
private final class NumberedItem: Object {
    let number: Int
    let text: String

    init(_ number: Int) {
        self.number = number
        text = String(number)
        super.init()
    }
}
