/// What has to hold before a C function is called, which traps otherwise.
enum Check: Equatable {
    /// A statement that was written by hand.
    case statement(String)
    /// That an argument is not the receiver itself.
    case isOther(String, isOptional: Bool, what: String)
    case count(of: String, isOptional: Bool, Int, what: String)
    /// That an array is as long as another.
    case sameCount(String, isOptional: Bool, as: String, isOtherOptional: Bool, what: String)
}
