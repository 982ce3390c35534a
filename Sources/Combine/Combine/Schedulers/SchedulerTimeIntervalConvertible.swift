/// A time interval that can be created from a number of seconds or fractions of a second.
public protocol SchedulerTimeIntervalConvertible {
    /// Returns an interval of a number of seconds.
    static func seconds(_ s: Int) -> Self

    /// Returns an interval of a number of seconds.
    static func seconds(_ s: Double) -> Self

    /// Returns an interval of a number of milliseconds.
    static func milliseconds(_ ms: Int) -> Self

    /// Returns an interval of a number of microseconds.
    static func microseconds(_ us: Int) -> Self

    /// Returns an interval of a number of nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}
