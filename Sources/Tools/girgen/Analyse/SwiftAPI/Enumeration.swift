/// An enumeration, flags or error codes.
package struct Enumeration {
    package enum Form: Equatable {
        /// An enumeration with cases. `isClosed` indicates whether C only accepts the declared numbers.
        case cases(isClosed: Bool)
        case flags
        case errorCodes(domain: String)
    }

    package struct Case {
        package let name: String
        package let cName: String
        package let number: String
        package let condition: Condition?
        /// The earlier case with the same number, or nil if the number is unique.
        package var original: String?
        package var sentence: String?

        package var documentation: Documentation { Documentation(sentence: sentence, cNames: [cName]) }
    }

    /// The names of members that generated enumerations have in addition to their cases.
    package static let ownNames: Set<String> = ["errorDomain", "rawValue", "unrecognized", "valueType"]

    package let form: Form
    package var cases: [Case]
}
