/// What is passed for a parameter of a C function.
enum Argument: Equatable {
    /// A Swift parameter, after what has to hold.
    case given(String, isOptional: Bool, Passing, checks: [Check])
    /// A variable that comes back changed; the C type is there for a number.
    case changed(String, cType: String?, Passing, Conversion)
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

    /// How a variable is made that C fills.
    enum Room: Equatable {
        case number(cType: String, before: String = "0")
        case enumeration(cType: String)
        case structure(cType: String)
        /// By a C function that makes room.
        case allocated(by: String)
        case value
        case pointer(cType: String)
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
