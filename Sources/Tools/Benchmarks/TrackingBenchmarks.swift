import CGtk
import Combine
import CombineGtk
import Observation

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
            suite.measureBinding()
            suite.measureManyBindings()
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

    /// Measures a change and the next turn of the main loop, in which the closure runs.
    private mutating func measureBinding() {
        let (model, observable) = (ObservedModel(), ObservableModel())
        let labels = (Label(""), Label(""))
        labels.0.reactive.label <~ model.$title
        labels.1.reactive.label <~ { observable.title }
        measure("a change of a label's text, a closure compared with a publisher", count: 100_000) { count in
            for value in 0..<count {
                model.title = Self.titles[value & 1]
                MainContext.iterate(mayBlock: false)
            }
        } with: { count in
            for value in 0..<count {
                observable.title = Self.titles[value & 1]
                MainContext.iterate(mayBlock: false)
            }
        }
        withExtendedLifetime(labels) {}
    }

    /// Measures a change that all visible labels of a window show, with the layout that follows.
    private mutating func measureManyBindings() {
        let (model, observable) = (ObservedModel(), ObservableModel())
        let windows = (Self.makeWindow(), Self.makeWindow())
        for label in windows.0.labels { label.reactive.label <~ model.$title }
        for label in windows.1.labels { label.reactive.label <~ { observable.title } }
        for window in [windows.0.window, windows.1.window] { window.present() }
        while MainContext.iterate(mayBlock: false) {}
        // A change ends with a frame that shows it. Otherwise, several changes could share a layout.
        func change(_ view: (window: Window, labels: [Label]), _ count: Int, set: (String) -> Void) {
            var isPainted = false
            let paint = view.window.frameClock?.afterPaint.sink { isPainted = true }
            for _ in 0..<count {
                let title = view.labels[0].label == Self.titles[0] ? Self.titles[1] : Self.titles[0]
                isPainted = false
                set(title)
                while !isPainted || view.labels.last?.label != title { MainContext.iterate(mayBlock: true) }
            }
            paint?.cancel()
        }
        measure("a change that 10,000 labels show, closures compared with a publisher", count: 50) { count in
            change(windows.0, count) { model.title = $0 }
        } with: { count in
            change(windows.1, count) { observable.title = $0 }
        }
        windows.0.window.destroy()
        windows.1.window.destroy()
    }

    private static let titles = ["Emma", "Shirley"]

    /// Creates a window with 10,000 labels, all of which are visible.
    private static func makeWindow() -> (window: Window, labels: [Label]) {
        let (window, grid) = (Window(), Grid())
        let labels = (0..<10_000).map { _ in Label("") }
        for (index, label) in labels.enumerated() { grid.attach(label, column: index % 100, row: index / 100) }
        window.child = grid
        return (window, labels)
    }
}

@Observable
@MainActor
private final class ObservableModel {
    var title = ""
}

private final class ObservedModel: ObservableObject {
    @Published var value = 0
    @Published var title = ""
}
