/// The closure type for a C callback, and the C function that calls such closures.
package struct Callback {
    package var name: TypeName
    package var cType: String
    /// The C type as imported by Swift. It's qualified if the closure type has the same name.
    package var importedType: String
    package var documentation: Documentation
    package var arguments: [HandlerArgument]
    package var result: HandlerResult?
    /// The number of parameters of the C function, the indexes of the pointers, and the index of the user data.
    package var parameterCount: Int
    package var pointers: [Int]
    package var dataPlace: Int
    /// The value that C receives from a closure that was released, or nil for nothing.
    package var ended: String?
}
