/// The closure type for a C callback, and the C function that calls closures of this type.
package struct Callback: Documented {
    package var name: TypeName
    package var cType: String
    /// The C type as imported by Swift. It's qualified if the closure type has the same name.
    package var importedType: String
    package var documentation: Documentation
    package var arguments: [HandlerArgument]
    package var result: HandlerResult?
    package var parameterCount: Int
    /// The indexes of the C parameters that are pointers.
    package var pointers: [Int]
    /// The index of the C parameter for the user data.
    package var dataPlace: Int
    /// The value that C receives if it calls a closure that has already been released. It's nil if C expects no value.
    package var ended: String?
}
