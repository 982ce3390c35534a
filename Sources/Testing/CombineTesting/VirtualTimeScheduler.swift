import Combine

/// A scheduler with a virtual time that only tests advance. For example, a test of a ten-minute debounce doesn't have
/// to wait.
///
/// Scheduled actions run while the test calls ``advance(by:)``, ``advance(to:)`` or ``run()``, on the calling thread.
/// They run in the order of their dates. Actions with equal dates run in the order in which they were scheduled. While
/// an action runs, ``now`` is its date. An action that is scheduled without a date runs during the next call. An action
/// can schedule further actions, which run during the same call if they are due.
///
/// Any thread can schedule actions. Only one thread at a time can advance the time.
public final class VirtualTimeScheduler: Scheduler, Sendable {
    /// An instant of virtual time.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable, CustomStringConvertible {
        /// An interval of virtual time, in whole nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Sendable, CustomStringConvertible
        {
            /// The interval in nanoseconds.
            public var nanoseconds: Int

            /// Creates an interval from a number of nanoseconds.
            public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

            /// Creates an interval from a number of seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }

            /// Creates an interval from a number of seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }

            /// Creates an interval from a number of nanoseconds, or returns nil if the number is out of range.
            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let nanoseconds = Int(exactly: source) else { return nil }
                self.nanoseconds = nanoseconds
            }

            /// The absolute number of nanoseconds.
            public var magnitude: UInt { nanoseconds.magnitude }

            /// The interval in seconds, followed by "s".
            public var description: String { "\(Double(nanoseconds) / 1e9)s" }

            public static func < (lhs: Self, rhs: Self) -> Bool { lhs.nanoseconds < rhs.nanoseconds }

            public static func + (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.nanoseconds + rhs.nanoseconds) }

            public static func - (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.nanoseconds - rhs.nanoseconds) }

            public static func * (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.nanoseconds * rhs.nanoseconds) }

            public static func *= (lhs: inout Self, rhs: Self) { lhs.nanoseconds *= rhs.nanoseconds }

            public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s * 1_000_000_000) }

            public static func seconds(_ s: Double) -> Self { Self(nanoseconds: Int((s * 1e9).rounded())) }

            public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms * 1_000_000) }

            public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us * 1000) }

            public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
        }

        /// The interval since the scheduler's first instant.
        public var sinceStart: Stride

        /// Creates an instant from the interval since the scheduler's first instant.
        public init(sinceStart: Stride = 0) { self.sinceStart = sinceStart }

        /// Returns the interval to another instant.
        public func distance(to other: Self) -> Stride { other.sinceStart - sinceStart }

        /// Returns the instant that follows this instant after an interval.
        public func advanced(by n: Stride) -> Self { Self(sinceStart: sinceStart + n) }

        /// The interval since the scheduler's first instant, as a string.
        public var description: String { "\(sinceStart)" }
    }

    /// The type of the scheduler's options. The scheduler has no options.
    public typealias SchedulerOptions = Never

    private struct Entry {
        let number: Int
        var date: SchedulerTimeType
        let interval: SchedulerTimeType.Stride?
        let action: () -> Void
    }

    private struct State {
        var now = SchedulerTimeType()
        var entries: [Entry] = []
        var nextNumber = 0

        mutating func add(date: SchedulerTimeType, interval: SchedulerTimeType.Stride?, action: @escaping () -> Void)
            -> Int
        {
            let number = nextNumber
            nextNumber += 1
            insert(Entry(number: number, date: max(date, now), interval: interval, action: action))
            return number
        }

        /// Inserts an entry after all entries with the same or an earlier date.
        mutating func insert(_ entry: Entry) {
            let index = entries.lastIndex { $0.date <= entry.date }.map { $0 + 1 } ?? 0
            entries.insert(entry, at: index)
        }

        /// Removes and returns the next entry that is due at or before `end`, and advances the time to the date of the
        /// entry. A repeating entry is scheduled again.
        mutating func takeNext(until end: SchedulerTimeType?) -> Entry? {
            guard let next = entries.first, end.map({ next.date <= $0 }) ?? true else { return nil }
            entries.removeFirst()
            now = next.date
            if let interval = next.interval {
                var again = next
                // The time must advance even if an action repeats with an interval of zero.
                again.date = next.date.advanced(by: max(interval, .nanoseconds(1)))
                insert(again)
            }
            return next
        }
    }

    private let state = Locked(State())

    /// The minimum tolerance. It has no effect, because actions run exactly at their dates.
    public let minimumTolerance: SchedulerTimeType.Stride

    /// Creates a scheduler at its first instant.
    public init(minimumTolerance: SchedulerTimeType.Stride = 0) { self.minimumTolerance = minimumTolerance }

    /// The current instant.
    public var now: SchedulerTimeType { state.withLock { $0.now } }

    /// The dates of the scheduled actions, in order. For a repeating action, only the next date is included.
    public var scheduledDates: [SchedulerTimeType] { state.withLock { $0.entries.map(\.date) } }

    /// Advances the time by an interval and runs all actions that become due. With the default interval of 0, the
    /// method runs the actions that are due now.
    public func advance(by interval: SchedulerTimeType.Stride = 0) {
        advance(to: now.advanced(by: interval))
    }

    /// Advances the time to an instant and runs all actions that become due. If the instant is in the past, the time
    /// doesn't change.
    public func advance(to end: SchedulerTimeType) {
        while runNext(until: end) {}
        state.withLock { $0.now = max($0.now, end) }
    }

    /// Runs all scheduled actions. Each action advances the time to its date. If a repeating action is never cancelled,
    /// this method doesn't return.
    public func run() {
        while runNext(until: nil) {}
    }

    private func runNext(until end: SchedulerTimeType?) -> Bool {
        guard let next = state.withLock({ $0.takeNext(until: end) }) else { return false }
        next.action()
        return true
    }

    /// Schedules a closure that runs when the test next advances the time.
    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        _ = add(date: nil, interval: nil, action: action)
    }

    /// Schedules a closure for an instant.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) {
        _ = add(date: date, interval: nil, action: action)
    }

    /// Schedules a closure for an instant and repeats it at intervals, until the returned object is cancelled.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let number = add(date: date, interval: interval, action: action)
        return AnyCancellable { self.remove(number) }
    }

    private func add(date: SchedulerTimeType?, interval: SchedulerTimeType.Stride?, action: @escaping () -> Void) -> Int
    {
        state.withLock { $0.add(date: date ?? $0.now, interval: interval, action: action) }
    }

    private func remove(_ number: Int) {
        // Releases the action after unlocking.
        _ = state.withLock { state in
            state.entries.firstIndex { $0.number == number }.map { state.entries.remove(at: $0) }
        }
    }
}
