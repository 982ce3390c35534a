/// A call of a C function.
struct Call {
    /// The value that is passed for the instance.
    enum Instance: Equatable {
        case address(Passing.Address)
        /// A structure by its address, which the function may change.
        case structure(isMutating: Bool)
        /// The room that an initializer had made.
        case room
    }

    /// The C result.
    enum Result: Equatable {
        case nothing
        /// A result that is ignored.
        case ignored
        /// A Boolean value that indicates whether there are outputs.
        case success(isBool: Bool)
        /// The number with which another C function ends the operation that this one began. `cast` is that of the
        /// instance's address.
        case cancellable(end: String, _ cast: Passing.Address.Cast, isVoid: Bool)
        /// The number of bytes of a buffer that C filled.
        case bytes(room: String)
        /// A value, by its name. `length` is the variable with its length, and `isHeld` indicates whether a variable
        /// must hold it.
        case value(name: String, Conversion, length: String?, isHeld: Bool)
    }

    var cName: String
    /// The variable that has the C function, where it is called by its address.
    var callee: String?
    /// The structure that several results come as, or nil for a tuple.
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
