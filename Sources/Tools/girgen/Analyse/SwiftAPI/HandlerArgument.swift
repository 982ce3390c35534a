/// An argument of a signal handler or a closure.
package struct HandlerArgument: Equatable {
    /// The label in a tuple of several values, or the label of a method's argument.
    package var label: String?
    package var name: String
    package var type: SwiftType
    /// The index of the value among the C arguments.
    package var place: Int
    /// The index of the C argument with the length of the value, or nil if there is no such argument.
    package var length: Int?
    package var conversion: Conversion
}
