import CGtk
import CombineGtk

/// Benchmarks of bindings, compared with the closest C functions. They require a display.
@MainActor
struct BindingBenchmarks {
    private let part: String?
    private var table = MarkdownTable("operation", "C ns", "Swift ns", "ratio")
    private let adjustment = Adjustment(value: 0, lower: 0, upper: 100)
    private let count = 300_000

    /// Runs the benchmarks whose name contains `part`, or all benchmarks if `part` is nil, and prints a table. Without
    /// a display, prints a message.
    static func run(part: String?) {
        guard GTK.isDisplayAvailable() else {
            print("Bindings are not measured: there is no display to open.\n")
            return
        }
        var suite = BindingBenchmarks(part: part)
        suite.measureOneWay()
        suite.measureTwoWay()
        suite.measureText()
        suite.measureLabels()
        suite.measureByUser()
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

    /// Sets the value of the adjustment with C functions, alternating between two values.
    private func setInC(_ count: Int) {
        let pointer = adjustment.pointer.assumingMemoryBound(to: GtkAdjustment.self)
        for index in 0..<count { gtk_adjustment_set_value(pointer, Double(index & 1)) }
    }

    private mutating func measureOneWay() {
        let name = "value <~ subject, compared with gtk_adjustment_set_value"
        guard isChosen(name) else { return }
        let inC = Measurement.nanoseconds(count: count, setInC)
        let subject = PassthroughSubject<Double, Never>()
        let binding = adjustment.reactive.value <~ subject
        let inSwift = Measurement.nanoseconds(count: count) { count in
            for index in 0..<count { subject.send(Double(index & 1)) }
        }
        append(name, inC: inC, inSwift: inSwift)
        binding.dispose()
    }

    private mutating func measureTwoWay() {
        let other = Adjustment(value: 0, lower: 0, upper: 100)
        let cBinding = g_object_bind_property(
            adjustment.pointer,
            "value",
            other.pointer,
            "value",
            G_BINDING_BIDIRECTIONAL
        )
        let inC = Measurement.nanoseconds(count: count, setInC)
        g_binding_unbind(cBinding)

        let fromModel = "value <~> relay, the model set, compared with a bidirectional g_object_bind_property"
        if isChosen(fromModel) {
            let relay = CurrentValueRelay(0.0)
            let binding = adjustment.reactive.value <~> relay
            let inSwift = Measurement.nanoseconds(count: count) { count in
                for index in 0..<count { relay.accept(Double(index & 1)) }
            }
            append(fromModel, inC: inC, inSwift: inSwift)
            binding.dispose()
        }

        let fromWidget = "value <~> relay, the property set, compared with the same"
        if isChosen(fromWidget) {
            let relay = CurrentValueRelay(0.0)
            let binding = adjustment.reactive.value <~> relay
            append(fromWidget, inC: inC, inSwift: Measurement.nanoseconds(count: count, setInC))
            binding.dispose()
        }

        let roundTrip = "value <~> relay <~> value, one set and the other following, compared with the same"
        if isChosen(roundTrip) {
            let relay = CurrentValueRelay(0.0)
            let bindings = [adjustment.reactive.value <~> relay, other.reactive.value <~> relay]
            append(roundTrip, inC: inC, inSwift: Measurement.nanoseconds(count: count, setInC))
            for binding in bindings { binding.dispose() }
        }
    }

    private mutating func measureText() {
        let name = "label <~ subject of strings, compared with gtk_label_set_label"
        guard isChosen(name) else { return }
        let label = Label(label: "text")
        let texts = ["first text", "second text"]
        let pointer = OpaquePointer(label.pointer)
        let inC = Measurement.nanoseconds(count: count / 3) { count in
            for index in 0..<count { gtk_label_set_label(pointer, texts[index & 1]) }
        }
        let subject = PassthroughSubject<String, Never>()
        label.reactive.label <~ subject
        let inSwift = Measurement.nanoseconds(count: count / 3) { count in
            for index in 0..<count { subject.send(texts[index & 1]) }
        }
        append(name, inC: inC, inSwift: inSwift)
    }

    /// Measures how long it takes to create, bind, update and release ten thousand labels.
    private mutating func measureLabels() {
        let name = "creating, binding, updating and releasing one of 10,000 labels"
        guard isChosen(name) else { return }
        let source = Label(label: "")
        var text = 0
        let inC = Measurement.nanoseconds(count: 10_000) { count in
            let labels = (0..<count).map { _ in
                let label = g_object_ref_sink(UnsafeMutableRawPointer(gtk_label_new(nil)))
                g_object_bind_property(source.pointer, "label", label, "label", G_BINDING_DEFAULT)
                return label
            }
            text += 1
            gtk_label_set_label(OpaquePointer(source.pointer), "\(text)")
            for label in labels { g_object_unref(label) }
        }
        let subject = PassthroughSubject<String, Never>()
        let inSwift = Measurement.nanoseconds(count: 10_000) { count in
            var labels = (0..<count).map { _ in
                let label = Label()
                label.reactive.label <~ subject
                return label
            }
            text += 1
            subject.send("\(text)")
            labels.removeAll()
        }
        append(name, inC: inC, inSwift: inSwift)
    }

    /// Measures how much slower other handlers become if changes by the user are observed.
    private mutating func measureByUser() {
        let name = "emission → sink, with 10,000 .byUser subscriptions to other objects, compared with a C handler"
        guard isChosen(name) else { return }
        let signal = g_signal_lookup("changed", adjustment.gType)
        let pointer = adjustment.pointer
        let emit = { (count: Int) in for _ in 0..<count { combinegtk_emit(pointer, signal) } }
        let handler: @convention(c) () -> Void = {}
        let id = g_signal_connect_data(pointer, "changed", handler, nil, nil, GConnectFlags(rawValue: 0))
        let inC = Measurement.nanoseconds(count: count, emit)
        g_signal_handler_disconnect(pointer, id)
        let others = (0..<10_000).map { _ in Adjustment(value: 0, lower: 0, upper: 100) }
        let followed = others.map { $0.publisher(for: \.value).byUser.sink { _ in } }
        let total = Total()
        let sink = adjustment.changed.sink { total.sum &+= 1 }
        append(name, inC: inC, inSwift: Measurement.nanoseconds(count: count, emit))
        sink.cancel()
        for subscription in followed { subscription.cancel() }
    }
}
