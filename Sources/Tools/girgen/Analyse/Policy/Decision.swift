/// The decisions about one declaration, as an entry of a policy file states them.
///
/// A decision whose value is a string with a reason says why. Others need ``reason`` if they correct a GIR file or concern memory.
package struct Decision: Decodable, Sendable {
    // MARK: Any declaration

    /// Why the GIR file isn't followed.
    var reason: String?
    /// The version that introduced the declaration, if the files that the code was written from don't have it.
    var since: String?
    /// Not bound, because Swift programs have no use for it.
    var hide: String?
    /// Not bound, because Swift can't have it safely.
    var leftOut: String?
    /// The Swift declaration or the file that was written by hand instead.
    var handwritten: String?
    /// The Swift name, with labels or without.
    var name: String?
    /// Lines for the end of the documentation comment, or the comment of a group of constants.
    var documentation: [String]?
    /// A function or constant of a namespace becomes a static member of this type.
    var home: Place?

    // MARK: Functions

    /// A function of a namespace becomes a method of its first parameter's type.
    var method: Place?
    /// The parameters in Swift's order, by C name.
    var order: [String]?
    /// The words that make up the Swift names of parameters, or of the `result`.
    var parameters: [String: String]?
    /// The default values of parameters.
    var defaults: [String: String]?
    /// The structure that contains several results.
    var result: String?
    /// The function that finishes an asynchronous one.
    var finish: String?
    /// Parameters that can be null, or the `result`.
    var nullable: Names?
    /// Parameters that are never null, or the `result`. The value is `true` for a property.
    var nonnull: Names?
    /// The ownership of parameters, of the `result`, or of the `instance`.
    var transfer: [String: GIRTransfer]?
    /// The GIR types of parameters, of a signal's arguments or of the `result`.
    var types: [String: String]?
    /// Parameters that C reads and changes.
    var changed: Names?
    /// Parameters that C expects a value in.
    var filled: Names?
    /// A Boolean value that indicates whether the last parameter is a `GError **`.
    var `throws`: Bool?
    /// A statement that traps if C can't handle the arguments, or the new value of a property.
    var check: String?
    /// A statement that traps if C can't compare `left` and `right`.
    var comparisonCheck: String?
    /// Functions that check the strings of parameters, for all methods of a type.
    var parameterChecks: [String: String]?
    /// A parameter that can't be the instance itself.
    var othersOnly: String?
    /// Positions in another text than the receiver's.
    var positionsElsewhere: Names?
    /// A buffer for as many bytes as the next parameter states. The function returns how many it filled.
    var byteRoom: String?
    /// A parameter that states an amount. The function returns how much of it was handled.
    var counted: String?
    /// A parameter that isn't in Swift and for which C accepts null.
    var omitted: String?
    /// The text whose length follows can contain a NUL.
    var textWithNul: String?
    /// A parameter returns the length of the resulting string.
    var resultLength: String?
    /// The function sets a property and doesn't notify as setting it by name does.
    var silent: String?
    /// The function only emits the signal of its name.
    var emits: String?
    /// The Boolean result isn't only success.
    var mayFail: String?
    /// The function or class is used before its library is initialized.
    var beforeInitialization: String?
    /// The function or class needs a display.
    var needsDisplay: String?

    // MARK: Constructors

    /// The properties that parameters set, by C name.
    var properties: [String: String]?
    /// The Swift expressions of other properties.
    var values: [String: String]?
    /// The Swift statements that follow.
    var statements: [String]?
    /// The properties that are set only after the object has its Swift wrapper.
    var setLater: Names?
    /// The constructor does more than set the properties of its parameters' names.
    var doesMore: String?

    // MARK: Properties

    /// The GIR type of a property.
    var type: String?
    /// A special value of the number means none.
    var optionalNumber: String?

    // MARK: Virtual functions and callbacks

    /// A statement that traps if a virtual function without a result didn't leave the state that C relies on.
    var stateCheck: String?
    /// The call that a virtual function's documentation names.
    var entry: String?
    /// The member that C calls instead of the requirement.
    var calledMember: String?
    /// The result of a closure that ended while C keeps it.
    var endedResult: String?

    // MARK: Types

    /// The kind of Swift type that a record becomes.
    var category: Declaration.Category?
    /// Only C makes objects of the class.
    var madeByC: String?
    /// Swift doesn't set the fields of the record.
    var readOnly: String?
    /// C headers don't declare the fields of the structure.
    var incomplete: String?
    /// The class structure isn't declared for other code.
    var hiddenStructure: String?
    /// C uses other numbers than the enumeration declares.
    var open: String?
    /// C builds the window from parts that no longer exist after it was destroyed.
    var composite: String?
    /// The Swift expression for the object that owns the memory to which the structure points.
    var owner: String?
    /// A structure without public fields that is valid if all its bytes are zero.
    var mayBeZero: String?
    /// The file in `Fragments` with lines for the body of the class.
    var body: String?
    /// Swift classes implement the interface.
    var implementable: Implementable?
    /// Swift classes implement the interface by this protocol, which is written by hand, as are the calls from C.
    var implementableByHand: String?
    /// Functions of a class structure that C calls without asking.
    var derivable: Derivable?
    /// The interface is a class in Swift, because only C implements it.
    var asClass: Bool?

    // MARK: Constants

    /// The enumeration without cases that the constants are members of.
    var group: String?
}

extension Decision {
    /// A type and the C name that a function has as one of its members: `Texture.get_pixbuf`. A `*` in the name is what the key's
    /// leaves open.
    struct Place: Decodable {
        let text: String
        var type: String { String(text.prefix { $0 != "." }) }
        var name: String? { text.contains(".") ? String(text.drop { $0 != "." }.dropFirst()) : nil }

        init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }
    }

    /// Names of parameters, or `true` for the declaration itself.
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
        /// Functions that can be left out, for which C has its own.
        var optional: [String]?
        /// Functions that can be left out and then return nothing, false, zero or nil.
        var absent: [String]?
        /// The Swift expressions that are evaluated if an implementation leaves a function out.
        var replaced: [String: String]?
        /// The trait without which the structure of the interface isn't public in C.
        var trait: String?

        /// Returns what an implementation has that leaves out a function, or nil if it can't.
        func fallback(of field: String) -> Requirement.Fallback? {
            if let expression = replaced?[field] { return .expression(expression) }
            if optional?.contains(field) == true { return .cs }
            return absent?.contains(field) == true ? .nothing : nil
        }
    }

    /// A class whose functions C calls without asking.
    struct Derivable: Decodable {
        /// Functions that a Swift class must have.
        var required: [String]?
        /// Functions that do nothing if a Swift class leaves them out.
        var filled: [String]?

        func requirement(of field: String) -> VirtualFunction.Requirement {
            if required?.contains(field) == true { return .required }
            return filled?.contains(field) == true ? .filled : .none
        }
    }

    /// Returns whether Swift classes can implement the interface.
    ///
    /// - Parameter hasTraits: A Boolean value that indicates whether the traits of the package are enabled.
    func isImplementable(hasTraits: Bool) -> Bool {
        if let implementable { return implementable.trait == nil || hasTraits }
        return implementableByHand != nil
    }

    /// A Boolean value that indicates whether it isn't left to C or to code by hand.
    var isBound: Bool { hide == nil && leftOut == nil && handwritten == nil }

    /// A Boolean value that indicates whether it says where a function of a namespace belongs.
    var isPlaced: Bool { home != nil || method != nil || name != nil }

    /// The properties and statements replace the constructor even if a parameter has no property.
    var replacesConstructor: Bool { values != nil || statements != nil }
}

extension GIRTransfer: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let word = try container.decode(String.self)
        guard let transfer = GIRTransfer(rawValue: word) else {
            let reason = "\"\(word)\" isn't an ownership; expected none, container or full"
            throw DecodingError.dataCorruptedError(in: container, debugDescription: reason)
        }
        self = transfer
    }
}

extension Declaration.Category: Decodable {
    private enum Key: CodingKey {
        case copy, free, `as`
    }

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
        let container = try decoder.singleValueContainer()
        let word = try container.decode(String.self)
        let known: [String: Self] = [
            "boxed": .boxed, "permanent": .permanent, "value": .value, "opaqueValue": .opaqueValue,
        ]
        guard let category = known[word] else {
            let reason = "\"\(word)\" isn't a category; expected \(known.keys.sorted().joined(separator: ", "))"
            throw DecodingError.dataCorruptedError(in: container, debugDescription: reason)
        }
        self = category
    }
}
