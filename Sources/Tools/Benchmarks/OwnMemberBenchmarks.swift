import CGtk
import CombineGtk

/// Benchmarks of GObject properties that a Swift class declares, compared with the same properties of a C class.
@MainActor
struct OwnMemberBenchmarks {
    private let part: String?
    private var table = MarkdownTable("operation", "C ns", "Swift ns", "ratio")

    /// Runs the benchmarks whose name contains `part`, or all benchmarks if `part` is nil, and prints a table.
    static func run(part: String?) {
        var suite = OwnMemberBenchmarks(part: part)
        suite.measureNotify()
        suite.measureMaking()
        suite.measureReading()
        if !suite.table.isEmpty { suite.table.printOut() }
    }

    private init(part: String?) {
        self.part = part
    }

    private func isChosen(_ name: String) -> Bool {
        part.map { name.contains($0) } ?? true
    }

    private mutating func append(_ name: String, inC: Double, inSwift: Double) {
        table.append(name, rounded(inC), rounded(inSwift), rounded(inSwift / inC))
    }

    private mutating func measureNotify() {
        let count = 500_000
        guard let gauge = PlainGauge.make() else { return }
        defer { g_object_unref(gauge) }
        let sum = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        sum.initialize(to: 0)
        defer { sum.deallocate() }
        let handler: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, sum in
            sum?.assumingMemoryBound(to: Int.self).pointee &+= 1
        }
        func connect(_ object: UnsafeMutableRawPointer) {
            let callback = unsafeBitCast(handler, to: GCallback.self)
            g_signal_connect_data(object, "notify::level", callback, sum, nil, GConnectFlags(rawValue: 0))
        }
        connect(gauge)
        let inC = Measurement.nanoseconds(count: count) {
            for index in 0..<$0 { PlainGauge.setLevel(gauge, index & 1) }
        }

        let direct = "setting an own property, its notify to a C handler"
        if isChosen(direct) {
            let swiftGauge = makeGauge()
            defer { g_object_unref(swiftGauge.pointer) }
            connect(swiftGauge.pointer)
            let set = { (count: Int) in for index in 0..<count { swiftGauge.level = index & 1 } }
            append(direct, inC: inC, inSwift: Measurement.nanoseconds(count: count, set))
        }
        let signal = "setting an own property, its notify to publisher(for:)"
        if isChosen(signal) {
            let swiftGauge = makeGauge()
            defer { g_object_unref(swiftGauge.pointer) }
            let subscription = swiftGauge.publisher(for: \.level).changes.sink { _ in sum.pointee &+= 1 }
            let set = { (count: Int) in for index in 0..<count { swiftGauge.level = index & 1 } }
            append(signal, inC: inC, inSwift: Measurement.nanoseconds(count: count, set))
            subscription.cancel()
        }
        let byName = "setting an own property by name, g_object_set_property"
        if isChosen(byName) {
            let swiftGauge = makeGauge()
            defer { g_object_unref(swiftGauge.pointer) }
            func set(_ object: UnsafeMutableRawPointer) -> (Int) -> Void {
                { count in
                    var value = GValue()
                    g_value_init(&value, g_type_from_name("gint64"))
                    for index in 0..<count {
                        g_value_set_int64(&value, gint64(index & 1))
                        g_object_set_property(object.assumingMemoryBound(to: GObject.self), "level", &value)
                    }
                    g_value_unset(&value)
                }
            }
            guard let plain = PlainGauge.make() else { return }
            let inC = Measurement.nanoseconds(count: count, set(plain))
            g_object_unref(plain)
            append(byName, inC: inC, inSwift: Measurement.nanoseconds(count: count, set(swiftGauge.pointer)))
        }
    }

    /// Returns an object to which C holds another reference. This is also the case for an object in a list or a window.
    private func makeGauge() -> Gauge {
        let gauge = Gauge()
        g_object_ref(gauge.pointer)
        return gauge
    }

    private mutating func measureMaking() {
        let name = "creating and freeing an object with three properties"
        guard isChosen(name) else { return }
        let inC = Measurement.nanoseconds(count: 100_000) { for _ in 0..<$0 { g_object_unref(PlainGauge.make()) } }
        let inSwift = Measurement.nanoseconds(count: 100_000) {
            for _ in 0..<$0 { _ = Gauge() }
        }
        append(name, inC: inC, inSwift: inSwift)
        let none = "the same without properties"
        let bare = Measurement.nanoseconds(count: 100_000) {
            for _ in 0..<$0 { _ = BareGauge() }
        }
        append(none, inC: inC, inSwift: bare)
    }

    private mutating func measureReading() {
        let name = "reading an own property, untracked"
        guard isChosen(name), let plain = PlainGauge.make() else { return }
        defer { g_object_unref(plain) }
        let gauge = Gauge()
        var sum = 0
        let inC = Measurement.nanoseconds(count: 5_000_000) { for _ in 0..<$0 { sum &+= PlainGauge.level(plain) } }
        let inSwift = Measurement.nanoseconds(count: 5_000_000) { for _ in 0..<$0 { sum &+= gauge.level } }
        append(name, inC: inC, inSwift: inSwift)
        if sum == 1 { print("") }
    }
}

private final class Gauge: Object {
    @GObjectProperty var level = 0
    @GObjectProperty var share = 0.5
    @GObjectProperty var title = "Gauge"
}

private final class BareGauge: Object {}

/// The class `Gauge`, implemented with C functions.
@MainActor
private enum PlainGauge {
    struct Instance {
        var parent: GObject
        var level: gint64
        var share: Double
        var title: UnsafeMutablePointer<CChar>?
    }

    static func make() -> UnsafeMutableRawPointer? {
        UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil))
    }

    // Inlining is disabled, because a C function in another file wouldn't be inlined either.
    @inline(never)
    static func setLevel(_ gauge: UnsafeMutableRawPointer, _ level: Int) {
        let instance = gauge.assumingMemoryBound(to: Instance.self)
        if instance.pointee.level == gint64(level) { return }
        instance.pointee.level = gint64(level)
        g_object_notify_by_pspec(gauge.assumingMemoryBound(to: GObject.self), specifications[0])
    }

    @inline(never)
    static func level(_ gauge: UnsafeMutableRawPointer) -> Int {
        Int(gauge.assumingMemoryBound(to: Instance.self).pointee.level)
    }

    // This is safe because the value is initialized once and never changes.
    private nonisolated(unsafe) static let specifications: UnsafeMutablePointer<UnsafeMutablePointer<GParamSpec>?> = {
        let flags = GParamFlags(rawValue: G_PARAM_READWRITE.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue)
        let made = UnsafeMutablePointer<UnsafeMutablePointer<GParamSpec>?>.allocate(capacity: 3)
        made[0] = g_param_spec_int64("level", nil, nil, .min, .max, 0, flags)
        made[1] = g_param_spec_double("share", nil, nil, 0, 1, 0.5, flags)
        made[2] = g_param_spec_string("title", nil, nil, "Gauge", flags)
        return made
    }()

    // This is safe because the value is set once, when the class is created.
    private nonisolated(unsafe) static var parentFinalize: (@convention(c) (UnsafeMutablePointer<GObject>?) -> Void)?

    private static let type: GType = g_type_register_static_simple(
        g_object_get_type(),
        "PlainGauge",
        guint(MemoryLayout<GObjectClass>.size),
        { classPointer, _ in
            guard let objectClass = classPointer?.assumingMemoryBound(to: GObjectClass.self) else { return }
            parentFinalize = objectClass.pointee.finalize
            objectClass.pointee.finalize = { object in
                let instance = UnsafeMutableRawPointer(object)?.assumingMemoryBound(to: Instance.self)
                g_free(instance?.pointee.title)
                parentFinalize?(object)
            }
            objectClass.pointee.set_property = { object, id, value, specification in
                guard id == 1, let value, let object else { return }
                let instance = UnsafeMutableRawPointer(object).assumingMemoryBound(to: Instance.self)
                let level = g_value_get_int64(value)
                if instance.pointee.level == level { return }
                instance.pointee.level = level
                g_object_notify_by_pspec(object, specification)
            }
            objectClass.pointee.get_property = { _, _, _, _ in }
            for index in 0..<3 {
                g_object_class_install_property(objectClass, guint(index + 1), specifications[index])
            }
        },
        guint(MemoryLayout<Instance>.size),
        { instance, _ in
            let gauge = UnsafeMutableRawPointer(instance)?.assumingMemoryBound(to: Instance.self)
            gauge?.pointee.share = 0.5
            gauge?.pointee.title = g_strdup("Gauge")
        },
        GTypeFlags(rawValue: 0)
    )
}
