// If the package trait `Foundation` is enabled, this file is compiled into `Combine`. Otherwise, it's compiled into
// `CombineFoundation`.
#if (COMBINE && Foundation) || !(COMBINE || Foundation)
#if !COMBINE
import Combine
#endif
import Foundation

/// A time interval of a `RunLoop` or an `OperationQueue`, measured in seconds.
public protocol SecondsStride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Sendable,
    SchedulerTimeIntervalConvertible
where FloatLiteralType == TimeInterval, IntegerLiteralType == TimeInterval, Magnitude == TimeInterval {
    /// The interval in seconds.
    var magnitude: TimeInterval { get set }

    /// Creates an interval from a `TimeInterval`.
    init(_ timeInterval: TimeInterval)
}

extension SecondsStride {
    /// The interval as a `TimeInterval`. If it isn't a number, the result is infinite, because Foundation stops the
    /// program or fires repeatedly without a delay if the interval of a timer is NaN.
    public var timeInterval: TimeInterval { magnitude.isNaN ? .infinity : magnitude }

    /// Creates an interval of the given number of seconds.
    public init(integerLiteral value: TimeInterval) { self.init(value) }

    /// Creates an interval of the given number of seconds.
    public init(floatLiteral value: TimeInterval) { self.init(value) }

    /// Creates an interval of the given number of seconds. Returns nil if a `TimeInterval` can't represent the number
    /// exactly.
    public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        self.init(seconds)
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }

    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }

    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }

    public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }

    public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }

    public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }

    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }

    public static func seconds(_ s: Double) -> Self { Self(s) }

    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }

    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }

    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
}
#endif
