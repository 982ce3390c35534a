import CGtk
import CombineGtk

/// Benchmarks of Swift methods that GTK calls, compared with the same classes in C. The benchmarks require a display.
@MainActor
struct VirtualFunctionBenchmarks {
    private let part: String?
    private var table = MarkdownTable("C calls", "C ns", "Swift ns", "ratio")

    /// Runs the benchmarks whose name contains `part`, or all benchmarks if `part` is nil, and prints a table.
    static func run(part: String?) {
        guard GTK.isDisplayAvailable() else {
            print("Virtual functions are not measured: there is no display to open.\n")
            return
        }
        var suite = VirtualFunctionBenchmarks(part: part)
        suite.measureMeasuring()
        suite.measureSnapshots()
        suite.measureItems()
        if !suite.table.isEmpty { suite.table.printOut() }
    }

    private init(part: String?) {
        self.part = part
    }

    private mutating func compare(
        _ name: String,
        _ count: Int,
        inC: UnsafeMutableRawPointer,
        inSwift: UnsafeMutableRawPointer,
        _ call: (UnsafeMutableRawPointer, Int) -> Void
    ) {
        if let part, !name.contains(part) { return }
        let c = Measurement.nanoseconds(count: count) { call(inC, $0) }
        let swift = Measurement.nanoseconds(count: count) { call(inSwift, $0) }
        table.append(name, rounded(c), rounded(swift), rounded(swift / c))
    }

    /// Adds a reference to an object, as a window or a view does for an object that it contains. Returns the object.
    private func held<Class: Object>(_ object: Class) -> Class {
        g_object_ref(object.pointer)
        return object
    }

    private mutating func measureMeasuring() {
        let plain = PlainTile.make()
        let tile = held(Tile())
        defer {
            g_object_unref(plain)
            g_object_unref(tile.pointer)
        }
        compare("measure, by the class's function", 2_000_000, inC: plain, inSwift: tile.pointer) { pointer, count in
            let widget = pointer.assumingMemoryBound(to: GtkWidget.self)
            guard let measure = PlainTile.widgetClass(of: pointer).pointee.measure else { return }
            var (minimum, natural, baseline, other): (CInt, CInt, CInt, CInt) = (0, 0, 0, 0)
            for index in 0..<count {
                measure(widget, GTK_ORIENTATION_VERTICAL, CInt(index & 63), &minimum, &natural, &baseline, &other)
            }
        }
        // Without `gtk_widget_queue_resize`, GTK would return a cached size.
        compare("measure, by gtk_widget_queue_resize and _measure", 500_000, inC: plain, inSwift: tile.pointer) {
            pointer,
            count in
            let widget = pointer.assumingMemoryBound(to: GtkWidget.self)
            var (minimum, natural): (CInt, CInt) = (0, 0)
            for _ in 0..<count {
                gtk_widget_queue_resize(widget)
                gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
            }
        }
    }

    private mutating func measureSnapshots() {
        let plain = PlainTile.make()
        let tile = held(Tile())
        let snapshot = gtk_snapshot_new()
        defer {
            g_object_unref(tile.pointer)
            g_object_unref(plain)
            g_object_unref(UnsafeMutableRawPointer(snapshot))
        }
        compare("snapshot that draws nothing", 2_000_000, inC: plain, inSwift: tile.pointer) { pointer, count in
            let widget = pointer.assumingMemoryBound(to: GtkWidget.self)
            guard let draw = PlainTile.widgetClass(of: pointer).pointee.snapshot else { return }
            for _ in 0..<count { draw(widget, snapshot) }
        }
        let plainColors = PlainTile.make(isColored: true)
        let colors = held(ColoredTile())
        defer {
            g_object_unref(plainColors)
            g_object_unref(colors.pointer)
        }
        compare("snapshot of one color, in a frame of 1000", 200_000, inC: plainColors, inSwift: colors.pointer) {
            pointer,
            count in
            let widget = pointer.assumingMemoryBound(to: GtkWidget.self)
            guard let draw = PlainTile.widgetClass(of: pointer).pointee.snapshot else { return }
            for _ in 0..<count / 1000 {
                let frame = gtk_snapshot_new()
                for _ in 0..<1000 { draw(widget, frame) }
                if let node = gtk_snapshot_free_to_node(frame) { gsk_render_node_unref(node) }
            }
        }
    }

    private mutating func measureItems() {
        let item = held(Item())
        guard let plain = g_object_new_with_properties(PlainItems.type, 0, nil, nil) else { return }
        PlainItems.item = item.pointer
        let items = held(Items(item))
        defer {
            for made in [UnsafeMutableRawPointer(plain), item.pointer, items.pointer] { g_object_unref(made) }
        }
        compare("g_list_model_get_item", 2_000_000, inC: UnsafeMutableRawPointer(plain), inSwift: items.pointer) {
            pointer,
            count in
            let model = OpaquePointer(pointer)
            for index in 0..<count { g_object_unref(g_list_model_get_item(model, guint(index & 1023))) }
        }
        compare("g_list_model_get_n_items", 2_000_000, inC: UnsafeMutableRawPointer(plain), inSwift: items.pointer) {
            pointer,
            count in
            let model = OpaquePointer(pointer)
            for _ in 0..<count { _ = g_list_model_get_n_items(model) }
        }
    }
}

// MARK: Swift classes

private class Tile: Widget {
    override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
        orientation == .vertical
            ? Measurement(minimum: forSize / 2, natural: forSize) : Measurement(minimum: 10, natural: 20)
    }

    override func snapshot(_ snapshot: Snapshot) {}
}

private final class ColoredTile: Tile {
    override func snapshot(_ snapshot: Snapshot) {
        snapshot.appendColor(
            RGBA(red: 1, green: 0, blue: 0, alpha: 1),
            bounds: Rect(x: 0, y: 0, width: 10, height: 10)
        )
    }
}

private final class Item: Object {}

private final class Items: Object, ListModel {
    private let item: Item

    init(_ item: Item) {
        self.item = item
        super.init()
    }

    var itemType: GType { Item.registeredType }
    var itemCount: Int { 1024 }
    func object(_ position: Int) -> Object? { position < 1024 ? item : nil }
}

// MARK: C classes

/// The C counterparts of `Tile` and `ColoredTile`.
@MainActor
private enum PlainTile {
    static func make(isColored: Bool = false) -> UnsafeMutableRawPointer {
        // Creating a widget in Swift initializes GTK.
        _ = Tile()
        guard let made = g_object_new_with_properties(isColored ? coloredType : type, 0, nil, nil) else {
            fatalError("GObject couldn't create a PlainTile")
        }
        return UnsafeMutableRawPointer(g_object_ref_sink(made))
    }

    static func widgetClass(of pointer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GtkWidgetClass> {
        pointer.load(as: UnsafeMutableRawPointer.self).assumingMemoryBound(to: GtkWidgetClass.self)
    }

    private static let type: GType = g_type_register_static_simple(
        gtk_widget_get_type(),
        "PlainTile",
        guint(MemoryLayout<GtkWidgetClass>.size),
        { classPointer, _ in
            guard let widgetClass = classPointer?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
            widgetClass.pointee.measure = { _, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
                let isVertical = orientation == GTK_ORIENTATION_VERTICAL
                minimum?.pointee = isVertical ? size / 2 : 10
                natural?.pointee = isVertical ? size : 20
                minimumBaseline?.pointee = -1
                naturalBaseline?.pointee = -1
            }
            widgetClass.pointee.snapshot = { _, _ in }
        },
        guint(MemoryLayout<GtkWidget>.size),
        nil,
        GTypeFlags(rawValue: 0)
    )

    private static let coloredType: GType = g_type_register_static_simple(
        type,
        "PlainColoredTile",
        guint(MemoryLayout<GtkWidgetClass>.size),
        { classPointer, _ in
            let widgetClass = classPointer?.assumingMemoryBound(to: GtkWidgetClass.self)
            widgetClass?.pointee.snapshot = { _, snapshot in
                var color = GdkRGBA(red: 1, green: 0, blue: 0, alpha: 1)
                var bounds = graphene_rect_t()
                graphene_rect_init(&bounds, 0, 0, 10, 10)
                gtk_snapshot_append_color(snapshot, &color, &bounds)
            }
        },
        guint(MemoryLayout<GtkWidget>.size),
        nil,
        GTypeFlags(rawValue: 0)
    )
}

/// The C counterpart of `Items`.
@MainActor
private enum PlainItems {
    // This is safe because the value is set once, before the first call.
    nonisolated(unsafe) static var item: UnsafeMutableRawPointer?

    static let type: GType = {
        let type = g_type_register_static_simple(
            g_object_get_type(),
            "PlainItems",
            guint(MemoryLayout<GObjectClass>.size),
            nil,
            guint(MemoryLayout<GObject>.size),
            nil,
            GTypeFlags(rawValue: 0)
        )
        var info = GInterfaceInfo(
            interface_init: { interface, _ in
                let model = interface?.assumingMemoryBound(to: GListModelInterface.self)
                model?.pointee.get_item_type = { _ in g_object_get_type() }
                model?.pointee.get_n_items = { _ in 1024 }
                model?.pointee.get_item = { _, position in
                    position < 1024 ? PlainItems.item.map { g_object_ref($0) } ?? nil : nil
                }
            },
            interface_finalize: nil,
            interface_data: nil
        )
        g_type_add_interface_static(type, g_list_model_get_type(), &info)
        return type
    }()
}
