/// An interface: a protocol with a class for objects whose own class Swift does not know, or that class alone.
package struct Interface {
    /// The class that its implementations derive from, and the C function that returns its type, or nil for `Object`.
    package let superclass: TypeName?
    package let superclassGetType: String?
    package let interfaces: [TypeName]
    package let implementation: TypeName
    /// A Boolean value that indicates whether there is no protocol, because no Swift class implements the interface.
    package let isClass: Bool
    package let preparation: Preparation
    /// The members of Swift classes that implement it, or nil if only C implements it.
    package var requirements: [Requirement]?
    /// The trait of the package with which Swift classes can implement it, or nil if they need none.
    package var trait: String?
    /// The handwritten protocol that contains its requirements, or nil if the interface declares them itself or has no
    /// requirements.
    package var handwrittenRequirements: String?
    /// The protocol of the classes whose members are implemented in C, or nil if only C implements it.
    package var native: String?
    /// The same protocols of the interfaces that it requires.
    package var nativeInterfaces: [String] = []
}
