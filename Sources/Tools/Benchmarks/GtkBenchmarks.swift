import CGtk
import CombineGtk
import Dispatch
import Glibc

/// Benchmarks of GTK functions in Swift, compared with C. They require a display.
@MainActor
struct GtkBenchmarks {
    private let part: String?
    private var table = MarkdownTable("operation", "C ns", "Swift ns", "ratio")

    /// Runs the benchmarks whose name contains `part`, or all benchmarks if `part` is nil, and prints a table. Without
    /// a display, prints a message.
    static func run(part: String?) {
        guard GTK.isDisplayAvailable() else {
            print("GTK is not measured: there is no display to open.\n")
            return
        }
        var suite = GtkBenchmarks(part: part)
        suite.measureSignal()
        suite.measureLabel()
        suite.measureAdjustment()
        suite.measureWidgets()
        suite.measureHop()
        if !suite.table.isEmpty { suite.table.printOut() }
    }

    private init(part: String?) {
        self.part = part
    }

    private func isChosen(_ name: String) -> Bool {
        part.map { name.contains($0) } ?? true
    }

    private mutating func append(_ name: String, inC: Double?, inSwift: Double) {
        table.append(
            name,
            inC.map { rounded($0) } ?? "",
            rounded(inSwift),
            inC.map { rounded(inSwift / $0) } ?? ""
        )
    }

    private mutating func measureSignal() {
        let name = "emitting clicked to a handler"
        guard isChosen(name) else { return }
        let (box, button, total) = (Box(orientation: .vertical), Button(label: "Button"), Total())
        box.append(button)
        let signal = g_signal_lookup("clicked", gtk_button_get_type())
        let emit = { (count: Int) in for _ in 0..<count { combinegtk_emit(button.pointer, signal) } }

        let handler: @convention(c) (gpointer?, gpointer?) -> Void = { _, total in
            // `total` is the user data of the signal connection.
            guard let total else { return }
            Unmanaged<Total>.fromOpaque(total).takeUnretainedValue().sum &+= 1
        }
        let connection = g_signal_connect_data(
            button.pointer,
            "clicked",
            unsafeBitCast(handler, to: GCallback.self),
            Unmanaged.passUnretained(total).toOpaque(),
            nil,
            GConnectFlags(rawValue: 0)
        )
        let inC = Measurement.nanoseconds(count: 1_000_000, emit)
        g_signal_handler_disconnect(button.pointer, connection)

        let subscription = button.clicked.sink { total.sum &+= 1 }
        append(name, inC: inC, inSwift: Measurement.nanoseconds(count: 1_000_000, emit))
        subscription.cancel()
    }

    private mutating func measureLabel() {
        let name = "setting a label's text"
        guard isChosen(name) else { return }
        let label = Label(label: "text")
        let texts = ["first text", "second text"]
        let labelPointer = OpaquePointer(label.pointer)
        let inC = Measurement.nanoseconds(count: 300_000) {
            for index in 0..<$0 { gtk_label_set_label(labelPointer, texts[index & 1]) }
        }
        let inSwift = Measurement.nanoseconds(count: 300_000) {
            for index in 0..<$0 { label.label = texts[index & 1] }
        }
        append(name, inC: inC, inSwift: inSwift)
    }

    private mutating func measureAdjustment() {
        let adjustment = Adjustment(value: 0, lower: 0, upper: 100)
        let adjustmentPointer = adjustment.pointer.assumingMemoryBound(to: GtkAdjustment.self)
        let count = 500_000
        let subject = PassthroughSubject<Int, Never>()
        let send = { (count: Int) in for index in 0..<count { subject.send(index & 1) } }
        let set = { (count: Int) in
            for index in 0..<count { gtk_adjustment_set_value(adjustmentPointer, Double(index & 1)) }
        }
        let direct = Measurement.nanoseconds(count: count, set)

        let assigning = "subject.map.assign(to:on:), compared with gtk_adjustment_set_value"
        if isChosen(assigning) {
            let subscription = subject.map { Double($0) }.assign(to: \.value, on: adjustment)
            append(assigning, inC: direct, inSwift: Measurement.nanoseconds(count: count, send))
            subscription.cancel()
        }

        let binding = "reactive.value <~ subject.map, compared with gtk_adjustment_set_value"
        if isChosen(binding) {
            let disposable = adjustment.reactive.value <~ subject.map { Double($0) }
            append(binding, inC: direct, inSwift: Measurement.nanoseconds(count: count, send))
            disposable.dispose()
        }

        let bound = "one property driving another, compared with g_object_bind_property"
        if isChosen(bound) {
            let target = Adjustment(value: 0, lower: 0, upper: 100)
            let cBinding = g_object_bind_property(
                adjustment.pointer,
                "value",
                target.pointer,
                "value",
                G_BINDING_DEFAULT
            )
            let inC = Measurement.nanoseconds(count: count, set)
            g_binding_unbind(cBinding)
            let disposable = target.reactive.value <~ adjustment.publisher(for: \.value)
            append(bound, inC: inC, inSwift: Measurement.nanoseconds(count: count, set))
            disposable.dispose()
        }
    }

    private mutating func measureWidgets() {
        measureWidget("Button", count: 20_000) {
            gtk_button_new_with_label("Button")
        } inSwift: {
            Button(label: "Button")
        }
        measureWidget("Entry", count: 4_000) {
            gtk_entry_new()
        } inSwift: {
            Entry()
        }
    }

    /// Measures how long it takes to create a widget, add it to a box, and remove it. Removing the widget deallocates
    /// it.
    private mutating func measureWidget(
        _ type: String,
        count: Int,
        inC make: () -> UnsafeMutablePointer<GtkWidget>?,
        inSwift makeObject: () -> Widget
    ) {
        let name = "creating, appending and removing a \(type)"
        guard isChosen(name) else { return }
        let box = Box(orientation: .vertical)
        let boxPointer = box.pointer.assumingMemoryBound(to: GtkBox.self)
        let inC = Measurement.nanoseconds(count: count) {
            for _ in 0..<$0 {
                let widget = make()
                gtk_box_append(boxPointer, widget)
                gtk_box_remove(boxPointer, widget)
            }
        }
        let inSwift = Measurement.nanoseconds(count: count) {
            for _ in 0..<$0 {
                let widget = makeObject()
                box.append(widget)
                box.remove(widget)
            }
        }
        append(name, inC: inC, inSwift: inSwift)
    }

    /// Measures the time from a request on another thread until the main actor executes it. Meanwhile, the main thread
    /// waits in the main loop.
    private mutating func measureHop() {
        let name = "hop from another thread to the main actor, median"
        guard isChosen(name) else { return }
        let clock = ContinuousClock()
        let durations: [Double] = (0..<1000).map { _ in
            let arrival = Arrival()
            DispatchQueue.global().async {
                // Waits until the main thread is idle.
                usleep(200)
                let start = clock.now
                Task { @MainActor in arrival.duration = start.duration(to: clock.now) }
            }
            _ = MainContext.run(for: .seconds(5)) { arrival.duration != nil }
            return Measurement.nanoseconds(arrival.duration ?? .seconds(5))
        }
        append(name, inC: nil, inSwift: durations.sorted()[durations.count / 2])
    }
}

/// Stores the time that passed until the main actor executed a request.
@MainActor
private final class Arrival {
    var duration: Duration?
}
