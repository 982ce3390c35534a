/// An argument of a signal's handler or a closure.
package struct HandlerArgument: Equatable {
    /// The label in a tuple of several values, or the label of a method's argument.
    package var label: String?
    package var name: String
    package var type: SwiftType
    /// The index among the C arguments, and the index of the argument with its length, if there is one.
    package var place: Int
    package var length: Int?
    package var conversion: Conversion
}
