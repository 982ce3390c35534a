/// A class of objects.
package struct Class {
    /// The superclass, or nil for `Object`.
    package let superclass: TypeName?
    /// The interfaces that its ancestors don't implement.
    package var interfaces: [TypeName]
    /// These interfaces and, recursively, the interfaces that they require.
    package let allInterfaces: [TypeName]
    /// The lines that can't be in an extension.
    package let body: [String]
    /// A Boolean value that indicates whether Swift can't create objects of the class, because only C does.
    package let isMadeByC: Bool
    /// A Boolean value that indicates whether only its subclasses can have objects.
    package let isAbstract: Bool
    /// A Boolean value that indicates whether C doesn't allow subclasses.
    package let isFinal: Bool
    /// The preparation before its C class is used, and before an instance is created.
    package let preparation: Preparation
    package let makingPreparation: Preparation?
    /// The methods that Swift subclasses override.
    package var virtualFunctions: [VirtualFunction] = []
}
