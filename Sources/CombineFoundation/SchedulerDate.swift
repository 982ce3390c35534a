import Combine
import Foundation

/// An instant of the time of a scheduler that goes by dates.
///
/// `RunLoop.SchedulerTimeType` and `OperationQueue.SchedulerTimeType` are this; `Owner` keeps the two apart, as Apple's are
/// two types.
public struct SchedulerDate<Owner>: Strideable, Codable, Hashable, Sendable {
    /// An interval, in seconds.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Sendable,
        SchedulerTimeIntervalConvertible
    {
        public typealias FloatLiteralType = TimeInterval
        public typealias IntegerLiteralType = TimeInterval
        public typealias Magnitude = TimeInterval

        /// The interval in seconds.
        public var magnitude: TimeInterval

        /// The interval as Foundation has it.
        public var timeInterval: TimeInterval { magnitude }

        /// Makes an interval of one of Foundation's.
        public init(_ timeInterval: TimeInterval) {
            magnitude = timeInterval
        }

        /// Makes an interval of so many seconds.
        public init(integerLiteral value: TimeInterval) {
            self.init(value)
        }

        /// Makes an interval of so many seconds.
        public init(floatLiteral value: TimeInterval) {
            self.init(value)
        }

        /// Makes an interval of so many seconds, if a `TimeInterval` can be exactly that many.
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

    /// The instant as Foundation has it.
    public var date: Date

    /// Makes an instant of one of Foundation's.
    public init(_ date: Date) {
        self.date = date
    }

    /// The interval to another instant.
    public func distance(to other: Self) -> Stride {
        Stride(other.date.timeIntervalSince(date))
    }

    /// The instant so much later.
    public func advanced(by n: Stride) -> Self {
        Self(date + n.timeInterval)
    }
}
