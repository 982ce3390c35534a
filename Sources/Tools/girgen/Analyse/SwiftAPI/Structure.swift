/// A C record that is a value type in Swift.
package struct Structure {
    /// A public field of a C record.
    package struct Field {
        package let name: String
        package let cName: String
        package let documentation: Documentation
        package let type: SwiftType
        package let conversion: Conversion
        /// The conversion of a new value to C, or nil if Swift only reads the field.
        package let passing: Passing?
    }

    /// The name of the C type, as imported by Swift.
    package let cName: String
    /// The Swift expression for the object that owns the memory to which the structure points.
    package let owner: String?
    /// A Boolean value that indicates whether the structure is valid if all its bytes are zero.
    package let hasZero: Bool
    /// The fields of a structure that only consists of numbers, or nil if the fields are private.
    package var fields: [Field]?
}
