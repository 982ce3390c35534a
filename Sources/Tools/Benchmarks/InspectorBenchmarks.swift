import CombineGtk
import CombineModel
import GLib

/// Benchmarks that measure how long it takes to record connections and bindings for the inspector while it's closed.
/// They require a display.
///
/// Only debug builds record connections and bindings.
@MainActor
struct InspectorBenchmarks {
    /// Prints a table with the time that an event takes, and the part of this time that is used for recording.
    static func run(part: String?) {
        #if DEBUG
        guard GTK.isDisplayAvailable() else {
            print("The records of the inspector are not measured: there is no display to open.\n")
            return
        }
        var suite = InspectorBenchmarks(part: part)
        suite.measureSink()
        suite.measureBinding()
        if !suite.table.isEmpty { suite.table.printOut() }
        #else
        print("The records of the inspector are not measured: only debug builds have them.\n")
        #endif
    }

    #if DEBUG
    private let part: String?
    private var table = MarkdownTable("event in a debug build", "ns", "records ns", "percent")
    private let count = 100_000

    private init(part: String?) {
        self.part = part
    }

    private mutating func append(_ name: String, _ event: Double, records: Double) {
        table.append(name, rounded(event), rounded(records), rounded(100 * records / event))
    }

    private func isChosen(_ name: String) -> Bool {
        part.map { name.contains($0) } ?? true
    }

    /// Returns the time in nanoseconds that a binding needs to record a value.
    private func noting() -> Double {
        guard let binding = LiveBindings.all.last else { return 0 }
        return Measurement.nanoseconds(count: count) { count in
            for _ in 0..<count { binding.note(value: ()) }
        } - empty
    }

    /// Returns the time in nanoseconds that a signal connection needs to record an event.
    private func counting(_ button: Button) -> Double {
        guard let record = button.inspectedConnections.last?.record else { return 0 }
        return Measurement.nanoseconds(count: count) { count in
            for _ in 0..<count {
                record.count += 1
                if Inspection.recordsValues { record.lastValue = nil }
            }
        } - empty
    }

    /// The time in nanoseconds that an iteration of an empty loop needs.
    private var empty: Double {
        Measurement.nanoseconds(count: count) { count in
            for _ in 0..<count {}
        }
    }

    private mutating func measureSink() {
        let name = "clicked → sink(on:)"
        guard isChosen(name) else { return }
        let button = Button()
        var clicks = 0
        let subscription = button.clicked.sink(on: button) { _ in clicks += 1 }
        let event = Measurement.nanoseconds(count: count) { count in
            for _ in 0..<count { button.emitClicked() }
        }
        append(name, event, records: noting() + counting(button))
        subscription.dispose()
    }

    private mutating func measureBinding() {
        let name = "label <~ subject.map"
        guard isChosen(name) else { return }
        let label = Label(label: nil)
        let subject = PassthroughSubject<Int, Never>()
        let binding = label.reactive.label <~ subject.map { $0 == 0 ? "first" : "second" }
        let event = Measurement.nanoseconds(count: count) { count in
            for index in 0..<count { subject.send(index & 1) }
        }
        append(name, event, records: noting())
        binding.dispose()
    }
    #endif
}
