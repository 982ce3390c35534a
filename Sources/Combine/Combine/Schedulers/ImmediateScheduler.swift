/// A scheduler that runs closures immediately, on the calling thread.
public struct ImmediateScheduler: Scheduler {
    /// An instant of the immediate scheduler. All instants are equal.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// A time interval of the immediate scheduler. Intervals have no effect.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Sendable,
            SchedulerTimeIntervalConvertible
        {
            public typealias FloatLiteralType = Double
            public typealias IntegerLiteralType = Int
            public typealias Magnitude = Int

            /// The number that represents the interval.
            public var magnitude: Int

            /// Creates an interval from a number.
            @inlinable
            public init(_ value: Int) { magnitude = value }

            @inlinable
            public init(integerLiteral value: Int) { self.init(value) }

            @inlinable
            public init(floatLiteral value: Double) { self.init(Int(value)) }

            @inlinable
            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let value = Int(exactly: source) else { return nil }
                self.init(value)
            }

            @inlinable
            public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

            @inlinable
            public static func == (lhs: Self, rhs: Self) -> Bool { lhs.magnitude == rhs.magnitude }

            @inlinable
            public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }

            @inlinable
            public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }

            @inlinable
            public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }

            @inlinable
            public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }

            @inlinable
            public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }

            @inlinable
            public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }

            public static func seconds(_ s: Int) -> Self { 0 }

            public static func seconds(_ s: Double) -> Self { 0 }

            public static func milliseconds(_ ms: Int) -> Self { 0 }

            public static func microseconds(_ us: Int) -> Self { 0 }

            public static func nanoseconds(_ ns: Int) -> Self { 0 }
        }

        /// Returns the distance to another instant, which is always zero.
        public func distance(to other: SchedulerTimeType) -> Stride { 0 }

        /// Returns the same instant.
        public func advanced(by n: Stride) -> SchedulerTimeType { self }

        static func instant() -> SchedulerTimeType { SchedulerTimeType() }

        private init() {}
    }

    public typealias SchedulerOptions = Never

    /// The only instance of the scheduler.
    // `nonisolated(unsafe)` is safe here, because the scheduler has no state. It isn't `Sendable`, as in Apple's framework.
    public nonisolated(unsafe) static let shared = ImmediateScheduler()

    private init() {}

    /// The current instant, which is always the same.
    public var now: SchedulerTimeType { .instant() }

    /// The smallest tolerance that the scheduler allows, which is zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the closure immediately.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    /// Runs the closure immediately, regardless of the date.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs the closure once, immediately.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
