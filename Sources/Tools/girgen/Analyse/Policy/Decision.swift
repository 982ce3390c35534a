/// The decisions about one declaration, which form an entry of a policy file.
///
/// Some decisions are strings that state a reason. Other decisions require a ``reason`` if they correct a GIR file or
/// concern memory.
package struct Decision: Decodable, Sendable {
    // MARK: Any declaration

    /// The reason for deviating from the GIR file.
    var reason: String?
    /// The version that introduced a declaration that is newer than the minimum library version.
    var since: String?
    /// The reason for hiding a declaration that isn't useful in Swift.
    var hide: String?
    /// The reason why the declaration can't be safe in Swift and isn't bound.
    var leftOut: String?
    /// The handwritten Swift declaration or file that replaces the declaration.
    var handwritten: String?
    /// The Swift name, with labels or without.
    var name: String?
    /// Additional lines for the documentation comment, or the comment of a group of constants.
    var documentation: [String]?
    /// The type to which a function or constant of a namespace is added as a static member.
    var home: Place?

    // MARK: Functions

    /// The type of the first parameter of a function that is added to the type as a method.
    var method: Place?
    /// The C names of the parameters, in the order of the Swift parameters.
    var order: [String]?
    /// The names to which the naming rules are applied, by C name of the parameter or `result`.
    var parameters: [String: String]?
    /// The default values of parameters, by C name.
    var defaults: [String: String]?
    /// The name of the structure in which the function returns several values.
    var result: String?
    /// The function that finishes an asynchronous function.
    var finish: String?
    /// The parameters that can be null. The name `result` stands for the result.
    var nullable: Names?
    /// The parameters that are never null, or `result`. For a property, the value is `true`.
    var nonnull: Names?
    /// The ownership of parameters, by name. The names `result` and `instance` stand for the result and the instance.
    var transfer: [String: GIRTransfer]?
    /// The GIR types of parameters and of a signal's arguments, by name. The name `result` stands for the result.
    var types: [String: String]?
    /// The parameters that C reads and changes.
    var changed: Names?
    /// The output parameters for which C expects an initial value.
    var filled: Names?
    /// A Boolean value that indicates whether the last parameter is a `GError **`.
    var `throws`: Bool?
    /// A statement that traps if C can't handle the arguments, or the new value of a property.
    var check: String?
    /// A statement that traps if C can't compare the instances `left` and `right`.
    var comparisonCheck: String?
    /// The functions that check the string arguments of a type's methods, by the C names of the parameters.
    var parameterChecks: [String: String]?
    /// The name of a parameter that must not be the receiver or an object that contains the receiver.
    var othersOnly: String?
    /// The parameters that are positions in a text other than the receiver's text.
    var positionsElsewhere: Names?
    /// The parameter that is a byte buffer. The next parameter states the size of the buffer. The C function returns
    /// the number of bytes that it wrote.
    var byteRoom: String?
    /// The name of the parameter that states an amount. The function returns how much of the amount it processed.
    var counted: String?
    /// The name of the parameter that the Swift function omits. C accepts null for this parameter.
    var omitted: String?
    /// The reason why a string argument can contain null characters. The next argument is the length of the string.
    var textWithNul: String?
    /// The output parameter for the length of the resulting string.
    var resultLength: String?
    /// The reason why the property must be set by its GObject name. Its C setter doesn't send a change notification.
    var silent: String?
    /// The reason for treating the function as an emitter. An emitter only emits the signal with the same name.
    var emits: String?
    /// The reason why the Swift function must return the Boolean result. The result doesn't only indicate success.
    var mayFail: String?
    /// The reason why a program can use the function or class before the library is initialized.
    var beforeInitialization: String?
    /// The reason why the function or class needs a display.
    var needsDisplay: String?

    // MARK: Constructors

    /// The names of the properties that a constructor's parameters set, by the C names of the parameters.
    var properties: [String: String]?
    /// The Swift expressions for the values of properties that no parameter sets, by the names of the properties.
    var values: [String: String]?
    /// The Swift statements that an initializer runs after it has created the object.
    var statements: [String]?
    /// The properties that an initializer sets after the object has a Swift wrapper.
    var setLater: Names?
    /// The reason why setting the properties isn't equivalent to calling the constructor.
    var doesMore: String?

    // MARK: Properties

    /// The GIR type of a property. It replaces the type that the GIR file states.
    var type: String?
    /// The value of a numeric property that represents nil.
    var optionalNumber: String?

    // MARK: Virtual functions and callbacks

    /// A statement that runs after the Swift implementation of the virtual function returns. It traps if the object
    /// isn't in the state that C requires. The virtual function must not have a result.
    var stateCheck: String?
    /// The function that calls a virtual function, according to the documentation.
    var entry: String?
    /// The member that C calls in place of the requirement. The member performs additional checks.
    var calledMember: String?
    /// The result that C receives if it calls a closure that has already been released.
    var endedResult: String?

    // MARK: Types

    /// The kind of the Swift type that represents the record.
    var category: Declaration.Category?
    /// The reason why only C creates objects of the class.
    var madeByC: String?
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

    // MARK: Constants

    /// The caseless enumeration that contains the constants.
    var group: String?
}

extension Decision {
    /// The type to which a function is moved, and the function's C name within the type, for example
    /// `Texture.get_pixbuf`. If the decision's key contains a `*`, a `*` in this name stands for the part of the C name
    /// that the key's `*` matches.
    struct Place: RawRepresentable, Decodable {
        let rawValue: String
        var type: String { String(rawValue.prefix { $0 != "." }) }
        var name: String? { rawValue.contains(".") ? String(rawValue.drop { $0 != "." }.dropFirst()) : nil }
    }

    /// A list of parameter names, or `true` for the declaration itself.
    struct Names: Decodable {
        let names: Set<String>
        let isAll: Bool

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            isAll = (try? container.decode(Bool.self)) ?? false
            names = isAll ? [] : try container.decode(Set<String>.self)
        }

        func contains(_ name: String) -> Bool { names.contains(name) }
    }

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

    var isBound: Bool { hide == nil && leftOut == nil && handwritten == nil }

    var isPlaced: Bool { home != nil || method != nil || name != nil }
}

extension GIRTransfer: Decodable {
    package init(from decoder: any Decoder) throws {
        let word = try String(from: decoder)
        let reason = "\"\(word)\" isn't an ownership; expected none, container or full"
        self = try GIRTransfer(rawValue: word).required(reason, in: decoder)
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

extension Optional {
    /// Returns the wrapped value. If the optional is nil, throws a decoding error with the given reason.
    func required(_ reason: String, in decoder: any Decoder) throws -> Wrapped {
        if let self { return self }
        let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: reason)
        throw DecodingError.dataCorrupted(context)
    }
}
