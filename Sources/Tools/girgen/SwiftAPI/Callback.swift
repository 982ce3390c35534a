/// The closure type for a C callback, and what C calls such closures with.
struct Callback {
    var name: TypeName
    var cType: String
    /// The C type as Swift sees it beside the closure's, which may have its name.
    var importedType: String
    var documentation: Documentation
    var arguments: [HandlerArgument]
    var result: HandlerResult?
    /// How many parameters the C function has, which of them are pointers, and which one is the closure.
    var parameterCount: Int
    var pointers: [Int]
    var dataPlace: Int
    /// What C gets from a closure that was ended; nil for nothing.
    var ended: String?
}
