/// An enumeration, flags, or the codes of errors.
struct Enumeration {
    enum Form: Equatable {
        /// Cases. `isClosed` indicates whether C accepts no other numbers.
        case cases(isClosed: Bool)
        case flags
        case errorCodes(domain: String)
    }

    struct Case {
        let name: String
        let cName: String
        let number: String
        /// The version of the library that it came with.
        let introduced: Version?
        /// The case that has the same number, where this is another name for it.
        var original: String?
        var sentence: Sentence?

        var documentation: Documentation { Documentation(sentence: sentence, cNames: [cName]) }
    }

    /// The members that generated enumerations declare, in addition to the C names.
    static let ownNames: Set<String> = ["errorDomain", "rawValue", "unrecognized", "valueType"]

    let form: Form
    var cases: [Case]
}
