/// A class of objects.
struct Class {
    /// The superclass, or nil for `Object`.
    let superclass: TypeName?
    /// The interfaces that its ancestors do not have already.
    var interfaces: [TypeName]
    /// The same with those that these ask for in turn.
    let allInterfaces: [TypeName]
    /// Lines that an extension cannot have.
    let body: [String]
    /// A Boolean value that indicates whether an object of it cannot be made, as C keeps the only one or makes each
    /// itself.
    let isMadeByC: Bool
    /// A Boolean value that indicates whether there are only objects of its subclasses.
    let isAbstract: Bool
    /// The preparation before its C class is used, and before an instance is created.
    let preparation: Preparation
    let makingPreparation: Preparation?
    /// The methods that Swift subclasses override.
    var virtualFunctions: [VirtualFunction] = []
}
