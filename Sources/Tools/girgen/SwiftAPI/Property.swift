/// A property that GObject knows.
struct Property {
    /// How a value is read or set.
    enum Access {
        /// By a C function.
        case call(Call)
        /// By GObject's name, in a `GValue`.
        case value
    }

    var name: String
    /// What GObject calls it.
    var cName: String
    var documentation: Documentation
    var type: SwiftType
    var getter: Access?
    var setter: Access?
    /// Whether C's function sets all but null.
    var isNullSetByValue = false
    /// Whether it is a number of which one value means none.
    var isOptionalNumber = false
    /// What a new value has to fulfil.
    var check: Check?
}
