/// A type that represents a time interval and can be created from seconds or fractions of a second.
public protocol SchedulerTimeIntervalConvertible {
    /// Returns an interval of the given number of seconds.
    static func seconds(_ s: Int) -> Self

    /// Returns an interval of the given number of seconds.
    static func seconds(_ s: Double) -> Self

    /// Returns an interval of the given number of milliseconds.
    static func milliseconds(_ ms: Int) -> Self

    /// Returns an interval of the given number of microseconds.
    static func microseconds(_ us: Int) -> Self

    /// Returns an interval of the given number of nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}
