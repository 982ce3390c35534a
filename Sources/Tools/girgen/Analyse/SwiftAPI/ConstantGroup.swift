/// Constants that are declared in the same enumeration, extension or module.
package struct ConstantGroup {
    package enum Place {
        /// An enumeration that only contains the constants.
        case enumeration(String, documentation: String)
        /// If `holdsValues` is true, the constants are values of the extended type instead of plain numbers or strings.
        case `extension`(of: String, holdsValues: Bool)
        case module
    }

    package struct Constant: Documented {
        package let name: String
        package var documentation: Documentation
        package let type: String
        package let value: String
    }

    package let place: Place
    package let fileName: String
    package var constants: [Constant] = []

    package var condition: Condition? { constants.map(\.condition).common }
}
