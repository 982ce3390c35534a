/// An interval that can be made from a number of seconds or parts of a second. Apple Combine's
/// `SchedulerTimeIntervalConvertible`.
public protocol SchedulerTimeIntervalConvertible {
    /// An interval of so many seconds.
    static func seconds(_ s: Int) -> Self

    /// An interval of so many seconds.
    static func seconds(_ s: Double) -> Self

    /// An interval of so many milliseconds.
    static func milliseconds(_ ms: Int) -> Self

    /// An interval of so many microseconds.
    static func microseconds(_ us: Int) -> Self

    /// An interval of so many nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}
