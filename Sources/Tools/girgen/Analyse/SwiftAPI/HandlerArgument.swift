/// An argument of a signal's handler or a closure.
package struct HandlerArgument: Equatable {
    /// The label in a tuple of several values, or of a method's argument.
    package var label: String?
    package var name: String
    package var type: SwiftType
    /// The index among the C arguments, and that of its length, if it has one.
    package var place: Int
    package var length: Int?
    package var conversion: Conversion
}
