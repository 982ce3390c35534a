/// The decisions that only types have.
struct TypeDecision: Decodable {
    /// Additional lines for the documentation comment.
    var documentation: [String]?
    /// The kind of the Swift type that represents the record.
    var category: Declaration.Category?
    /// The reason why only C creates objects of the class.
    var madeByC: String?
    /// The reason why a program can use the class before the library is initialized.
    var beforeInitialization: String?
    /// The reason why the class needs a display.
    var needsDisplay: String?
    /// The reason why Swift can't set the fields of the record.
    var readOnly: String?
    /// The reason why Swift imports the structure as opaque, although the GIR file describes its fields.
    var incomplete: String?
    /// The reason why the class structure is private.
    var hiddenStructure: String?
    /// The reason why the enumeration is open: C uses values that the enumeration doesn't declare.
    var open: String?
    /// The reason why the window can't be used after it's destroyed, because C destroys its parts too.
    var composite: String?
    /// The Swift expression for the object that owns the memory to which the structure points.
    var owner: String?
    /// The reason why a structure without public fields is valid if all its bytes are zero.
    var mayBeZero: String?
    /// The functions that check the string arguments of the type's methods, by the C names of the parameters.
    var parameterChecks: [String: String]?
    /// The file in `Fragments` that contains lines for the body of the class.
    var body: String?
    /// The decisions about an interface that Swift classes can implement.
    var implementable: Implementable?
    /// The handwritten protocol for Swift classes that implement the interface. Its C calls are also handwritten.
    var implementableByHand: String?
    /// The decisions about virtual functions of the class that C calls without checking for null.
    var derivable: Derivable?
    /// A Boolean value that indicates whether an interface that only C implements is a class in Swift.
    var asClass: Bool?

    /// An interface that Swift classes implement.
    struct Implementable: Decodable {
        /// The optional functions for which C has a default.
        var optional: [String]?
        /// The optional functions for which the default implementation does nothing and returns false, zero or nil.
        var absent: [String]?
        /// For other optional functions, the Swift expressions of their default results, by function name.
        var replaced: [String: String]?
        /// The trait without which C headers don't declare the interface structure.
        var trait: String?

        /// Returns the default of a function that a class can leave out, or nil if the function is required.
        func fallback(of field: String) -> Requirement.Fallback? {
            if let expression = replaced?[field] { return .expression(expression) }
            if optional?.contains(field) == true { return .cs }
            return absent?.contains(field) == true ? .nothing : nil
        }
    }

    /// A class with functions that C calls without checking for null.
    struct Derivable: Decodable {
        /// The functions that a Swift class must implement.
        var required: [String]?
        /// The functions that do nothing by default.
        var filled: [String]?

        func requirement(of field: String) -> VirtualFunction.Requirement {
            if required?.contains(field) == true { return .required }
            return filled?.contains(field) == true ? .filled : .none
        }
    }

    /// - Parameter traits: The traits of the package, or nil for a build without traits.
    func isImplementable(with traits: PackageTraits?) -> Bool {
        implementable.map { $0.trait == nil || traits != nil } ?? (implementableByHand != nil)
    }
}

extension Declaration.Category: Decodable {
    private enum Key: CodingKey { case copy, free, `as` }

    /// Decodes the name of a category, or the functions that copy and free a record.
    init(from decoder: any Decoder) throws {
        if let functions = try? decoder.container(keyedBy: Key.self) {
            self = .counted(
                copy: try functions.decode(String.self, forKey: .copy),
                free: try functions.decode(String.self, forKey: .free),
                as: try functions.decodeIfPresent(String.self, forKey: .as)
            )
            return
        }
        let word = try String(from: decoder)
        let known: [String: Self] = [
            "boxed": .boxed, "permanent": .permanent, "value": .value, "opaqueValue": .opaqueValue,
        ]
        let expected = known.keys.sorted().joined(separator: ", ")
        self = try known[word].required("\"\(word)\" isn't a category; expected \(expected)", in: decoder)
    }
}
