import CGtk
import Combine
import CombineGtk

/// Benchmarks of reading and changing values that Observation tracks, compared with the same code without tracking.
@MainActor
struct TrackingBenchmarks {
    private let part: String?
    private var table = MarkdownTable("operation", "without ns", "with ns", "difference")
    private let total = Total()

    /// Runs the benchmarks whose name contains `part`, or all benchmarks if `part` is nil, and prints a table.
    static func run(part: String?) {
        var suite = TrackingBenchmarks(part: part)
        suite.measureSubject()
        if GTK.isDisplayAvailable() {
            suite.measureProperty()
            suite.measureRerun()
        }
        if !suite.table.isEmpty { suite.table.printOut() }
    }

    private init(part: String?) {
        self.part = part
    }

    private mutating func measure(
        _ name: String,
        count: Int = 10_000_000,
        without plain: (Int) -> Void,
        with tracked: (Int) -> Void
    ) {
        if let part, !name.contains(part) { return }
        let without = Measurement.nanoseconds(count: count, plain)
        let with = Measurement.nanoseconds(count: count, tracked)
        table.append(name, rounded(without), rounded(with), rounded(max(0, with - without)))
    }

    /// Measures reading a subject's value outside of an observing closure.
    private mutating func measureSubject() {
        let (value, total) = (CurrentValue<Int, Never>(1), total)
        measure("reading a subject's value, untracked") { count in
            for _ in 0..<count { total.sum &+= value.current }
        } with: { count in
            for _ in 0..<count { total.sum &+= value.observed }
        }
    }

    private mutating func measureProperty() {
        let (button, total) = (Button(label: "Button"), total)
        let pointer = button.pointer.assumingMemoryBound(to: GtkWidget.self)
        measure("reading a widget's property, untracked, compared with gtk_widget_get_sensitive") { count in
            for _ in 0..<count { total.sum &+= gtk_widget_get_sensitive(pointer) != 0 ? 1 : 0 }
        } with: { count in
            for _ in 0..<count { total.sum &+= button.isSensitive ? 1 : 0 }
        }
    }

    /// Measures a change and the run of the observing closure, which follows in the next turn of the main loop.
    private mutating func measureRerun() {
        let (model, observed, total) = (ObservedModel(), ObservedModel(), total)
        let token = observe { total.sum &+= observed.value }
        measure("a change and the next run of observe, compared with an idle handler", count: 100_000) { count in
            for value in 0..<count {
                model.value = value
                MainContext.default.schedule(options: .init(priority: .highIdle)) { total.sum &+= model.value }
                MainContext.iterate(mayBlock: false)
            }
        } with: { count in
            for value in 0..<count {
                observed.value = value
                MainContext.iterate(mayBlock: false)
            }
        }
        token.cancel()
    }
}

private final class ObservedModel: ObservableObject {
    @Published var value = 0
}
