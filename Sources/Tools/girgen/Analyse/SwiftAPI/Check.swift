/// A requirement that a call of a C function must meet. If the requirement isn't met, Swift traps before the call.
package enum Check: Equatable {
    /// A statement that was written by hand.
    case statement(String)
    /// A call of a function that traps if an argument doesn't meet the requirements of C.
    case requirement(function: String, of: String, isOptional: Bool, what: String)
    case count(of: String, isOptional: Bool, Int, what: String)
    /// Checks that two arrays have the same length.
    case sameCount(String, isOptional: Bool, as: String, isOtherOptional: Bool, what: String)
}
