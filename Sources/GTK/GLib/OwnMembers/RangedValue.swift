/// A number whose range a property can state: `Int`, `Double`, and the numbers of a stated size that C has a type for.
public protocol RangedValue: Comparable, ValueConvertible {
    /// The greatest there is, which a range without an upper bound ends with.
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
