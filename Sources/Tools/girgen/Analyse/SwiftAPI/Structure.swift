/// A C record that is a Swift value.
package struct Structure {
    package struct Field {
        package let name: String
        package let cName: String
        package let documentation: Documentation
        package let type: SwiftType
        package let conversion: Conversion
        package let passing: Passing
    }

    /// The C type as Swift names it.
    package let cName: String
    /// The expression for what owns the memory that it points into.
    package let owner: String?
    /// A Boolean value that indicates whether it is something when it is all zero.
    package let hasZero: Bool
    /// The fields where it is nothing but numbers, or nil if C keeps them to itself.
    package var fields: [Field]?
}
