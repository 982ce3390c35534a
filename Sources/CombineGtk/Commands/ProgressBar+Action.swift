import Gtk

extension ProgressBar {
    /// Creates a progress bar for a command. The bar is visible only while the command executes.
    ///
    /// While the progress is unknown, the bar moves back and forth. Its accessible name is the title of the command.
    public convenience init(_ command: Command) {
        self.init(properties: [:])
        command.$title.sink(on: self) { bar, title in bar.accessible.label = title }
        ShownProgress.show(command.progress, while: command.isExecuting, on: self)
    }

    /// Creates a progress bar for an action. The bar is visible only while the action executes.
    ///
    /// ```swift
    /// ProgressBar("Export", action: viewModel.export)
    /// ```
    ///
    /// While the progress is unknown, the bar moves back and forth.
    ///
    /// - Parameter title: The accessible name of the bar.
    public convenience init<Input, Output>(_ title: String, action: Action<Input, Output>) {
        self.init(properties: [:])
        accessible.label = title
        ShownProgress.show(action.progress, while: action.isExecuting, on: self)
    }
}

/// Functions that show the progress of an execution in a bar.
//
// In an initializer of an open class, `self` has a dynamic type. Swift can't form a key path from a dynamic type, so
// the initializers call these functions.
@MainActor
private enum ShownProgress {
    /// The time between two steps of a bar that moves back and forth, in microseconds.
    private static let pulseTime = 100_000

    static func show(_ progress: Property<Double?>, while isExecuting: Property<Bool>, on bar: ProgressBar) {
        bar.reactive.isVisible <~ isExecuting
        let pulsing = Pulsing()
        progress.combineLatest(isExecuting).sink(on: bar) { bar, state in
            let (fraction, isExecuting) = state
            if let fraction { bar.fraction = fraction }
            if isExecuting, fraction == nil { pulsing.start(on: bar) } else { pulsing.end() }
            if !isExecuting { bar.fraction = 0 }
        }
    }

    /// A timer that moves a bar back and forth while its progress is unknown.
    @MainActor
    private final class Pulsing {
        private var ticks: AnyCancellable?
        private var last = 0

        func start(on bar: ProgressBar) {
            if ticks != nil { return }
            last = 0
            ticks = bar.onTick { [weak self, weak bar] clock in
                guard let self, let bar, clock.frameTime - last >= pulseTime else { return }
                last = clock.frameTime
                bar.pulse()
            }
        }

        func end() { ticks = nil }
    }
}
