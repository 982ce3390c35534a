/// A property that GObject knows.
struct Property {
    /// The way in which a value is read or set.
    enum Access {
        /// By a C function.
        case call(Call)
        /// By GObject's name, in a `GValue`.
        case value
    }

    var name: String
    /// The GObject name.
    var cName: String
    var documentation: Documentation
    var type: SwiftType
    var getter: Access?
    var setter: Access?
    /// A Boolean value that indicates whether C's function sets all but null.
    var isNullSetByValue = false
    /// A Boolean value that indicates whether it is a number of which one value means none.
    var isOptionalNumber = false
    /// The requirements of a new value.
    var check: Check?
}
