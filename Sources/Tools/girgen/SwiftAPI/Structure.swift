/// A C record that is a Swift value.
package struct Structure {
    package struct Field {
        package let name: String
        package let cName: String
        package let documentation: Documentation
        package let type: SwiftType
        package let conversion: Conversion
        package let passing: Passing

        package init(
            name: String,
            cName: String,
            documentation: Documentation,
            type: SwiftType,
            conversion: Conversion,
            passing: Passing
        ) {
            (self.name, self.cName, self.documentation, self.type) = (name, cName, documentation, type)
            (self.conversion, self.passing) = (conversion, passing)
        }
    }

    /// The C type as Swift names it.
    package let cName: String
    /// The expression for what owns the memory that it points into.
    package let owner: String?
    /// A Boolean value that indicates whether it is something when it is all zero.
    package let hasZero: Bool
    /// The fields where it is nothing but numbers, or nil if C keeps them to itself.
    package var fields: [Field]?

    package init(cName: String, owner: String?, hasZero: Bool, fields: [Field]? = nil) {
        (self.cName, self.owner, self.hasZero, self.fields) = (cName, owner, hasZero, fields)
    }
}
