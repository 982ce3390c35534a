// If the package trait `Foundation` is enabled, this file is compiled into `Combine`. Otherwise, it's compiled into
// `CombineFoundation`.
#if (COMBINE && Foundation) || !(COMBINE || Foundation)
#if !COMBINE
import Combine
#endif
import Foundation

extension RunLoop {
    /// An instant, as measured by the run loop's clock.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// A time interval, in seconds.
        public struct Stride: SecondsStride {
            /// The interval in seconds.
            public var magnitude: TimeInterval

            /// Creates an interval from a `TimeInterval`.
            public init(_ timeInterval: TimeInterval) {
                magnitude = timeInterval
            }
        }

        /// The instant as a date.
        public var date: Date

        /// Creates an instant from a `Date`.
        public init(_ date: Date) {
            self.date = date
        }

        /// Returns the interval to another instant.
        public func distance(to other: Self) -> Stride {
            Stride(other.date.timeIntervalSince(date))
        }

        /// Returns the run loop's instant after the given interval.
        public func advanced(by n: Stride) -> Self {
            Self(date + n.timeInterval)
        }
    }
}
#endif
