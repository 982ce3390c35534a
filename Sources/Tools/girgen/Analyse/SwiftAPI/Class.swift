/// A class of objects.
package struct Class {
    /// The superclass, or nil for `Object`.
    package let superclass: TypeName?
    /// The interfaces that its ancestors do not have already.
    package var interfaces: [TypeName]
    /// The same with those that these ask for in turn.
    package let allInterfaces: [TypeName]
    /// Lines that an extension cannot have.
    package let body: [String]
    /// A Boolean value that indicates whether an object of it cannot be made, as C keeps the only one or makes each
    /// itself.
    package let isMadeByC: Bool
    /// A Boolean value that indicates whether there are only objects of its subclasses.
    package let isAbstract: Bool
    /// A Boolean value that indicates whether C refuses subclasses.
    package let isFinal: Bool
    /// The preparation before its C class is used, and before an instance is created.
    package let preparation: Preparation
    package let makingPreparation: Preparation?
    /// The methods that Swift subclasses override.
    package var virtualFunctions: [VirtualFunction] = []
}
