/// An enumeration, flags, or the codes of errors.
package struct Enumeration {
    package enum Form: Equatable {
        /// Cases. `isClosed` indicates whether C accepts no other numbers.
        case cases(isClosed: Bool)
        case flags
        case errorCodes(domain: String)
    }

    package struct Case {
        package let name: String
        package let cName: String
        package let number: String
        /// The version of the library that it came with.
        package let introduced: Version?
        /// The case that has the same number, where this is another name for it.
        package var original: String?
        package var sentence: Sentence?

        package var documentation: Documentation { Documentation(sentence: sentence, cNames: [cName]) }
    }

    /// The members that generated enumerations declare, in addition to the C names.
    package static let ownNames: Set<String> = ["errorDomain", "rawValue", "unrecognized", "valueType"]

    package let form: Form
    package var cases: [Case]
}
