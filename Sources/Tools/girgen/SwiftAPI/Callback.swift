/// The closure type for a C callback, and what C calls such closures with.
struct Callback {
    var name: TypeName
    var cType: String
    /// The C type as imported by Swift, next to the closure type, which can have the same name.
    var importedType: String
    var documentation: Documentation
    var arguments: [HandlerArgument]
    var result: HandlerResult?
    /// The number of parameters of the C function, the ones that are pointers, and the one for the closure.
    var parameterCount: Int
    var pointers: [Int]
    var dataPlace: Int
    /// The value that C receives from a closure that has ended, or nil for nothing.
    var ended: String?
}
