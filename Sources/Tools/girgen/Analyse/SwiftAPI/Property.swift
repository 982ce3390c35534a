/// A Swift property that represents a GObject property.
package struct Property {
    /// The way in which the value of a property is read or set.
    package enum Access {
        case call(Call)
        /// Access by the property's GObject name, with a `GValue`.
        case value
    }

    package var name: String
    /// The GObject name.
    package var cName: String
    package var documentation: Documentation
    package var type: SwiftType
    package var getter: Access?
    package var setter: Access?
    /// If it's true, nil is set through the GObject property, because the C setter doesn't accept null.
    package var isNullSetByValue = false
    /// A Boolean value that indicates whether the property is a number with a special value that represents nil.
    package var isOptionalNumber = false
    package var check: Check?
}
