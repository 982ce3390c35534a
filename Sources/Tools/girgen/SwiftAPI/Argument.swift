/// What is passed for a parameter of a C function.
enum Argument: Equatable {
    /// A Swift parameter, after what has to hold.
    case given(String, isOptional: Bool, Passing, checks: [Check])
    /// A variable that comes back changed.
    case changed(String, Change)
    /// The length of an array that comes back changed, in a variable of a C type.
    case changedSize(String, cType: String, of: String, isOptional: Bool, what: String)
    /// A variable that C fills.
    case filled(String, Room, Output?)
    /// Room for bytes that C fills, as many as a Swift parameter says; `what` is that parameter in C's terms.
    case room(String, size: String, what: String)
    /// How much there is of a Swift parameter; `what` is the parameter in C's terms, for the trap.
    case size(Size, of: String, isOptional: Bool, what: String)
    /// What a closure is called with.
    case closureData(String)
    /// What lets a closure go.
    case closureRelease(String, isOptional: Bool)
    /// Nothing, where C takes a pointer that Swift knows nothing of.
    case null
    case cancellable
    case completion
    case completionData
    /// What a finishing function finds the result in.
    case asynchronousResult

    /// How a variable goes to C and comes back.
    struct Change: Equatable {
        /// The type of the C variable, or nil for the passed value's own type.
        let cType: String?
        let isOptional: Bool
        let passing: Passing
        let conversion: Conversion
        /// The variable with the length of an array.
        var length: String?
        /// A Boolean value that indicates whether C changes what the passed address points to, and not the address.
        var isInPlace = false
        var checks: [Check] = []
    }

    /// How a variable is made that C fills.
    enum Room: Equatable {
        case number(cType: String, before: String = "0")
        case enumeration(cType: String)
        case structure(cType: String)
        /// By a C function that makes room.
        case allocated(by: String)
        case value
        case pointer(cType: String)
        /// An empty `GArray`, by its elements' C type.
        case sizedArray(of: String)
    }

    /// What the caller gets of a filled variable; `length` is the variable with its length.
    struct Output: Equatable {
        let conversion: Conversion
        let length: String?
    }

    enum Size: Equatable {
        /// How many elements an array has.
        case count
        /// How many bytes or characters a text has.
        case utf8, unicodeScalars
        /// The end of a range.
        case upperBound
    }
}
