/// An interface: a protocol with a class for objects whose own class Swift does not know, or that class alone.
struct Interface {
    /// The class that its implementations derive from, and the C function that returns its type, or nil for `Object`.
    let superclass: TypeName?
    let superclassGetType: String?
    let interfaces: [TypeName]
    let implementation: TypeName
    /// A Boolean value that indicates whether there is no protocol, because no Swift class implements the interface.
    let isClass: Bool
    let preparation: Preparation
    /// The members of Swift classes that implement it, or nil if only C implements it.
    var requirements: [Requirement]?
    /// The trait of the package with which Swift classes can implement it, or nil if they need none.
    var trait: String?
    /// The handwritten protocol that contains its requirements, or nil if the interface declares them itself or has no
    /// requirements.
    var handwrittenRequirements: String?
    /// The protocol of the classes whose members are implemented in C, or nil if only C implements it.
    var native: String?
    /// The same protocols of the interfaces that it requires.
    var nativeInterfaces: [String] = []
}
