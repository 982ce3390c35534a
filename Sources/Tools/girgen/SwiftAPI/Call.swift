/// A call of a C function.
struct Call {
    /// What is passed for the instance.
    enum Instance: Equatable {
        case address(Passing.Address)
        /// A structure by its address, which the function may change.
        case structure(isMutating: Bool)
        /// The room that an initialiser had made.
        case room
    }

    /// What C returns.
    enum Result: Equatable {
        case nothing
        /// What nobody needs to know.
        case ignored
        /// Whether there are outputs.
        case success(isBool: Bool)
        /// The number by which another C function ends what this one began; `cast` is that of the instance's address.
        case cancellable(end: String, _ cast: Passing.Address.Cast, isVoid: Bool)
        /// How many bytes of a room C filled.
        case bytes(room: String)
        /// A value, by its name beside others; `length` is the variable with its length, and `isHeld` whether a variable
        /// has to hold it.
        case value(name: String, Conversion, length: String?, isHeld: Bool)
    }

    var cName: String
    /// The variable that has the C function, where it is called by its address.
    var callee: String?
    /// The structure that several results come as; nil for a tuple.
    var resultStructure: String?
    var checks: [Check] = []
    var instance: Instance?
    var arguments: [Argument] = []
    var isThrowing = false
    var result = Result.nothing
    /// The call that finishes an asynchronous one.
    var finish: [Call] = []

    /// The call whose result counts.
    var last: Call { finish.first ?? self }
    var isAsync: Bool { !finish.isEmpty }
}
