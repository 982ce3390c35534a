/// The closure type for a C callback, and what C calls such closures with.
package struct Callback {
    package var name: TypeName
    package var cType: String
    /// The C type as imported by Swift, next to the closure type, which can have the same name.
    package var importedType: String
    package var documentation: Documentation
    package var arguments: [HandlerArgument]
    package var result: HandlerResult?
    /// The number of parameters of the C function, the ones that are pointers, and the one for the closure.
    package var parameterCount: Int
    package var pointers: [Int]
    package var dataPlace: Int
    /// The value that C receives from a closure that has ended, or nil for nothing.
    package var ended: String?
}
