/// An argument of a call to a C function.
package enum Argument: Equatable {
    /// The value of a Swift parameter, which is checked before the call.
    case given(String, isOptional: Bool, Passing, checks: [Check])
    /// A variable that C can change.
    case changed(String, Change)
    /// A variable that contains the length of an array and has a C type. C can change the length.
    case changedSize(String, cType: String, of: String, isOptional: Bool, what: String)
    case filled(String, Room, Output?)
    /// A buffer that C fills with bytes. `what` names its size in the message of a trap.
    case room(String, size: String, what: String)
    /// The size of a Swift parameter, which `what` names in the message of a trap.
    case size(Size, of: String, isOptional: Bool, what: String)
    case closureData(String)
    case closureRelease(String, isOptional: Bool)
    /// A null pointer, for a C parameter that has no counterpart in Swift.
    case null
    case cancellable, completion, completionData
    /// The `GAsyncResult` from which a finish function gets the result.
    case asynchronousResult

    /// The conversions of a variable that C can change, from Swift before the call and to Swift after it.
    package struct Change: Equatable {
        /// The type of the C variable, or nil to use the type of the passed value.
        package let cType: String?
        package let isOptional: Bool
        package let passing: Passing
        package let conversion: Conversion
        /// The variable with the length of an array.
        package var length: String?
        /// C changes the memory at the passed address, and doesn't replace the address.
        package var isInPlace = false
        package var checks: [Check] = []
    }

    /// The initial value of a variable that C fills.
    package enum Room: Equatable {
        case number(cType: String, before: String = "0")
        case enumeration(cType: String)
        case structure(cType: String)
        /// The result of a C function that allocates memory.
        case allocated(by: String)
        case value
        case pointer(cType: String)
        /// An empty `GArray` for elements of a C type.
        case sizedArray(of: String)
    }

    /// A value that the Swift function returns. C has stored it in a variable.
    package struct Output: Equatable {
        package let conversion: Conversion
        /// The variable that contains the length of the result, or nil if the result has no separate length.
        package let length: String?
    }

    package enum Size: Equatable {
        /// The number of elements of an array.
        case count
        /// The number of bytes or Unicode scalars of a string.
        case utf8, unicodeScalars
        case upperBound
    }
}
