extension Subscribers {
    /// How many values a subscriber asks for: a count, or no limit. Apple Combine's `Subscribers.Demand`.
    ///
    /// Sums and products that no count can hold are unlimited; a difference below zero, or a negative count, traps.
    @frozen
    public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
        /// The count, or one above the largest `Int` for no limit.
        @usableFromInline
        let rawValue: UInt

        @inlinable
        init(rawValue: UInt) {
            self.rawValue = min(rawValue, UInt(Int.max) + 1)
        }

        /// A request for as many values as there are.
        @inlinable
        public static var unlimited: Demand { Demand(rawValue: UInt(Int.max) + 1) }

        /// A request for no values.
        @inlinable
        public static var none: Demand { Demand(rawValue: 0) }

        /// A request for at most `value` values. Traps if that is negative.
        @inlinable
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "demand cannot be negative")
            return Demand(rawValue: UInt(value))
        }

        /// The count requested, or `nil` if unlimited.
        @inlinable
        public var max: Int? { isUnlimited ? nil : Int(rawValue) }

        /// "unlimited", or the count as "max(n)".
        public var description: String { isUnlimited ? "unlimited" : "max(\(rawValue))" }

        @inlinable
        var isUnlimited: Bool { rawValue > UInt(Int.max) }

        /// Decodes a number, one above every count as unlimited.
        public init(from decoder: any Decoder) throws {
            self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
        }

        /// Encodes the count as a number; unlimited as one above the largest `Int`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }

        /// Traps if nothing is requested, which a subscription may not be asked for.
        @inlinable
        package func assertNonZero(file: StaticString = #fileID, line: UInt = #line) {
            precondition(rawValue > 0, "API Violation: demand must not be zero", file: file, line: line)
        }
    }
}

extension Subscribers.Demand {
    /// The sum; unlimited if either is.
    @inlinable
    public static func + (lhs: Self, rhs: Self) -> Self {
        if lhs.isUnlimited || rhs.isUnlimited { return .unlimited }
        return Self(rawValue: lhs.rawValue + rhs.rawValue)
    }

    /// The sum; unlimited if the demand is. Traps below zero.
    @inlinable
    public static func + (lhs: Self, rhs: Int) -> Self {
        if lhs.isUnlimited { return .unlimited }
        let (sum, overflow) = Int(lhs.rawValue).addingReportingOverflow(rhs)
        return overflow ? .unlimited : .max(sum)
    }

    /// Adds a demand.
    @inlinable
    public static func += (lhs: inout Self, rhs: Self) {
        lhs = lhs + rhs
    }

    /// Adds a count.
    @inlinable
    public static func += (lhs: inout Self, rhs: Int) {
        lhs = lhs + rhs
    }

    /// The product; unlimited if the demand is. Traps below zero.
    @inlinable
    public static func * (lhs: Self, rhs: Int) -> Self {
        if lhs.isUnlimited { return .unlimited }
        let (product, overflow) = Int(lhs.rawValue).multipliedReportingOverflow(by: rhs)
        return overflow ? .unlimited : .max(product)
    }

    /// Multiplies by a count.
    @inlinable
    public static func *= (lhs: inout Self, rhs: Int) {
        lhs = lhs * rhs
    }

    /// The difference; unlimited if the first is, otherwise none if the second is. Traps below zero.
    @inlinable
    public static func - (lhs: Self, rhs: Self) -> Self {
        if lhs.isUnlimited { return .unlimited }
        if rhs.isUnlimited { return .none }
        return .max(Int(lhs.rawValue) - Int(rhs.rawValue))
    }

    /// The difference; unlimited if the demand is. Traps below zero.
    @inlinable
    public static func - (lhs: Self, rhs: Int) -> Self {
        if lhs.isUnlimited { return .unlimited }
        let (difference, overflow) = Int(lhs.rawValue).subtractingReportingOverflow(rhs)
        return overflow ? .none : .max(difference)
    }

    /// Subtracts a demand.
    @inlinable
    public static func -= (lhs: inout Self, rhs: Self) {
        lhs = lhs - rhs
    }

    /// Subtracts a count.
    @inlinable
    public static func -= (lhs: inout Self, rhs: Int) {
        lhs = lhs - rhs
    }
}

extension Subscribers.Demand {
    /// Whether the demand asks for more than a count; unlimited is above every count.
    @inlinable
    public static func > (lhs: Self, rhs: Int) -> Bool {
        lhs.isUnlimited ? true : Int(lhs.rawValue) > rhs
    }

    /// Whether a count is more than the demand; unlimited is above every count.
    @inlinable
    public static func > (lhs: Int, rhs: Self) -> Bool {
        rhs.isUnlimited ? false : lhs > Int(rhs.rawValue)
    }

    /// Whether the first asks for more than the second.
    @inlinable
    public static func > (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue > rhs.rawValue
    }

    /// Whether the demand asks for at least a count; unlimited is above every count.
    @inlinable
    public static func >= (lhs: Self, rhs: Int) -> Bool {
        lhs.isUnlimited ? true : Int(lhs.rawValue) >= rhs
    }

    /// Whether a count is at least the demand; unlimited is above every count.
    @inlinable
    public static func >= (lhs: Int, rhs: Self) -> Bool {
        rhs.isUnlimited ? false : lhs >= Int(rhs.rawValue)
    }

    /// Whether the first asks for at least the second.
    @inlinable
    public static func >= (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue >= rhs.rawValue
    }

    /// Whether the demand asks for less than a count; unlimited is above every count.
    @inlinable
    public static func < (lhs: Self, rhs: Int) -> Bool {
        lhs.isUnlimited ? false : Int(lhs.rawValue) < rhs
    }

    /// Whether a count is less than the demand; unlimited is above every count.
    @inlinable
    public static func < (lhs: Int, rhs: Self) -> Bool {
        rhs.isUnlimited ? true : lhs < Int(rhs.rawValue)
    }

    /// Whether the first asks for less than the second.
    @inlinable
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    /// Whether the demand asks for at most a count; unlimited is above every count.
    @inlinable
    public static func <= (lhs: Self, rhs: Int) -> Bool {
        lhs.isUnlimited ? false : Int(lhs.rawValue) <= rhs
    }

    /// Whether a count is at most the demand; unlimited is above every count.
    @inlinable
    public static func <= (lhs: Int, rhs: Self) -> Bool {
        rhs.isUnlimited ? true : lhs <= Int(rhs.rawValue)
    }

    /// Whether the first asks for at most the second.
    @inlinable
    public static func <= (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue <= rhs.rawValue
    }

    /// Whether the demand asks for exactly a count.
    @inlinable
    public static func == (lhs: Self, rhs: Int) -> Bool {
        lhs.isUnlimited ? false : Int(lhs.rawValue) == rhs
    }

    /// Whether the demand asks for exactly a count.
    @inlinable
    public static func == (lhs: Int, rhs: Self) -> Bool {
        rhs == lhs
    }

    /// Whether the demand asks for anything but a count.
    @inlinable
    public static func != (lhs: Self, rhs: Int) -> Bool {
        lhs.isUnlimited ? true : Int(lhs.rawValue) != rhs
    }

    /// Whether the demand asks for anything but a count.
    @inlinable
    public static func != (lhs: Int, rhs: Self) -> Bool {
        rhs != lhs
    }

    /// Whether both ask for the same.
    @inlinable
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue == rhs.rawValue
    }
}
