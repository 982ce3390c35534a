/// Constants that are found in one place.
package struct ConstantGroup {
    package enum Place {
        /// An enumeration that is there for them alone.
        case enumeration(String, documentation: String)
        /// An extension. `holdsValues` indicates whether the constants are values of the type, by their numbers.
        case `extension`(of: String, holdsValues: Bool)
        case module
    }

    package struct Constant {
        package let name: String
        package var documentation: Documentation
        /// The type of the number or text that it is, and the expression for it.
        package let type: String
        package let value: String
    }

    package let place: Place
    package let fileName: String
    package var constants: [Constant] = []
    /// A Boolean value that indicates whether a trait of the package also brings the type that has the constants.
    package var isNew = false
}
