/// An interface: a protocol with a class for objects whose own class Swift does not know, or that class alone.
struct Interface {
    /// The class that its implementations derive from, and the C function that returns its type; nil for `Object`.
    let superclass: TypeName?
    let superclassGetType: String?
    let interfaces: [TypeName]
    let implementation: TypeName
    /// Whether there is no protocol, as nothing in Swift implements it.
    let isClass: Bool
    let preparation: Preparation
    /// What Swift classes that implement it have; nil where only C implements it.
    var requirements: [Requirement]?
    /// The trait of the package with which Swift classes can implement it; nil where they need none.
    var trait: String?
    /// The protocol, written by hand, that has its requirements; nil where it has them itself, or has none.
    var handwrittenRequirements: String?
    /// The protocol of the classes whose members are C's; nil where only C implements it.
    var native: String?
    /// The same of the interfaces that it asks for.
    var nativeInterfaces: [String] = []
}
