/// A numeric type that supports properties with a range: `Int`, `Double`, and the fixed-width types that correspond to a
/// C type.
public protocol RangedValue: Comparable, ValueConvertible {
    /// The greatest value of the type. A range that is declared with only a lower bound has this value as its upper
    /// bound.
    static var greatest: Self { get }
}

extension RangedValue where Self: FixedWidthInteger {
    public static var greatest: Self { .max }
}

extension RangedValue where Self: BinaryFloatingPoint {
    public static var greatest: Self { .infinity }
}

extension Int: RangedValue {}
extension Int8: RangedValue {}
extension Int32: RangedValue {}
extension Int64: RangedValue {}
extension UInt8: RangedValue {}
extension UInt32: RangedValue {}
extension UInt64: RangedValue {}
extension Float: RangedValue {}
extension Double: RangedValue {}
