/// An argument of a signal's handler or a closure.
struct HandlerArgument: Equatable {
    /// Its label, among others that come as one value or as a method's argument.
    var label: String?
    var name: String
    var type: SwiftType
    /// The index among the C arguments, and that of its length, if it has one.
    var place: Int
    var length: Int?
    var conversion: Conversion
}
