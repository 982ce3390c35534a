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

    package init(
        label: String? = nil,
        name: String,
        type: SwiftType,
        place: Int,
        length: Int? = nil,
        conversion: Conversion
    ) {
        (self.label, self.name, self.type, self.place, self.length) = (label, name, type, place, length)
        self.conversion = conversion
    }
}
