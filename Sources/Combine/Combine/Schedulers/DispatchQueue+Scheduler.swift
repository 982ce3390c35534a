import Dispatch

/// A scheduler that runs closures on the queue.
///
/// `DispatchQueue.main` runs closures on the main thread.
extension DispatchQueue: Scheduler {
    /// An instant, as measured by the queue's clock.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// A time interval, in whole nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            public typealias FloatLiteralType = Double
            public typealias IntegerLiteralType = Int
            public typealias Magnitude = Int

            /// The interval in nanoseconds.
            public var magnitude: Int

            private enum CodingKeys: String, CodingKey {
                case magnitude = "_nanoseconds"
            }

            /// The interval as a Dispatch time interval.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            /// Creates an interval from a Dispatch time interval.
            ///
            /// If the Dispatch interval is `.never` or too long, creates the longest interval.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let seconds): magnitude = seconds.multipliedClamping(by: 1_000_000_000)
                case .milliseconds(let milliseconds): magnitude = milliseconds.multipliedClamping(by: 1_000_000)
                case .microseconds(let microseconds): magnitude = microseconds.multipliedClamping(by: 1000)
                case .nanoseconds(let nanoseconds): magnitude = nanoseconds
                case .never: magnitude = .max
                @unknown default: magnitude = .max
                }
            }

            /// Creates an interval of the given number of seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }

            /// Creates an interval of the given number of seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }

            /// Creates an interval of the given number of seconds, or returns nil if an `Int` can't represent the
            /// number.
            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let seconds = Int(exactly: source) else { return nil }
                self = .seconds(seconds)
            }

            public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

            /// Returns the product of two intervals, measured in seconds. For example, the product of 2 and 3 seconds
            /// is 6 seconds.
            public static func * (lhs: Self, rhs: Self) -> Self {
                let product = Int128(lhs.magnitude) * Int128(rhs.magnitude)
                return Self(nanoseconds: Int(clamping: product / 1_000_000_000))
            }

            public static func + (lhs: Self, rhs: Self) -> Self {
                Self(nanoseconds: Int(clamping: Int128(lhs.magnitude) + Int128(rhs.magnitude)))
            }

            public static func - (lhs: Self, rhs: Self) -> Self {
                Self(nanoseconds: Int(clamping: Int128(lhs.magnitude) - Int128(rhs.magnitude)))
            }

            public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

            public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

            public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

            public static func seconds(_ s: Double) -> Self {
                let nanoseconds = (s * 1e9).rounded(.toNearestOrAwayFromZero)
                return Self(nanoseconds: Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
            }

            public static func seconds(_ s: Int) -> Self { Self(.seconds(s)) }

            public static func milliseconds(_ ms: Int) -> Self { Self(.milliseconds(ms)) }

            public static func microseconds(_ us: Int) -> Self { Self(.microseconds(us)) }

            public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
        }

        /// The instant as a Dispatch time.
        public var dispatchTime: DispatchTime

        /// Creates an instant from a Dispatch time.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Creates an instant by decoding a number of nanoseconds since the system started.
        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
        }

        /// Encodes the instant as the number of nanoseconds since the system started.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Hashes the instant.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// Returns the interval to another instant.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return end >= start
                ? .nanoseconds(Int(clamping: end - start)) : .nanoseconds(-Int(clamping: start - end))
        }

        /// Returns the instant after the given interval.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + n.timeInterval)
        }
    }

    /// The options for running a closure on the queue.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS

        /// The flags of the work item that runs the closure.
        public var flags: DispatchWorkItemFlags

        /// The group to associate with the closure.
        public var group: DispatchGroup?

        /// Creates options for running a closure on the queue.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The current instant.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// The smallest tolerance that the scheduler allows, which is zero.
    public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

    /// Runs a closure on the queue as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = UncheckedSendable(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
    }

    /// Runs a closure on the queue at the given instant.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = UncheckedSendable(action)
        let group = options?.group
        group?.enter()
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            action.value()
            group?.leave()
        }
    }

    /// Runs a closure on the queue at the given instant and then repeatedly, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = UncheckedSendable(action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        // Dispatch traps if an interval is negative.
        timer.schedule(
            deadline: date.dispatchTime,
            repeating: max(0, interval).timeInterval,
            leeway: max(0, tolerance).timeInterval
        )
        timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}

extension Int {
    fileprivate func multipliedClamping(by factor: Int) -> Int {
        let (product, overflow) = multipliedReportingOverflow(by: factor)
        return overflow ? (self < 0 ? .min : .max) : product
    }
}
