/// A class that derives from GObject.
package struct Class {
    /// The superclass, or nil for `Object`.
    package let superclass: TypeName?
    /// A conformance to the protocol of an interface. It can require a trait that the class doesn't require.
    package struct Conformance {
        package let name: TypeName
        package let condition: Condition?
    }

    /// The interfaces that the class implements in addition to those of its ancestors.
    package var interfaces: [Conformance]
    /// The interfaces in ``interfaces`` and, recursively, the interfaces that they require.
    package let allInterfaces: [TypeName]
    /// The lines of the class body that can't be in an extension.
    package let body: [String]
    package let isMadeByC: Bool
    package let isAbstract: Bool
    package let isFinal: Bool
    package let preparation: Preparation
    /// The preparation that must precede the creation of an instance, or nil if no preparation is needed.
    package let makingPreparation: Preparation?
    package var virtualFunctions: [VirtualFunction] = []
}
