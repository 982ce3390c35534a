import CGtk
import CombineModel
import Dispatch

/// The conformance to the `Scheduler` protocol of Combine. The context runs closures on the main thread while the main
/// loop runs.
///
/// Closures can be scheduled and cancelled on any thread. Closures that are ready at the same time run in the order of
/// their priorities. Closures with the same priority run in the order in which they were scheduled.
extension MainContext: Scheduler {
    /// An instant of the GLib monotonic clock, which counts microseconds. `g_get_monotonic_time`.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        /// An interval, in whole nanoseconds.
        public typealias Stride = DispatchQueue.SchedulerTimeType.Stride

        /// The time of the clock, in microseconds.
        public var microseconds: Int

        /// Creates an instant from a time of the clock, in microseconds.
        public init(microseconds: Int) { self.microseconds = microseconds }

        /// Returns the interval to another instant.
        public func distance(to other: Self) -> Stride {
            let (difference, hasOverflown) = other.microseconds.subtractingReportingOverflow(microseconds)
            return Stride(.microseconds(hasOverflown ? (other > self ? .max : .min) : difference))
        }

        /// Returns a Boolean value that indicates whether the first instant is earlier than the second. The default
        /// implementation in `Strideable` isn't used, because it computes the distance, which can overflow.
        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.microseconds < rhs.microseconds }

        /// Returns the instant that is the given interval later. The result is rounded up to a whole microsecond.
        public func advanced(by n: Stride) -> Self {
            let (quotient, remainder) = n.magnitude.quotientAndRemainder(dividingBy: 1000)
            let (sum, hasOverflown) = microseconds.addingReportingOverflow(quotient + (remainder > 0 ? 1 : 0))
            return Self(microseconds: hasOverflown ? (n.magnitude > 0 ? .max : .min) : sum)
        }
    }

    /// Options for running a closure on the main loop.
    public struct SchedulerOptions: Sendable {
        /// The priority, which determines the order of closures that are ready at the same time.
        public var priority: Priority

        /// Creates options.
        public init(priority: Priority = .default) { self.priority = priority }
    }

    /// The current instant.
    public var now: SchedulerTimeType { SchedulerTimeType(microseconds: g_get_monotonic_time()) }

    /// The minimum tolerance, which is zero.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs a closure in the next iteration of the main loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        ScheduledAction(action).attach(at: SchedulerTimeType(microseconds: 0), options)
    }

    /// Runs a closure on the main loop at an instant.
    ///
    /// - Parameter tolerance: The maximum delay of the closure. With a tolerance, a single wake-up of the program can
    ///   run several closures that are due at about the same time.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        ScheduledAction(action).attach(at: date.coalesced(tolerance), options)
    }

    /// Runs a closure on the main loop at an instant, and then repeatedly at intervals, until the returned object is
    /// cancelled or released.
    ///
    /// If several intervals pass before the closure can run, the closure runs only once. Cancelling releases the
    /// closure.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = Repetition(next: date, interval: interval, tolerance: tolerance)
        return AnyCancellable(ScheduledAction(action, repetition).attach(at: date.coalesced(tolerance), options))
    }
}

extension MainContext {
    /// Runs a closure once on the main actor, in the next iteration of the main loop or after a delay.
    ///
    /// ```swift
    /// MainContext.perform(after: .seconds(2)) { [weak label] in label?.isVisible = false }
    /// ```
    ///
    /// You can call this method on any thread. The main loop retains the closure until the closure has run or is
    /// cancelled.
    ///
    /// - Parameters:
    ///   - delay: The time to wait. If it's zero or negative, the closure runs in the next iteration.
    ///   - priority: The priority of the closure. If several closures are ready, those with a higher priority run
    ///     first.
    ///   - action: The closure to run.
    /// - Returns: A disposable that cancels the closure. You can discard it.
    @discardableResult
    public static func perform(
        after delay: Duration = .zero,
        priority: Priority = .default,
        _ action: @escaping @MainActor () -> Void
    ) -> any Disposable {
        let date = delay > .zero ? Deadline(after: delay).date : SchedulerTimeType(microseconds: 0)
        let options = SchedulerOptions(priority: priority)
        return ScheduledAction { MainThread.assume { action() } }.attach(at: date, options)
    }
}

extension MainContext.SchedulerTimeType {
    /// Rounds this instant up to a multiple of the tolerance. As a result, instants that are close together become the
    /// same instant.
    fileprivate func coalesced(_ tolerance: Stride) -> Self {
        let step = tolerance.magnitude / 1000
        guard step > 1, microseconds > 0, microseconds < .max - step else { return self }
        return Self(microseconds: (microseconds + step - 1) / step * step)
    }
}

/// The schedule of a repeating closure.
private struct Repetition {
    var next: MainContext.SchedulerTimeType
    let interval: Int
    let tolerance: MainContext.SchedulerTimeType.Stride

    init(
        next: MainContext.SchedulerTimeType,
        interval: MainContext.SchedulerTimeType.Stride,
        tolerance: MainContext.SchedulerTimeType.Stride
    ) {
        // A negative instant is replaced with zero, because it can't be represented as a ready time. The closure is
        // then due immediately.
        self.next = max(next, MainContext.SchedulerTimeType(microseconds: 0))
        self.interval = max(1, interval.magnitude / 1000)
        self.tolerance = tolerance
    }

    /// Advances to the first instant after the given time and returns it.
    mutating func advance(now: Int) -> MainContext.SchedulerTimeType {
        let missed = max(0, (now - next.microseconds) / interval)
        next.microseconds += (missed + 1) * interval
        return next.coalesced(tolerance)
    }
}

/// A closure that a source of the main loop runs. The source retains this object until the source is destroyed.
private final class ScheduledAction {
    private let action: () -> Void
    private var repetition: Repetition?

    init(_ action: @escaping () -> Void, _ repetition: Repetition? = nil) {
        self.action = action
        self.repetition = repetition
    }

    @discardableResult
    func attach(at date: MainContext.SchedulerTimeType, _ options: MainContext.SchedulerOptions?) -> SourceReference {
        let source = SourceReference(g_source_new(Self.functions, guint(MemoryLayout<GSource>.size)))
        g_source_set_priority(source.pointer, options?.priority.rawValue ?? MainContext.Priority.default.rawValue)
        // The time must not be negative. GLib never dispatches a source with a negative ready time.
        g_source_set_ready_time(source.pointer, max(0, date.microseconds))
        g_source_set_callback(
            source.pointer,
            { data in
                guard let data else { return SourceResult.remove }
                return Unmanaged<ScheduledAction>.fromOpaque(data).takeUnretainedValue().run()
            },
            Unmanaged.passRetained(self).toOpaque(),
            { data in
                if let data { Unmanaged<ScheduledAction>.fromOpaque(data).release() }
            }
        )
        g_source_attach(source.pointer, nil)
        return source
    }

    /// The function table that all sources share. It's immutable and never freed.
    nonisolated(unsafe) private static let functions: UnsafeMutablePointer<GSourceFuncs> = {
        let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
        functions.initialize(
            to: GSourceFuncs(
                prepare: nil,
                check: nil,
                dispatch: { _, callback, data in callback?(data) ?? SourceResult.remove },
                finalize: nil,
                closure_callback: nil,
                closure_marshal: nil
            )
        )
        return functions
    }()

    private func run() -> gboolean {
        MainThread.enter(action) { action in ChangeOrigin.running(action) }
        guard let next = repetition?.advance(now: g_get_monotonic_time()) else { return SourceResult.remove }
        g_source_set_ready_time(g_main_current_source(), next.microseconds)
        return SourceResult.keep
    }
}
