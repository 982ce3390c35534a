/// A C record that is a Swift value.
struct Structure {
    struct Field {
        let name: String
        let cName: String
        let documentation: Documentation
        let type: SwiftType
        let conversion: Conversion
        let passing: Passing
    }

    /// The C type as Swift names it.
    let cName: String
    /// The expression for what owns the memory that it points into.
    let owner: String?
    /// A Boolean value that indicates whether it is something when it is all zero.
    let hasZero: Bool
    /// The fields where it is nothing but numbers, or nil if C keeps them to itself.
    var fields: [Field]?
}
