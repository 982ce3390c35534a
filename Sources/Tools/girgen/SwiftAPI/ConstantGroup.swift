/// Constants that are found in one place.
struct ConstantGroup {
    enum Place {
        /// An enumeration that is there for them alone.
        case enumeration(String, documentation: String)
        /// An extension. `holdsValues` indicates whether the constants are values of the type, by their numbers.
        case `extension`(of: String, holdsValues: Bool)
        case module
    }

    struct Constant {
        let name: String
        var documentation: Documentation
        /// The type of the number or text that it is, and the expression for it.
        let type: String
        let value: String
    }

    let place: Place
    let fileName: String
    var constants: [Constant] = []
    /// A Boolean value that indicates whether a trait of the package also brings the type that has the constants.
    var isNew = false
}
