/// An interface: a protocol with a class for objects whose own class isn't registered, or only that class.
package struct Interface {
    /// The class from which its implementations derive, and the C function that returns its type, or nil for `Object`.
    package let superclass: TypeName?
    package let superclassGetType: String?
    package let interfaces: [TypeName]
    package let implementation: TypeName
    /// A Boolean value that indicates whether there is no protocol, because no Swift class implements the interface.
    package let isClass: Bool
    package let preparation: Preparation
    /// The requirements for Swift classes that implement the interface, or nil if only C implements it.
    package var requirements: [Requirement]?
    /// The trait of the package with which Swift classes can implement it, or nil if no trait is needed.
    package var trait: String?
    /// The handwritten protocol that contains its requirements, or nil if the interface declares them itself or has no
    /// requirements.
    package var handwrittenRequirements: String?
    /// The protocol for classes that are implemented in C, or nil if Swift classes can't implement the interface.
    package var native: String?
    /// The same protocols for the interfaces that the interface requires.
    package var nativeInterfaces: [String] = []
}
