/// An argument of a signal handler or a closure.
package struct HandlerArgument: Equatable {
    /// The label of the argument in a tuple or in a method.
    package var label: String?
    package var name: String
    package var type: SwiftType
    /// The index of the value among the C arguments.
    package var place: Int
    /// The index of the C argument that contains the length of the value. It's nil if there is no such argument.
    package var length: Int?
    package var conversion: Conversion
}
