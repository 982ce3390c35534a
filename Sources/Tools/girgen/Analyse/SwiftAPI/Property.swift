/// A GObject property.
package struct Property {
    /// The way in which a value is read or set.
    package enum Access {
        /// By a C function.
        case call(Call)
        /// By the GObject name, in a `GValue`.
        case value
    }

    package var name: String
    /// The GObject name.
    package var cName: String
    package var documentation: Documentation
    package var type: SwiftType
    package var getter: Access?
    package var setter: Access?
    /// A Boolean value that indicates whether the C function can't set null.
    package var isNullSetByValue = false
    /// A Boolean value that indicates whether it's a number with a special value that represents nil.
    package var isOptionalNumber = false
    /// The requirements of a new value.
    package var check: Check?
}
