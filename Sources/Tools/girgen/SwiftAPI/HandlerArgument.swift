/// What a signal's handler or a closure is called with.
struct HandlerArgument: Equatable {
    /// Its label, among others that come as one value or as a method's argument.
    var label: String?
    var name: String
    var type: SwiftType
    /// Where it is among C's arguments, and where its length, if it has one.
    var place: Int
    var length: Int?
    var conversion: Conversion
}
