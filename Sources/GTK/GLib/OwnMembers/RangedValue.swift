/// A number whose range a property can state: `Int` and `Double`.
public protocol RangedValue: Comparable, ValueConvertible {
    /// The greatest there is, which a range without an upper bound ends with.
    static var greatest: Self { get }
}

extension Int: RangedValue {
    public static var greatest: Int { .max }
}

extension Double: RangedValue {
    public static var greatest: Double { .infinity }
}
