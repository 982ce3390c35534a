extension Subscribers {
    /// A number of values that a subscriber requests, which can be unlimited.
    ///
    /// If a sum or product overflows, the result is unlimited. Traps if a result is negative.
    @frozen
    public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
        /// The count, or `Int.max + 1` if the demand is unlimited.
        @usableFromInline let rawValue: UInt

        @inlinable
        init(rawValue: UInt) { self.rawValue = min(rawValue, UInt(Int.max) + 1) }

        /// A request for an unlimited number of values.
        @inlinable
        public static var unlimited: Demand { Demand(rawValue: UInt(Int.max) + 1) }

        /// A request for zero values.
        @inlinable
        public static var none: Demand { Demand(rawValue: 0) }

        /// Returns a request for at most `value` values. Traps if `value` is negative.
        @inlinable
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "Subscribers.Demand must not be negative")
            return Demand(rawValue: UInt(value))
        }

        /// The requested count, or nil if the demand is unlimited.
        @inlinable
        public var max: Int? { isUnlimited ? nil : Int(rawValue) }

        /// The string "unlimited", or "max(n)" with the count.
        public var description: String { isUnlimited ? "unlimited" : "max(\(rawValue))" }

        @inlinable
        var isUnlimited: Bool { rawValue > UInt(Int.max) }

        /// Decodes a demand from a number. The number `Int.max + 1` represents unlimited demand.
        public init(from decoder: any Decoder) throws {
            self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
        }

        /// Encodes the demand as a number. The number `Int.max + 1` represents unlimited demand.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }

        /// Traps if the demand is zero, because a request for zero values violates the contract of a subscription.
        @inlinable
        package func assertNonZero(file: StaticString = #fileID, line: UInt = #line) {
            precondition(rawValue > 0, "API Violation: demand must not be zero", file: file, line: line)
        }
    }
}

extension Subscribers.Demand {
    /// Returns the sum of two demands. If either demand is unlimited, the sum is unlimited.
    @inlinable
    public static func + (lhs: Self, rhs: Self) -> Self {
        if lhs.isUnlimited || rhs.isUnlimited { return .unlimited }
        return Self(rawValue: lhs.rawValue + rhs.rawValue)
    }

    /// Returns the sum of a demand and a count. If the demand is unlimited, the sum is unlimited. Traps if the sum is
    /// negative.
    @inlinable
    public static func + (lhs: Self, rhs: Int) -> Self {
        if lhs.isUnlimited { return .unlimited }
        let (sum, overflow) = Int(lhs.rawValue).addingReportingOverflow(rhs)
        return overflow ? .unlimited : .max(sum)
    }

    /// Adds a demand.
    @inlinable
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    /// Adds a count.
    @inlinable
    public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

    /// Returns the product of a demand and a count. If the demand is unlimited, the product is unlimited. Traps if the
    /// product is negative.
    @inlinable
    public static func * (lhs: Self, rhs: Int) -> Self {
        if lhs.isUnlimited { return .unlimited }
        let (product, overflow) = Int(lhs.rawValue).multipliedReportingOverflow(by: rhs)
        return overflow ? .unlimited : .max(product)
    }

    /// Multiplies a demand by a count.
    @inlinable
    public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

    /// Returns the difference of two demands. If the first demand is unlimited, the difference is unlimited. If only
    /// the second demand is unlimited, the difference is zero. Traps if the difference is negative.
    @inlinable
    public static func - (lhs: Self, rhs: Self) -> Self {
        if lhs.isUnlimited { return .unlimited }
        if rhs.isUnlimited { return .none }
        return .max(Int(lhs.rawValue) - Int(rhs.rawValue))
    }

    /// Returns the difference of a demand and a count. If the demand is unlimited, the difference is unlimited. Traps
    /// if the difference is negative.
    @inlinable
    public static func - (lhs: Self, rhs: Int) -> Self {
        if lhs.isUnlimited { return .unlimited }
        let (difference, overflow) = Int(lhs.rawValue).subtractingReportingOverflow(rhs)
        return overflow ? .none : .max(difference)
    }

    /// Subtracts a demand.
    @inlinable
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    /// Subtracts a count.
    @inlinable
    public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
}

extension Subscribers.Demand {
    /// Returns a Boolean value that indicates whether the demand is greater than a count. Unlimited demand is greater
    /// than every count.
    @inlinable
    public static func > (lhs: Self, rhs: Int) -> Bool {
        lhs.isUnlimited ? true : Int(lhs.rawValue) > rhs
    }

    /// Returns a Boolean value that indicates whether a count is greater than the demand. Unlimited demand is greater
    /// than every count.
    @inlinable
    public static func > (lhs: Int, rhs: Self) -> Bool {
        rhs.isUnlimited ? false : lhs > Int(rhs.rawValue)
    }

    /// Returns a Boolean value that indicates whether the first demand is greater than the second.
    @inlinable
    public static func > (lhs: Self, rhs: Self) -> Bool { lhs.rawValue > rhs.rawValue }

    /// Returns a Boolean value that indicates whether the demand is greater than or equal to a count. Unlimited demand
    /// is greater than every count.
    @inlinable
    public static func >= (lhs: Self, rhs: Int) -> Bool {
        lhs.isUnlimited ? true : Int(lhs.rawValue) >= rhs
    }

    /// Returns a Boolean value that indicates whether a count is greater than or equal to the demand. Unlimited demand
    /// is greater than every count.
    @inlinable
    public static func >= (lhs: Int, rhs: Self) -> Bool {
        rhs.isUnlimited ? false : lhs >= Int(rhs.rawValue)
    }

    /// Returns a Boolean value that indicates whether the first demand is greater than or equal to the second.
    @inlinable
    public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue >= rhs.rawValue }

    /// Returns a Boolean value that indicates whether the demand is less than a count. Unlimited demand is greater than
    /// every count.
    @inlinable
    public static func < (lhs: Self, rhs: Int) -> Bool {
        lhs.isUnlimited ? false : Int(lhs.rawValue) < rhs
    }

    /// Returns a Boolean value that indicates whether a count is less than the demand. Unlimited demand is greater than
    /// every count.
    @inlinable
    public static func < (lhs: Int, rhs: Self) -> Bool {
        rhs.isUnlimited ? true : lhs < Int(rhs.rawValue)
    }

    /// Returns a Boolean value that indicates whether the first demand is less than the second.
    @inlinable
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Returns a Boolean value that indicates whether the demand is less than or equal to a count. Unlimited demand is
    /// greater than every count.
    @inlinable
    public static func <= (lhs: Self, rhs: Int) -> Bool {
        lhs.isUnlimited ? false : Int(lhs.rawValue) <= rhs
    }

    /// Returns a Boolean value that indicates whether a count is less than or equal to the demand. Unlimited demand is
    /// greater than every count.
    @inlinable
    public static func <= (lhs: Int, rhs: Self) -> Bool {
        rhs.isUnlimited ? true : lhs <= Int(rhs.rawValue)
    }

    /// Returns a Boolean value that indicates whether the first demand is less than or equal to the second.
    @inlinable
    public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue <= rhs.rawValue }

    /// Returns a Boolean value that indicates whether the demand equals a count.
    @inlinable
    public static func == (lhs: Self, rhs: Int) -> Bool {
        lhs.isUnlimited ? false : Int(lhs.rawValue) == rhs
    }

    /// Returns a Boolean value that indicates whether the demand equals a count.
    @inlinable
    public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }

    /// Returns a Boolean value that indicates whether the demand differs from a count.
    @inlinable
    public static func != (lhs: Self, rhs: Int) -> Bool {
        lhs.isUnlimited ? true : Int(lhs.rawValue) != rhs
    }

    /// Returns a Boolean value that indicates whether the demand differs from a count.
    @inlinable
    public static func != (lhs: Int, rhs: Self) -> Bool { rhs != lhs }

    /// Returns a Boolean value that indicates whether both demands are equal.
    @inlinable
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
}
