/// A C interface. In Swift, a protocol and a class represent the interface. The class wraps objects of unregistered C
/// classes. Some interfaces are represented only by a class.
package struct Interface {
    /// The class from which all implementations of the interface derive, or nil for `Object`.
    package let superclass: TypeName?
    /// The C function that returns the type of the superclass, or nil for `Object`.
    package let superclassGetType: String?
    package let interfaces: [TypeName]
    package let implementation: TypeName
    /// A Boolean value that indicates whether the interface is a class in Swift, which Swift classes can't implement.
    package let isClass: Bool
    package let preparation: Preparation
    /// The requirements for Swift classes that implement the interface, or nil if Swift classes can't implement it.
    package var requirements: [Requirement]?
    /// The trait that Swift classes require to implement the interface.
    package var condition: Condition?
    /// The handwritten protocol with the requirements, or nil if they're generated or don't exist.
    package var handwrittenRequirements: String?
    /// The protocol to which only C classes conform, or nil if Swift classes can't implement the interface.
    package var native: String?
    /// The ``native`` protocols of the interfaces that this interface requires.
    package var nativeInterfaces: [String] = []

    /// A property that is newer than the requirements isn't required.
    package func isRequired(_ property: Member) -> Bool { !property.condition.isLater(than: condition) }
}
