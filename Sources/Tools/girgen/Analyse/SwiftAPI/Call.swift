/// A call of a C function.
package struct Call {
    /// The value that is passed for the instance.
    package enum Instance: Equatable {
        case address(Passing.Address)
        /// The address of a structure. `isMutating` indicates whether the function may change the structure.
        case structure(isMutating: Bool)
        case room
    }

    /// The meaning of the C function's result.
    package enum Result: Equatable {
        case nothing, ignored
        /// A Boolean result that indicates whether the outputs are set.
        case success(isBool: Bool)
        /// The identifier of the operation that the C function started. The C function `end` stops the operation. Its
        /// arguments are the instance, whose address is cast with `cast`, and the identifier.
        case cancellable(end: String, _ cast: Passing.Address.Cast, isVoid: Bool)
        /// The number of bytes that C wrote to a buffer.
        case bytes(room: String)
        /// The result as a value. `length` is the name of the variable that contains the length of the value. `isHeld`
        /// indicates whether the value must be stored in a variable first.
        case value(name: String, Conversion, length: String?, isHeld: Bool)
    }

    package var cName: String
    /// The variable that contains the address of the C function, or nil if the function is called by name.
    package var callee: String?
    /// The structure that contains several results, or nil for a tuple.
    package var resultStructure: String?
    package var checks: [Check] = []
    package var instance: Instance?
    package var arguments: [Argument] = []
    package var isThrowing = false
    package var result = Result.nothing
    /// The call of the finish function, in an array because a structure can't contain itself.
    package var finish: [Call] = []
    /// A Boolean value that indicates whether tests wait for the asynchronous function.
    package var countsAsWork = false

    /// The call whose result is returned.
    package var last: Call { finish.first ?? self }
    package var isAsync: Bool { !finish.isEmpty }
}
