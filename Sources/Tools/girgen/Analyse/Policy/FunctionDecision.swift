/// The decisions about the parameters and results of a function, virtual function, callback or signal.
struct SignatureDecision: Decodable {
    /// The names to which the naming rules are applied, by C name of the parameter or `result`.
    var parameters: [String: String]?
    /// The name of the structure in which the function returns several values.
    var result: String?
    /// The parameters that can be null. The name `result` stands for the result.
    var nullable: Set<String>?
    /// The parameters that are never null, or `result`.
    var nonnull: Set<String>?
    /// The ownership of parameters, by name. The names `result` and `instance` stand for the result and the instance.
    var transfer: [String: GIRTransfer]?
    /// The GIR types of parameters, by name. The name `result` stands for the result.
    var types: [String: String]?
    /// The parameters that C reads and changes.
    var changed: Set<String>?
    /// The output parameters for which C expects an initial value.
    var filled: Set<String>?
    /// A Boolean value that indicates whether the last parameter is a `GError **`.
    var `throws`: Bool?
    /// The name of the parameter that the Swift function omits. C accepts null for this parameter.
    var omitted: String?
    /// The name of the parameter that states an amount. The function returns how much of the amount it processed.
    var counted: String?
    /// The parameter that is a byte buffer. The next parameter states the size of the buffer. The C function returns
    /// the number of bytes that it wrote.
    var byteRoom: String?
}

/// The decisions that only functions have, including constructors.
struct FunctionDecision: Decodable {
    /// The type to which a function of a namespace is added as a static member.
    var home: Place?
    /// The type of the first parameter of a function that is added to the type as a method.
    var method: Place?
    /// The C names of the parameters, in the order of the Swift parameters.
    var order: [String]?
    /// The default values of parameters, by C name.
    var defaults: [String: String]?
    /// The function that finishes an asynchronous function.
    var finish: String?
    /// A statement that traps if C can't handle the arguments.
    var check: String?
    /// A statement that traps if C can't compare the instances `left` and `right`.
    var comparisonCheck: String?
    /// The name of a parameter that must not be the receiver or an object that contains the receiver.
    var othersOnly: String?
    /// The parameters that are positions in a text other than the receiver's text.
    var positionsElsewhere: Set<String>?
    /// The reason why a string argument can contain null characters. The next argument is the length of the string.
    var textWithNul: String?
    /// The reason why the Swift function doesn't return the integer output: it's the length of the result.
    var resultLength: String?
    /// The reason why a setter isn't used to set its property: it doesn't send a change notification.
    var silent: String?
    /// The reason for treating the function as an emitter. An emitter only emits the signal with the same name.
    var emits: String?
    /// The reason why the Swift function must return the Boolean result. The result doesn't only indicate success.
    var mayFail: String?
    /// The reason why a program can use the function before the library is initialized.
    var beforeInitialization: String?
    /// The reason why the function needs a display.
    var needsDisplay: String?

    // MARK: Constructors

    /// The names of the properties that a constructor's parameters set, by the C names of the parameters.
    var properties: [String: String]?
    /// The Swift expressions for the values of properties that no parameter sets, by the names of the properties.
    var values: [String: String]?
    /// The Swift statements that an initializer runs after it has created the object.
    var statements: [String]?
    /// The properties that an initializer sets after the object has a Swift wrapper.
    var setLater: Set<String>?
    /// The reason why setting the properties isn't equivalent to calling the constructor.
    var doesMore: String?
}

/// The decisions that only virtual functions have.
struct VirtualFunctionDecision: Decodable {
    /// A statement that runs after the Swift implementation of the virtual function returns. It traps if the object
    /// isn't in the state that C requires. The virtual function must not have a result.
    var stateCheck: String?
    /// The function that calls the virtual function, according to the documentation.
    var entry: String?
    /// The member that C calls in place of the requirement. The member performs additional checks.
    var calledMember: String?
}

/// The decision that only callbacks have.
struct CallbackDecision: Decodable {
    /// The result that C receives if it calls a closure that has already been released.
    var endedResult: String?
}

/// The type to which a function or constant is moved, and the function's C name within the type, for example
/// `Texture.get_pixbuf`. A `*` in this name stands for the part of the C name that the `*` of the key matches.
struct Place: RawRepresentable, Decodable {
    let rawValue: String
    var type: String { String(rawValue.prefix { $0 != "." }) }
    var name: String? { rawValue.contains(".") ? String(rawValue.drop { $0 != "." }.dropFirst()) : nil }
}

extension GIRTransfer: Decodable {
    package init(from decoder: any Decoder) throws {
        let word = try String(from: decoder)
        let reason = "\"\(word)\" isn't an ownership; expected none, container or full"
        self = try GIRTransfer(rawValue: word).required(reason, in: decoder)
    }
}
